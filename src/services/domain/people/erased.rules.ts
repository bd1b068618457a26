import type { Order } from '../orders/order.contract'
import type { AddressFields } from './address.contract'

/** What stands where a name or a street stood; `.invalid` is nobody's, for ever (RFC 2606). */
export const ERASED = { text: '–', email: 'erased@playchart.invalid' } as const

/** Of an address the tax office wants country and state. */
export const erasedAddress = ({ country, state }: AddressFields): AddressFields => ({
  ...{ first_name: ERASED.text, last_name: ERASED.text, company: '', line1: ERASED.text, line2: '' },
  ...{ city: ERASED.text, zip_code: ERASED.text, country, state },
})

type OfPerson = Pick<Order, 'email' | 'shipping_address' | 'billing_address'>

/** An order as the books need it: what was sold, for how much, and into which country; nobody's any more. */
export const erasedOrder = <T extends OfPerson>(order: T): T => ({
  ...order,
  email: ERASED.email,
  shipping_address: { ...erasedAddress(order.shipping_address), original_uuid: null },
  ...(order.billing_address && { billing_address: erasedAddress(order.billing_address) }),
})
