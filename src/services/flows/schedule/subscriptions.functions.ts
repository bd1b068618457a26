import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { readCounts, readReadings } from './subscriptions.server'

const Asking = z.strictObject({ as: Uuid.nullable() })

/** How many the signed-in person has in each status, gifts too. */
export const getSubscriptionCounts = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(({ data }) => readCounts(data.as))

/** The book box subscriptions of the signed-in person, the oldest first. */
export const getReadingSubscriptions = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(({ data }) => readReadings(data.as))
