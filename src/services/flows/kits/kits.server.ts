import type { Locale } from '~/services/domain/locale'
import { kitPrices } from '~/services/domain/prices/kit-prices.rules'
import { content } from '~/services/flows/content/content.server'
import { today } from '~/services/flows/visit/today.server'

export const readKitsPage = async (locale: Locale) => ({
  page: await content().kitsPage(locale),
  prices: kitPrices(locale.region),
  today: today(),
})

export async function readAgeLanding(locale: Locale, slug: string | null) {
  const page = slug === null ? null : await content().ageLanding(locale, slug)
  return page && { page, prices: kitPrices(locale.region) }
}
