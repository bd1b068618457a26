import { createServerFn } from '@tanstack/react-start'
import { Place } from '~/services/flows/content/place.contract'
import { readHowItWorks } from './how-it-works.server'

/** How it works, with an example child's dates, and the shop's day for its finder (decided: E-86). Public. */
export const getHowItWorks = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data: locale }) => readHowItWorks(locale))
