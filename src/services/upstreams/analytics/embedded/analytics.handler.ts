import { shopDay } from '~/services/domain/dates/civil-date'
import { readBody, readQuery, requireService, serviceApp } from '~/services/platform/wire/service-app'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { NewTransitionCounts, TransitionCountsQuery, VariantsQuery } from '../analytics.contract'
import { addCounts, countsOf, variantsOf } from './transition-counts'

/** The other end of the wire of ../analytics.contract.ts. */
export function createAnalyticsHandler({ db, clock, authenticate }: ServiceDeps) {
  const app = serviceApp(authenticate)
  app.post('/transition_counts', async (c) => {
    requireService(c)
    const added = await readBody(c, NewTransitionCounts)
    await addCounts(db, shopDay(clock.now()), added)
    return c.json({ counted: added.counts.length }, 201)
  })
  app.get('/transition_counts', async (c) => {
    requireService(c)
    const asked = readQuery(c, TransitionCountsQuery)
    const of = 'flag' in asked ? { flag: asked.flag, variant: asked.variant } : undefined
    return c.json({ counts: await countsOf(db, { ...asked, of }) })
  })
  app.get('/variants', async (c) => {
    requireService(c)
    return c.json({ variants: await variantsOf(db, readQuery(c, VariantsQuery)) })
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}
