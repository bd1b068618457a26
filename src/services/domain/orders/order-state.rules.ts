import type { Order } from './order.contract'

/** How far an order is, as its person sees it. `mailed`: nothing of it is sent in a parcel. */
export type OrderState = 'placed' | 'packed' | 'shipped' | 'mailed' | 'withdrawn'

const STATES = {
  unfulfilled: 'placed',
  fulfillment_in_progress: 'packed',
  fulfilled: 'shipped',
} as const satisfies Record<Order['fulfillment_status'], OrderState>

/** As the checkout calls it where nothing is sent. */
export const NO_DELIVERY = 'none'

type Sent = Pick<Order, 'fulfillment_status' | 'shipping_method' | 'withdrawn_at'>

export function orderState(order: Sent): OrderState {
  if (order.withdrawn_at) return 'withdrawn'
  return order.shipping_method === NO_DELIVERY ? 'mailed' : STATES[order.fulfillment_status]
}

/** A parcel of it has left the warehouse. */
export const hasLeft = (order: Pick<Order, 'fulfillment_status' | 'shipping_method'>): boolean =>
  order.fulfillment_status === 'fulfilled' && order.shipping_method !== NO_DELIVERY
