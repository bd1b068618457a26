import { KITS, type Kit, type KitBand } from '../kits/kit.rules'
import { KIT_ANCHOR } from '../kits/kit-anchor.rules'
import type { Currency } from '../money/money'
import type { BundleOffer } from './bundle-offer.contract'

/** What `size` kits of a band cost together when paid in advance, and what they would cost one by one. */
export type BundlePrice = { size: number; band: KitBand; amount: number; fullAmount: number }

export const BUNDLE_SIZES = [2, 4] as const

/** The kits of an offer: the starting one and those that follow it; null where fewer are left (A-218: never a single one). */
export function kitsOfBundle(startingAnchor: string, size: number): Kit[] | null {
  const first = KITS.findIndex(({ anchor }) => anchor === startingAnchor)
  const kits = first < 0 ? [] : KITS.slice(first, first + size)
  return size > 1 && kits.length === size ? kits : null
}

type Asked = { startingAnchor: string; size: number; currency: Currency; prices: readonly BundlePrice[] }

/** each kit has its share of what its own band's offer costs, so that an offer may reach over the first birthday. */
export function bundleOffer({ startingAnchor, size, currency, prices }: Asked): BundleOffer | null {
  const kits = kitsOfBundle(startingAnchor, size)
  if (!kits) return null
  const shares = kits.map(({ band }) => prices.find((price) => price.size === size && price.band === band))
  if (shares.some((price) => price === undefined)) return null
  const sum = (of: (price: BundlePrice) => number) =>
    Math.round(shares.reduce((total, price) => total + (price ? of(price) / size : 0), 0))
  return {
    id: offerId({ startingAnchor, size, currency }),
    size,
    amount: sum(({ amount }) => amount),
    full_amount: sum(({ fullAmount }) => fullAmount),
    currency_code: currency,
    applicable_bundles: kits.map(({ anchor }) => anchor),
  }
}

type OfferName = { startingAnchor: string; size: number; currency: Currency }

const offerId = ({ startingAnchor, size, currency }: OfferName) => `prepay-${size}-${startingAnchor}-${currency}`

/** What an id names; null for a text that is none. Whether there is such an offer, `bundleOffer` says. */
export function offerOfId(id: string): OfferName | null {
  const [, size, startingAnchor = '', currency] = /^prepay-(\d{1,2})-(.+)-(usd|gbp|aud|eur)$/.exec(id) ?? []
  const known = (['usd', 'gbp', 'aud', 'eur'] as const).find((each) => each === currency)
  return size && KIT_ANCHOR.test(startingAnchor) && known
    ? { size: Number(size), startingAnchor, currency: known }
    : null
}
