import type { Kit } from '../kits/kit.rules'
import type { Region } from '../locale'
import type { Money } from '../money/money'

export type BundleAge = '0-12-months' | '1-3-years' | '3-years-up'

type RegionPrices = { currency: Money['currency']; kitCents: Record<BundleAge, number>; booksCents: number | null }

/** A subscriber's price of one kit and of its books, by region (S-392, S-393; decided: E-18). */
export const BUNDLE_PRICES: Record<Region, RegionPrices> = {
  eu: { currency: 'eur', kitCents: { '0-12-months': 8400, '1-3-years': 12600, '3-years-up': 12600 }, booksCents: 2000 },
  us: { currency: 'usd', kitCents: { '0-12-months': 8000, '1-3-years': 12000, '3-years-up': 12000 }, booksCents: 1800 },
  gb: { currency: 'gbp', kitCents: { '0-12-months': 8000, '1-3-years': 12000, '3-years-up': 12000 }, booksCents: 1900 },
  au: {
    currency: 'aud',
    kitCents: { '0-12-months': 13000, '1-3-years': 19500, '3-years-up': 19500 },
    booksCents: null,
  },
}

/** decided: E-19 */
export function bundleAgeOf(kit: Pick<Kit, 'band' | 'minMonths'>): BundleAge {
  if (kit.band === 'baby') return '0-12-months'
  return kit.minMonths <= 36 ? '1-3-years' : '3-years-up'
}
