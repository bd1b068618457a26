import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Place } from '~/services/flows/content/place.contract'
import { readReadingBox } from './reading-box.server'

/** As long as an address may be. */
const LONGEST = 8192

/** The page of a box of the Early Reader Club (decided: E-92), by its handle; null: there is no such box. Public. */
export const getReadingBox = createServerFn({ method: 'GET' })
  .validator(z.object({ place: Place, handle: z.string().max(LONGEST) }))
  .handler(({ data: { place, handle } }) => readReadingBox({ locale: place, handle }))
