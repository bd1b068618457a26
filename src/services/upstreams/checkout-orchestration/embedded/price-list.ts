import { LINE_WORDS, type LineWords } from '~/content/checkout-words'
import { type Kit, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { localeOfCode } from '~/services/domain/locale'
import { subscriptionSku } from '~/services/domain/plans/purchase.rules'
import type { PricedVariant } from '~/services/domain/products/priced-variant'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { CheckoutPayload } from '../checkout-orchestration.contract'
import type { KnownOffer } from '../other-services.contract'
import type { CheckoutDeps } from './checkout-deps'
import { offerOf, refuseUnknownPlan } from './other-services'

/** Everything that a payload names, with what it costs right now. */
export type PriceList = {
  payload: CheckoutPayload
  words: LineWords
  /** 422 for what the shop does not sell, or no longer */
  find(sku: string): PricedVariant
  /** kits in advance, by `offerKey` */
  offers: ReadonlyMap<string, KnownOffer>
}

type Advance = { anchor: string; size: number }
export const offerKey = ({ anchor, size }: Advance) => `${anchor} ${size}`
export const invalid = () => new ServiceRefusal(422, 'invalid')

export function kitIn({ starting_kit_anchor }: { starting_kit_anchor: string }): Kit {
  const kit = kitOfAnchor(starting_kit_anchor)
  if (!kit) throw invalid()
  return kit
}

export async function priceListOf(payload: CheckoutPayload, deps: CheckoutDeps): Promise<PriceList> {
  const { locale, subscription_plans, subscriptions, gifts } = payload
  const kits = [...subscriptions, ...gifts].map((each) => ({ kit: kitIn(each), size: each.size }))
  const pieces = [...payload.items, ...payload.bundle_products, ...subscription_plans].map(({ sku }) => sku)
  const [found, offers] = await Promise.all([
    deps.priced([...pieces, ...kits.map(({ kit, size }) => subscriptionSku(kit, size))], locale),
    offersOf(deps, payload, kits),
    ...subscription_plans.map((plan) => refuseUnknownPlan(deps, plan)),
  ])
  if (!found.ok) throw new ServiceRefusal(503, 'catalogue')
  const bySku = new Map(found.value.map((variant) => [variant.sku, variant]))
  const find = (sku: string) => {
    const variant = bySku.get(sku)
    if (!variant) throw invalid()
    if (!variant.isAvailable) throw new ServiceRefusal(422, 'outOfStock')
    return variant
  }
  return { payload, find, offers, words: LINE_WORDS[localeOfCode(locale).language] }
}

type Kits = { kit: Kit; size: number }

async function offersOf(deps: CheckoutDeps, { locale }: CheckoutPayload, kits: readonly Kits[]) {
  const asked = kits.filter(({ size }) => size > 1).map(({ kit: { anchor }, size }) => ({ anchor, size, locale }))
  const offers = await Promise.all(asked.map(async (each) => [offerKey(each), await offerOf(deps, each)] as const))
  return new Map(offers.flatMap(([key, offer]) => (offer ? [[key, offer] as const] : [])))
}
