import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { Later } from '~/services/domain/plans/later.rules'
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

/** What is charged after today. `last`: the kits of today are the last ones. `change`: from when on at another price. */
export type ReviewLater =
  | { kind: 'gift' }
  | { kind: 'last' }
  | { kind: 'renews'; size: number; price: Money; on: CivilDate }
  | { kind: 'paygo' | 'advance'; size: number; price: Money; months: number; on: CivilDate; change: Step | null }
type Step = { price: Money; months: number; on: CivilDate }

type Chosen = {
  plan: PlanChoice
  chosen: Plan
  /** of each kit; null: not offered */
  books: Money | null
  isGift: boolean
  later: Later | null
  /** the same number again; null: it does not renew */
  renewal: Plan | null
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

function laterOf(review: Chosen): ReviewLater {
  const { isGift, plan, later, renewal } = review
  const { size } = plan
  if (isGift) return { kind: 'gift' }
  if (!later) return { kind: 'last' }
  const price = (one: Money, kits = 1) => withBooks(one, { books: booksIn(review), kits })
  const { on } = later.from
  if (renewal) return { kind: 'renews', size, price: price(renewal.now, size), on }
  const { change, months } = later
  const next = change && { price: price(change.price), months: change.months, on: change.from.on }
  return { kind: size === 1 ? 'paygo' : 'advance', size, price: price(later.price), months, on, change: next }
}
