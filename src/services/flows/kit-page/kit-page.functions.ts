import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Place } from '~/services/flows/content/place.contract'
import { readKitPage } from './kit-page.server'

/** As long as an address may be. */
const LONGEST = 8192

/** Everything of a kit's page (S-079); null: there is no such kit. Public: what it knows of the visitor is the session's. */
export const getKitPage = createServerFn({ method: 'GET' })
  .validator(z.object({ place: Place, slug: z.string().max(LONGEST), needsCart: z.boolean() }))
  .handler(async ({ data: { place, ...asked }, context }) => {
    const found = await readKitPage({ ...asked, locale: place })
    return found && { ...found, flags: await context.flags() }
  })
