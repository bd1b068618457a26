import { type CivilDate, plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import type { Order } from '~/services/domain/orders/order.contract'
import { NO_DELIVERY } from '~/services/domain/orders/order-state.rules'
import { withdrawableUntil } from '~/services/domain/orders/withdrawal.rules'

/** The path of the shop on which an order can be followed; never an address of elsewhere (T24). */
export const statusPath = (orderId: string): string => `/account/orders/${encodeURIComponent(orderId)}`

/** What fulfilment calls an order: a number that only ever grows, with gaps where an order was not written. */
export const orderId = (number: number): string => `PC-${number}`

const SEVERAL = 50

/** The list of a query 'a,b'; null where one of them is no id, or there are more than anyone has. */
export function uuidList(text: string): string[] | null {
  const ids = text.split(',').filter((id) => id !== '')
  return ids.length <= SEVERAL && ids.every(isUuid) ? ids : null
}

/** As the subscription manager reckons with it: from the day on which the warehouse has an order. */
const LEAVES_AFTER_DAYS = 1

type Written = Pick<Order, 'created_at' | 'fulfillment_status' | 'ships_on' | 'withdrawn_at'>

/** The warehouse has it from the day of the order on, or from the day that it waits for. */
function leavesOn({ created_at, ships_on }: Pick<Written, 'created_at' | 'ships_on'>): CivilDate {
  const placed = shopDay(Date.parse(created_at))
  return plusDays(ships_on && ships_on > placed ? ships_on : placed, LEAVES_AFTER_DAYS)
}

/**
 * How far an order is on the shop's day `today`. One that was written as packed leaves as any other does, and what somebody
 * has withdrawn from before it left does not leave.
 */
export function fulfilmentOn(order: Written, today: CivilDate): Order['fulfillment_status'] {
  const withdrawnOn = order.withdrawn_at ? shopDay(Date.parse(order.withdrawn_at)) : today
  const until = withdrawnOn < today ? withdrawnOn : today
  return leavesOn(order) <= until ? 'fulfilled' : order.fulfillment_status
}

type Sold = Pick<Order, 'created_at' | 'ships_on' | 'shipping_method' | 'currency_code' | 'checkout_uuid' | 'begins'>

/** Null for what was agreed upon before: what a checkout sold can be withdrawn from, and what began, or began again, without one. */
export function withdrawalEnd({ shipping_method, currency_code: currency, checkout_uuid, begins, ...order }: Sold) {
  if (checkout_uuid === undefined && begins === undefined) return null
  const isSent = shipping_method !== NO_DELIVERY
  const ordered = shopDay(Date.parse(order.created_at))
  return withdrawableUntil({ leavesOn: isSent ? leavesOn(order) : ordered, isSent, currency })
}
