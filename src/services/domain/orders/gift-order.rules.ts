import type { Order } from './order.contract'

/** The code of the gift that an order buys; null: it buys none. */
export const giftCodeOf = ({ line_items }: Pick<Order, 'line_items'>): string | null =>
  line_items.find(({ properties }) => properties.gifting_order_activation_code)?.properties
    .gifting_order_activation_code ?? null

/** Whether somebody gives a gift with it. */
export const isGiftOrder = (order: Pick<Order, 'line_items'>): boolean => giftCodeOf(order) !== null
