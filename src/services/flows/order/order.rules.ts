import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { type AddressText, addressText } from '~/services/domain/delivery/address.rules'
import { giftCodeOf } from '~/services/domain/orders/gift-order.rules'
import type { Order } from '~/services/domain/orders/order.contract'
import { pictureOfLine } from '~/services/domain/orders/order-picture.rules'
import { hasLeft, NO_DELIVERY, orderState } from '~/services/domain/orders/order-state.rules'
import { boxesIn } from '~/services/domain/orders/order-title.rules'
import { paidBefore, paidBy } from '~/services/domain/orders/paid-before.rules'
import { isApplied, sumOfCodes } from '~/services/domain/prices/discount-code.rules'
import type { OwnGift } from '~/services/upstreams/checkout-orchestration/own-gifts.contract'
import type { OrderSums, OwnOrder } from './order.contract'

type Given = readonly Pick<OwnGift, 'code' | 'status'>[]

/** As its giver's list says it; open where nobody says otherwise: the shop has the word when it is withdrawn from. */
function giftOf(order: Order, given: Given): OwnOrder['gift'] {
  const code = giftCodeOf(order)
  if (code === null) return null
  return given.some((gift) => gift.code === code && gift.status === 'activated') ? 'activated' : 'open'
}

/** One order as its page shows it. `given`: what the person has given. */
export function ownOrder(order: Order, today: CivilDate, given: Given = []): OwnOrder {
  const state = orderState(order)
  const delivery = order.shipping_method === NO_DELIVERY ? null : order.shipping_address
  return {
    today,
    id: order.id,
    day: shopDay(Date.parse(order.created_at)),
    state,
    currency: order.currency_code,
    lines: order.line_items.map((line) => ({
      title: line.properties.title,
      variant: line.properties.variant_title ?? null,
      picture: pictureOfLine(line),
      quantity: line.quantity,
      total: line.price * line.quantity,
      isAhead: paidBefore(line) > 0,
    })),
    paidBy: paidBy(order),
    sums: sumsOf(order),
    details: {
      delivery: delivery && addressText(delivery),
      billing: billingOf(order),
      method: order.shipping_method,
      paidWith: order.payment_label,
    },
    withdrawableUntil: order.withdrawable_until ?? null,
    withdrawnAt: order.withdrawn_at ?? null,
    hasLeft: hasLeft(order),
    beginsSubscription: order.begins_subscription === true,
    comesAgain: comesAgain(order),
    gift: giftOf(order, given),
    editable: state === 'placed' ? order.shipping_address.original_uuid : null,
  }
}

/** What is given comes again to nobody of this account. */
const comesAgain = (order: Order): OwnOrder['comesAgain'] => ({
  kits: giftCodeOf(order) === null && order.line_items.some(({ properties }) => properties.kit_anchor !== undefined),
  club: boxesIn([order]).length > 0,
})

/** Where nothing is sent an order names who pays in the other place. */
function billingOf(order: Order): AddressText | null {
  const address = order.billing_address ?? (order.shipping_method === NO_DELIVERY ? order.shipping_address : null)
  return address && addressText(address)
}

function sumsOf({ total_discounts, discount_codes = [], ...order }: Order): OrderSums {
  const codes = discount_codes.filter(isApplied)
  const ahead = order.line_items.reduce((sum, line) => sum + paidBefore(line), 0)
  const saved = total_discounts - sumOfCodes(codes) - ahead
  return {
    goods: order.subtotal_price,
    saved,
    ahead,
    codes,
    subtotal: order.subtotal_price - total_discounts,
    shipping: order.total_shipping,
    tax: order.total_tax,
    isTaxIncluded: order.taxes_included,
    total: order.total_price,
  }
}
