import type { Money } from '../money/money'
import type { PlanChoice } from './plan-choice'

/** One way to pay: kit by kit (size 1), or some of them in advance (S-279). Prices are without books. */
export type Plan = {
  id: string
  size: number
  perKit: Money
  /** its kits are not all of one price: `perKit` is their average */
  isMixed: boolean
  /** what is paid today */
  now: Money
  /** the same kits one by one; null where nothing is saved */
  full: Money | null
  /** whole per cent (prices/savings.rules.ts), of the kits alone; 0 where nothing is saved */
  savingPercent: number
}

export const PAYGO = 'paygo'
const idOf = (size: number) => (size === 1 ? PAYGO : `kits-${size}`)
export const planIdOf = ({ size }: Pick<PlanChoice, 'size'>) => idOf(size)

/** The number of kits that an id names; 0 for a text that is none. */
export const sizeOfPlan = (id: string) => (id === PAYGO ? 1 : Number(/^kits-(\d{1,2})$/.exec(id)?.[1] ?? 0))

/** The books of so many kits on top. */
export const withBooks = (money: Money, { books, kits }: { books: Money | null; kits: number }): Money => ({
  ...money,
  amountCents: money.amountCents + (books?.amountCents ?? 0) * kits,
})

/** How often a plan in advance renews: each time with as many kits, while as many are left. `kitsLeft` counts its own, too. */
export const renewalsOf = (size: number, kitsLeft: number) =>
  size > 1 ? Math.max(0, Math.floor(kitsLeft / size) - 1) : 0
export const canRenew = (size: number, kitsLeft: number) => renewalsOf(size, kitsLeft) > 0
