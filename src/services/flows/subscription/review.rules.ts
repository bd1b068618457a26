import type { Money } from '~/services/domain/money/money'
import { type ChargeStep, chargeSteps, type LaterCharge } from '~/services/domain/plans/later-charges.rules'
import { type Plan, withBooks } from '~/services/domain/plans/plan-price.rules'
import type { PlanChoice } from './subscription.contract'

/** What is paid today, in minor units. `saved` is 0 where nothing is. */
export type ReviewSums = {
  size: number
  kits: Money
  books: Money | null
  saved: Money
  today: Money
  later: ReviewLater
}

/** What is charged after today. `last`: the kits of today are the last ones; `renewsOnce`: too few are left for more. */
export type ReviewLater =
  | { kind: 'gift' }
  | { kind: 'last' }
  | { kind: 'paygo' | 'advance' | 'renews' | 'renewsOnce'; size: number; steps: ChargeStep[] }

type Chosen = {
  plan: PlanChoice
  chosen: Plan
  /** of each kit; null: not offered */
  books: Money | null
  isGift: boolean
  /** what is charged after today; [] for a gift, and after the last kit */
  charges: readonly LaterCharge[]
}

/** S-018: what is paid today, and later. */
export function reviewSums(review: Chosen): ReviewSums {
  const { plan, chosen } = review
  const books = booksIn(review)
  const full = chosen.full ?? chosen.now
  const money = (amountCents: number): Money => ({ ...chosen.now, amountCents })
  return {
    size: plan.size,
    kits: full,
    books: books && money(books.amountCents * plan.size),
    saved: money(full.amountCents - chosen.now.amountCents),
    today: withBooks(chosen.now, { books, kits: plan.size }),
    later: laterOf(review),
  }
}

const booksIn = ({ plan, books }: Chosen) => (plan.hasBooks ? books : null)

const KINDS = { paygo: 'paygo', 'pay-up-front': 'advance', 'recurring-pay-up-front': 'renews' } as const

function laterOf({ isGift, plan, charges }: Chosen): ReviewLater {
  if (isGift) return { kind: 'gift' }
  const steps = chargeSteps(charges)
  if (steps.length === 0) return { kind: 'last' }
  const renewals = charges.filter(({ boxes }) => boxes.length > 1).length
  const often = (['advance', 'renewsOnce'] as const)[renewals]
  const kind = KINDS[plan.paymentOption]
  return { kind: kind === 'renews' ? (often ?? kind) : kind, size: plan.size, steps }
}
