import { getRequest } from '@tanstack/react-start/server'
import { personFor } from '~/services/flows/identity/identity.server'
import type { FaultRule } from '~/services/platform/faults/faults.contract'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'

/**
 * The kits of whoever is signed in, as their service gives them but for why those that are not paid were not: the seed's
 * banks say other things. Null where they cannot be read.
 */
export async function unpaidBecause(bankSays: string): Promise<FaultRule | null> {
  const asked = await personFor(null)
  if (!asked.ok) return null
  const { person, headers } = asked.value
  const { language } = localeOfRequest(getRequest())
  const client = await subscriptionManager()
  const read = await client.datedSubscriptions({ headers, userUuid: person.playchartId, language })
  if (!read.ok) return null
  const subscriptions = read.value.map(({ scheduled_items, ...subscription }) => ({
    ...subscription,
    scheduled_items: scheduled_items.map((item) => ({
      ...item,
      billing_error_message: item.billing_error_message === null ? null : bankSays,
    })),
  }))
  return {
    ...{ upstream: 'subscription-manager', operation: 'GET /recipient/:id/subscriptions', times: null },
    outcome: { kind: 'answer', status: 200, body: { subscriptions } },
  }
}
