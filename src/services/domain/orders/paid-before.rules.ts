import { isGiftLabel } from '../payment/payment-label.rules'
import type { Order, OrderLine } from './order.contract'

/** A kit that was paid before stands on its order for nothing, and says what it costs, in cents; 0: it is paid here. */
export const paidBefore = ({ price, quantity, properties: { puf_discount } }: OrderLine): number =>
  price === 0 && puf_discount ? Number(puf_discount) * quantity : 0

/** Who has paid what an order brings without a charge of its own (E-105): the person in advance, or somebody who gave it. */
export type PaidBy = 'given' | 'paidAhead'

/** Null: nothing in it was paid before. */
export const paidBy = ({ payment_label, line_items }: Pick<Order, 'payment_label' | 'line_items'>): PaidBy | null => {
  if (!line_items.some((line) => paidBefore(line) > 0)) return null
  return isGiftLabel(payment_label) ? 'given' : 'paidAhead'
}
