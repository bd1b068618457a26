import type { Result } from '~/services/domain/result'
import type { SignedIn } from '~/services/flows/identity/identity.server'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import type {
  ReadingSubscription,
  SubscriptionCounts,
  SubscriptionManagerError,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'

type Answered<T> = Promise<Result<T, SubscriptionManagerError>>

/** How many this person has in each status; `isFull` leaves gifts out. The menu and the page ask once. */
export const countsOf = (
  { person, headers }: SignedIn,
  { isFull }: { isFull: boolean },
): Answered<SubscriptionCounts> =>
  oncePerRequest(`counts ${isFull}`, async () =>
    (await subscriptionManager()).counts({ headers, userUuid: person.playchartId, isFull }),
  )

/** The book box subscriptions of this person, the oldest first. */
export const readingsOf = ({ person, headers }: SignedIn): Answered<ReadingSubscription[]> =>
  oncePerRequest('readings', async () =>
    (await subscriptionManager()).readings({ headers, userUuid: person.playchartId }),
  )
