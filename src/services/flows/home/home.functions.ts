import { createServerFn } from '@tanstack/react-start'
import { kitPrices } from '~/services/domain/prices/kit-prices.rules'
import { content } from '~/services/flows/content/content.server'
import { Place } from '~/services/flows/content/place.contract'
import { today } from '~/services/flows/visit/today.server'

/** The home page, what its kits cost, and the shop's day for its finder (decided: E-86). Public: needs no sign-in. */
export const getHome = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(async ({ data: locale }) => ({
    page: await content().homePage(locale),
    prices: kitPrices(locale.region),
    today: today(),
  }))
