import type { KitPrices } from '~/components/kits/kit-card'
import type { Region } from '~/services/locale'
import { BUNDLE_PRICES } from '~/services/shopify/bundle.rules'

/** What a kit costs a subscriber at each age in this region (S-392, S-393). */
export function kitPrices(region: Region): KitPrices {
  const { currency, kitCents } = BUNDLE_PRICES[region]
  return {
    '0-12-months': { amountCents: kitCents['0-12-months'], currency },
    '1-3-years': { amountCents: kitCents['1-3-years'], currency },
    '3-plus-years': { amountCents: kitCents['3-years-up'], currency },
  }
}
