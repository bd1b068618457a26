import { createServerFn } from '@tanstack/react-start'
import { Place, SluggedPlace } from '~/services/flows/content/place.contract'
import { readAgeLanding, readKitsPage } from './kits.server'

/** All kits with their prices, and the shop's day for the finder (decided: E-86). Public: needs no sign-in. */
export const getKitsPage = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data: locale }) => readKitsPage(locale))

/** The kits of one year of life; `slug`: "0-12-months" and so on. Null: there is no such page. Public. */
export const getAgeLanding = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data: { locale, slug } }) => readAgeLanding(locale, slug))
