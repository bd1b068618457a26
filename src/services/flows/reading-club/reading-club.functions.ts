import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readReadingClubPage, releaseOwnPause } from './reading-club.server'

/** The Early Reader Club of the signed-in person with the words of its page; one request for all of it. */
export const getReadingClub = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readReadingClubPage({ as: data.as, locale: context.locale, flags: context.flags }))

/** Ends the pause of a subscription of the signed-in person. */
export const releasePause = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid, id: Uuid }))
  .handler(({ data }) => releaseOwnPause(data))
