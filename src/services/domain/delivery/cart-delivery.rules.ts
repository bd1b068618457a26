import type { CartItem } from '../cart/cart.contract'
import { regionOf } from '../locale'
import type { Currency, Money } from '../money/money'
import { DELIVERY, deliveryCents, deliveryMethods } from './delivery.rules'

/** What is mailed or opened in the account. */
const NOT_SENT = ['Gift Card', 'Course Pack']
const LASTING = ['Subscription', 'ERC']

type Line = Pick<CartItem, 'productType' | 'subtotal'>
type Held = { currency: Currency; lines: readonly Line[] }

/**
 * What the delivery of a cart costs, as the checkout will offer it first. `missing` is what is still to be chosen until
 * it is free. `none`: nothing is sent.
 */
type CartDelivery = { kind: 'none' } | { kind: 'free' } | { kind: 'charged'; price: Money; missing: Money }

export function cartDelivery({ currency, lines }: Held): CartDelivery {
  if (!lines.some(({ productType }) => !NOT_SENT.includes(productType))) return { kind: 'none' }
  const region = regionOf(currency)
  const goodsCents = lines.reduce((sum, { subtotal }) => sum + subtotal.amountCents, 0)
  const hasSubscription = lines.some(({ productType }) => LASTING.includes(productType))
  const price = deliveryCents(deliveryMethods({ region, goodsCents, hasSubscription }), 'standard')
  if (price === 0) return { kind: 'free' }
  const money = (amountCents: number): Money => ({ amountCents, currency })
  return { kind: 'charged', price: money(price), missing: money(DELIVERY[region].freeFrom - goodsCents) }
}

/** Whether one such thing, bought alone, ships free: its page says so. */
export const shipsFree = ({ price, productType }: { price: Money; productType: string }) =>
  cartDelivery({ currency: price.currency, lines: [{ productType, subtotal: price }] }).kind === 'free'
