import type { Kit, KitBand } from '../kits/kit.rules'
import { type Region, regionOf } from '../locale'
import type { Currency } from '../money/money'

export type BundleAge = '0-12-months' | '1-3-years' | '3-years-up'

type RegionPrices = {
  currency: Currency
  kitCents: Record<BundleAge, number>
  booksCents: number | null
  /** of one kit, by how many are paid in advance */
  advanceCents: Readonly<Record<number, Record<KitBand, number>>>
}

/** A subscriber's price of one kit and of its books, by region (S-392, S-393; decided: E-18). */
export const BUNDLE_PRICES: Record<Region, RegionPrices> = {
  eu: {
    currency: 'eur',
    kitCents: { '0-12-months': 8400, '1-3-years': 12600, '3-years-up': 12600 },
    booksCents: 2000,
    advanceCents: { 2: { baby: 8000, toddler: 12000 }, 4: { baby: 7800, toddler: 11700 } },
  },
  us: {
    currency: 'usd',
    kitCents: { '0-12-months': 8000, '1-3-years': 12000, '3-years-up': 12000 },
    booksCents: 1800,
    advanceCents: { 2: { baby: 7600, toddler: 11400 }, 4: { baby: 7400, toddler: 11100 } },
  },
  gb: {
    currency: 'gbp',
    kitCents: { '0-12-months': 8000, '1-3-years': 12000, '3-years-up': 12000 },
    booksCents: 1900,
    advanceCents: { 2: { baby: 7600, toddler: 11400 }, 4: { baby: 7400, toddler: 11100 } },
  },
  au: {
    currency: 'aud',
    kitCents: { '0-12-months': 13000, '1-3-years': 19500, '3-years-up': 19500 },
    booksCents: null,
    advanceCents: { 2: { baby: 12400, toddler: 18600 }, 4: { baby: 12000, toddler: 18000 } },
  },
}

export const pricesIn = (currency: Currency): RegionPrices => BUNDLE_PRICES[regionOf(currency)]

/** decided: E-19 */
export function bundleAgeOf(kit: Pick<Kit, 'band' | 'minMonths'>): BundleAge {
  if (kit.band === 'baby') return '0-12-months'
  return kit.minMonths <= 36 ? '1-3-years' : '3-years-up'
}
