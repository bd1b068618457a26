import { type Continuation, continuationOf } from '~/services/domain/plans/continuation.rules'
import { readUser } from '~/services/flows/account/account.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { SubscriptionMemory } from './subscription.contract'

type Of = Pick<SubscriptionMemory, 'child' | 'childUuid'>

/**
 * How the kits go on for a child of the signed-in person who has had some already; null for any other. It is the child
 * that was named, or one of the same name and birth date, as the checkout finds it. Where this cannot be found out the
 * checkout does not sell a kit twice.
 */
export async function readContinuation({ child, childUuid }: Of): Promise<Continuation | null> {
  const signedIn = await personFor(null)
  if (!child || !signedIn.ok) return null
  const { person, headers } = signedIn.value
  const client = await subscriptionManager()
  const [user, subscriptions] = await Promise.all([
    readUser({ as: null }),
    client.subscriptions({ headers, userUuid: person.playchartId, language: 'en' }),
  ])
  if (!user.ok || !subscriptions.ok) return null
  const known = user.value.visibleChildren.find(({ uuid, name, birthday }) =>
    childUuid ? uuid === childUuid : name === child.name && birthday === child.birthDate,
  )
  const kits = subscriptions.value
    .filter(({ child_uuid }) => child_uuid === known?.uuid)
    .flatMap(({ scheduled_items }) => scheduled_items.map(({ product, ...item }) => ({ ...item, ...product })))
  return continuationOf(kits, { birthDate: child.birthDate, today: today() })
}
