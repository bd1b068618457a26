import type { Locale } from '~/services/domain/locale'
import { kitPrices } from '~/services/domain/prices/kit-prices.rules'
import { content } from '~/services/flows/content/content.server'
import { today } from '~/services/flows/visit/today.server'

export const readHome = async (locale: Locale) => ({
  page: await content().homePage(locale),
  prices: kitPrices(locale.region),
  today: today(),
})
