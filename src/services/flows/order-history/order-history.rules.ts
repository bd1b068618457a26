import { shopDay } from '~/services/domain/dates/civil-date'
import type { Order } from '~/services/domain/orders/order.contract'
import { pictureOfLine } from '~/services/domain/orders/order-picture.rules'
import { orderState } from '~/services/domain/orders/order-state.rules'
import { paidBy } from '~/services/domain/orders/paid-before.rules'
import type { OrderRow } from './order-history.contract'

/** As many fit beside each other on a phone. */
const MOST_PICTURES = 3

/** One order as its list shows it. */
export const orderRow = (order: Order): OrderRow => ({
  id: order.id,
  day: shopDay(Date.parse(order.created_at)),
  state: orderState(order),
  titles: order.line_items.map(({ properties }) => properties.title),
  pictures: order.line_items.flatMap((line) => pictureOfLine(line) ?? []).slice(0, MOST_PICTURES),
  paidBy: order.total_price > 0 ? null : paidBy(order),
  sum: { amountCents: order.total_price, currency: order.currency_code },
})
