import { createServerFn } from '@tanstack/react-start'
import { kitPrices } from '~/services/domain/prices/kit-prices.rules'
import { content } from '~/services/flows/content/content.server'
import { Place, SluggedPlace } from '~/services/flows/content/place.contract'
import { today } from '~/services/flows/visit/today.server'

/** All kits with their prices, and the shop's day for the finder (decided: E-86). Public: needs no sign-in. */
export const getKitsPage = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(async ({ data: locale }) => ({
    page: await content().kitsPage(locale),
    prices: kitPrices(locale.region),
    today: today(),
  }))

/** The kits of one year of life; `slug`: "0-12-months" and so on. Null: there is no such page. Public. */
export const getAgeLanding = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(async ({ data: { locale, slug } }) => {
    const page = slug === null ? null : await content().ageLanding(locale, slug)
    return page && { page, prices: kitPrices(locale.region) }
  })
