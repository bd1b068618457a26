import { shopDay } from '~/services/domain/dates/civil-date'
import type { Order } from '~/services/domain/orders/order.contract'
import type { BillingStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { KitCharge } from '~/services/flows/schedule/schedule.contract'
import type { DatedItem } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { Payment } from './payments.contract'

/** Orders by their ids, what is still to be charged for each kit by its uuid, and the kits that were given. */
export type Ledger = {
  orders: ReadonlyMap<string, Order>
  charges: ReadonlyMap<string, KitCharge>
  given: readonly DatedItem[]
}

const SKIPPED: readonly ProcessStatus[] = ['skip_requested', 'skipped']
const AHEAD: readonly BillingStatus[] = ['paid', 'prepay']

/** How one kit is paid; of how many kits a payment was is said by the row of all (`rowsOf`). */
export function paymentOf(item: DatedItem, { orders, charges, given }: Ledger): Payment {
  const { billing_status: billing, process_status: process } = item
  if (SKIPPED.includes(process)) return { kind: 'skipped' }
  if (given.includes(item) && AHEAD.includes(billing)) return { kind: 'gift' }
  const charge = charges.get(item.uuid)
  if (billing === 'error') return { kind: 'failed', sum: charge?.kind === 'own' ? charge.sum : null }
  if (billing === 'refund') return { kind: 'refunded' }
  if (billing === 'pending_clearance') return { kind: 'pending' }
  if (billing === 'awaiting_payment') return owed(process, charge)
  return paidBy(item, orders.get(item.order_id ?? ''))
}

function owed(process: ProcessStatus, charge: KitCharge | undefined): Payment {
  if (process === 'billing') return { kind: 'pending' }
  if (!charge) return { kind: 'owed' }
  return charge.kind === 'own' ? { kind: 'planned', sum: charge.sum, kits: charge.kits } : { kind: 'with' }
}

/** Nothing was paid with the order of a kit that was paid ahead. */
function paidBy({ billing_status, product }: DatedItem, order: Order | undefined): Payment {
  if (!order || order.total_price === 0) return { kind: billing_status === 'prepay' ? 'covered' : 'paid' }
  const sum = { amountCents: order.total_price, currency: order.currency_code }
  if (order.withdrawn_at) return { kind: 'givenBack', sum, on: shopDay(Date.parse(order.withdrawn_at)) }
  return {
    kind: 'charged',
    sum,
    on: shopDay(Date.parse(order.created_at)),
    kits: 1,
    hasMore: hasOthers(order, product.anchor),
  }
}

const BOOKS = 'Book Bundle'

const hasOthers = ({ line_items }: Order, anchor: string) =>
  line_items.some(
    ({ properties: { kit_anchor, product_type } }) =>
      kit_anchor !== anchor && !(kit_anchor === undefined && product_type === BOOKS),
  )
