import { SHIPPING_RATES } from '~/content/seed/shipping-rates'
import type { PricedCart, PricedCartLine } from './cart.pricing'
import type { Localized, PriceCents } from './catalogue.contract'
import { type ConnectionArguments, connect } from './connection'
import { gid, shopifyNumber } from './ids'
import { moneyV2, textIn } from './market'

type Rate = { handle: string; title: Localized; costCents: PriceCents }

const RATES: readonly [Rate, Rate] = SHIPPING_RATES

const deliveryGroupId = ({ cart }: PricedCart) =>
  gid('CartDeliveryGroup', shopifyNumber('CartDeliveryGroup', cart.address.token))

export const isDeliveryOption = (handle: string) => RATES.some((rate) => rate.handle === handle)

const isShipped = ({ merchandise }: PricedCartLine) => merchandise.product.document.requiresShipping

/** Everything that is sent goes in one parcel; a cart of courses alone has nothing to deliver. */
export function deliveryGroups(priced: PricedCart, args: ConnectionArguments, view: (line: PricedCartLine) => object) {
  const shipped = priced.lines.filter(isShipped)
  const id = deliveryGroupId(priced)
  return connect(shipped.length > 0 ? [{ id }] : [], args, () => groupView(priced, shipped, view))
}

function groupView(priced: PricedCart, shipped: readonly PricedCartLine[], view: (line: PricedCartLine) => object) {
  const { cart, scope } = priced
  const id = deliveryGroupId(priced)
  const optionView = ({ handle, title, costCents }: Rate) => ({
    handle,
    code: handle,
    title: textIn(title, scope.market),
    description: null,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: moneyV2(costCents[scope.market.currency], scope.market.currency),
  })
  const chosen = RATES.find(({ handle }) => handle === cart.document.deliveryOptions[id]) ?? RATES[0]
  return {
    id,
    groupType: shipped.some(({ line }) => line.sellingPlanId !== null) ? 'SUBSCRIPTION' : 'ONE_TIME_PURCHASE',
    cartLines: (args: ConnectionArguments) => connect(shipped, args, view),
    deliveryAddress: {
      id: gid('MailingAddress', shopifyNumber('MailingAddress', cart.address.token)),
      countryCode: cart.document.country,
      countryCodeV2: cart.document.country,
      country: new Intl.DisplayNames('en', { type: 'region' }).of(cart.document.country) ?? null,
      formatted: [],
    },
    deliveryOptions: RATES.map(optionView),
    selectedDeliveryOption: optionView(chosen),
  }
}
