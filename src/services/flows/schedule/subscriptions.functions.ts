import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Result } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import type {
  ReadingSubscription,
  Subscription,
  SubscriptionCounts,
  SubscriptionManagerError,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'

const Asking = z.strictObject({ as: Uuid.nullable() })

/** The play kit subscriptions of the signed-in person, the oldest first, in the words of the page. */
export const getSubscriptions = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(async ({ data, context }): Promise<Result<Subscription[], SubscriptionManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    const { language } = context.locale
    return (await subscriptionManager()).subscriptions({ headers, userUuid: person.playchartId, language })
  })

/** How many the signed-in person has in each status; `isFull` leaves gifts out. */
export const getSubscriptionCounts = createServerFn({ method: 'POST' })
  .validator(Asking.extend({ isFull: z.boolean().default(false) }))
  .handler(async ({ data }): Promise<Result<SubscriptionCounts, SubscriptionManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    const { isFull } = data
    const question = { headers, userUuid: person.playchartId, isFull }
    return oncePerRequest(`counts ${isFull}`, async () => (await subscriptionManager()).counts(question))
  })

/** The book box subscriptions of the signed-in person, the oldest first. */
export const getReadingSubscriptions = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(async ({ data }): Promise<Result<ReadingSubscription[], SubscriptionManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    const question = { headers, userUuid: person.playchartId }
    return oncePerRequest('readings', async () => (await subscriptionManager()).readings(question))
  })
