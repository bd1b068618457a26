import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { countsOf, readingsOf } from './subscriptions.server'

const Asking = z.strictObject({ as: Uuid.nullable() })

/** How many the signed-in person has in each status, gifts too. */
export const getSubscriptionCounts = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(async ({ data }) => {
    const asked = await personFor(data.as)
    return asked.ok ? countsOf(asked.value, { isFull: false }) : asked
  })

/** The book box subscriptions of the signed-in person, the oldest first. */
export const getReadingSubscriptions = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(async ({ data }) => {
    const asked = await personFor(data.as)
    return asked.ok ? readingsOf(asked.value) : asked
  })
