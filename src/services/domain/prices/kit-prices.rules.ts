import type { Region } from '../locale'
import type { Money } from '../money/money'
import { BUNDLE_PRICES, type BundleAge } from './bundle.rules'

/** Age groups as content names them. */
type KitPriceKey = '0-12-months' | '1-3-years' | '3-plus-years'
export type KitPrices = Record<KitPriceKey, Money>

/** What one kit costs a subscriber of the region, by age group (S-392 to S-394); cards show it. */
export function kitPrices(region: Region): KitPrices {
  const { currency, kitCents } = BUNDLE_PRICES[region]
  const one = (age: BundleAge): Money => ({ amountCents: kitCents[age], currency })
  return { '0-12-months': one('0-12-months'), '1-3-years': one('1-3-years'), '3-plus-years': one('3-years-up') }
}
