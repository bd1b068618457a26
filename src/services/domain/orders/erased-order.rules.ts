import { ERASED, erasedAddress } from '../people/erased.rules'
import type { Order } from './order.contract'

type OfPerson = Pick<Order, 'email' | 'shipping_address' | 'billing_address'>

/** An order as the books need it: what was sold, for how much, and into which country; nobody's any more. */
export const erasedOrder = <T extends OfPerson>(order: T): T => ({
  ...order,
  email: ERASED.email,
  shipping_address: { ...erasedAddress(order.shipping_address), original_uuid: null },
  ...(order.billing_address && { billing_address: erasedAddress(order.billing_address) }),
})
