import { createServerFn } from '@tanstack/react-start'
import { Place } from '~/services/flows/content/place.contract'
import { readHome } from './home.server'

/** The home page, what its kits cost, and the shop's day for its finder (decided: E-86). Public: needs no sign-in. */
export const getHome = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data: locale }) => readHome(locale))
