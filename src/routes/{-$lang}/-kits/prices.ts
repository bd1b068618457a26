import type { KitPrices } from '~/components/kits/kit-card'
import type { Region } from '~/services/domain/locale'
import { type BundleAge, bundleTotal } from '~/services/domain/prices/bundle.rules'

/** What one kit costs a subscriber of the region, by age group (S-392 to S-394); cards show it. */
export function kitPrices(region: Region): KitPrices {
  const one = (age: BundleAge) => bundleTotal({ region, age, kits: 1, hasBooks: false })
  return { '0-12-months': one('0-12-months'), '1-3-years': one('1-3-years'), '3-plus-years': one('3-years-up') }
}
