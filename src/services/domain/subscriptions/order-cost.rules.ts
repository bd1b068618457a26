import type { Money } from '../money/money'
import type { BillingStatus } from './vocabulary'

/** the others have a neutral label (decided: E-08). */
const LISTED_BILLING: readonly BillingStatus[] = ['paid', 'prepay', 'awaiting_payment']
type BillingLabel = 'paid' | 'awaiting' | 'other'
export const billingLabel = (status: BillingStatus): BillingLabel =>
  status === 'awaiting_payment' ? 'awaiting' : LISTED_BILLING.includes(status) ? 'paid' : 'other'

type Charge = { kind: 'own'; sum: Money; kits: number } | { kind: 'with' }
type Charged = { billing: BillingStatus; charge: Charge | null }

/**
 * `sum` is null where it is paid, or goes `with` the payment of an earlier kit that is open; `pays`: for how many kits, where
 * they are more than the order holds (E-113).
 */
export type OrderCost = { sum: Money | null; pays: number | null; payment: BillingLabel | 'with' }

/**
 * What an order of kits comes to; null: it is still to be paid, and nobody knows the sum. `total`: of the order's own
 * draft, where there is one; else the sum of what its kits cost.
 */
export function orderCost(kits: readonly Charged[], total: Money | null): OrderCost | null {
  const payment = paymentOf(kits)
  if (payment !== 'awaiting') return { sum: null, pays: null, payment }
  if (kits.every(({ charge }) => charge?.kind === 'with')) return { sum: null, pays: null, payment: 'with' }
  const charges = kits.flatMap(({ charge }) => (charge?.kind === 'own' ? [charge] : []))
  const sum = total ?? sumOf(charges.map((charge) => charge.sum))
  const pays = charges.reduce((count, charge) => count + charge.kits, 0)
  return sum && { sum, pays: pays > kits.length ? pays : null, payment }
}

/** One word for what an order costs now: everything paid, something still to be paid, or neither of the two. */
export function paymentOf(kits: readonly Pick<Charged, 'billing'>[]): BillingLabel {
  const labels = kits.map(({ billing }) => billingLabel(billing))
  if (labels.includes('other')) return 'other'
  return labels.includes('awaiting') ? 'awaiting' : 'paid'
}

const sumOf = (sums: readonly Money[]): Money | null =>
  sums.reduce<Money | null>((all, sum) => ({ ...sum, amountCents: sum.amountCents + (all?.amountCents ?? 0) }), null)
