import type { Subscription, SubscriptionStatus } from './vocabulary'

/** What /account/subscriptions shows for a child (A-017 … A-020). */
export type SchedulePageState = 'active' | 'agedOut' | 'cancelled' | 'none'

/** From the strongest to the weakest (decided: E-53). */
const PAGE_STATES = [
  ['active', 'active'],
  ['finished', 'agedOut'],
  ['cancelled', 'cancelled'],
] as const satisfies readonly (readonly [SubscriptionStatus, SchedulePageState])[]

type OfChild = Pick<Subscription, 'subscription_status' | 'child_uuid' | 'created_at'>
type ChildPage<T> = { state: Exclude<SchedulePageState, 'none'>; subscription: T } | { state: 'none' }

/** A child's page and the subscription that it shows: of several in the same state the one that began last. */
export function childPage<T extends OfChild>(subscriptions: readonly T[], childUuid: string): ChildPage<T> {
  const own = subscriptions
    .filter(({ child_uuid }) => child_uuid === childUuid)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  for (const [status, state] of PAGE_STATES) {
    const subscription = own.find(({ subscription_status }) => subscription_status === status)
    if (subscription) return { state, subscription }
  }
  return { state: 'none' }
}
