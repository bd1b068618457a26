import type { InstallmentStatus, RecordStatus, Subscription, SubscriptionStatus } from './vocabulary'

/** How the account speaks of a play kit subscription: one of three vocabularies (decided: E-21). */
export type PlayKitStatus = 'active' | 'paused' | 'cancelled'

/** S-269 */
const PRECEDENCE: Record<SubscriptionStatus, number> = {
  active: 4,
  finished: 3,
  created: 2,
  cancelled: 1,
  inactive: 0,
  error: 0,
}

/** S-268: the others are the services' own business. */
export const isShownStatus = (status: SubscriptionStatus) => ['active', 'finished', 'cancelled'].includes(status)

type Typed = Pick<Subscription, 'subscription_status'> & { subscription_type: string }

/** S-269: one status for each type of subscription; the first one's where two weigh the same. */
export function summaryByType(subscriptions: readonly Typed[]): Map<string, SubscriptionStatus> {
  const summary = new Map<string, SubscriptionStatus>()
  for (const { subscription_type: type, subscription_status: status } of subscriptions) {
    const known = summary.get(type)
    if (known === undefined || PRECEDENCE[status] > PRECEDENCE[known]) summary.set(type, status)
  }
  return summary
}

type WithStatus = Pick<Subscription, 'subscription_status'>
const hasStatus = (status: SubscriptionStatus) => (subscriptions: readonly WithStatus[]) =>
  subscriptions.some(({ subscription_status }) => subscription_status === status)

/** S-270 */
export const isActiveSubscriber = hasStatus('active')
/** S-270 */
export const isAgedOutSubscriber = hasStatus('finished')

/** What /account/subscriptions shows for a child (A-017 … A-020). */
export type SchedulePageState = 'active' | 'agedOut' | 'cancelled' | 'none'

/** From the strongest to the weakest (decided: E-53). */
const PAGE_STATES = [
  ['active', 'active'],
  ['finished', 'agedOut'],
  ['cancelled', 'cancelled'],
] as const satisfies readonly (readonly [SubscriptionStatus, SchedulePageState])[]

type OfChild = WithStatus & Pick<Subscription, 'child_uuid' | 'created_at'>
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

/** E-21: what a record is to those who ask the catalogue of subscriptions. */
const CATALOGUE_STATUS: Record<RecordStatus, SubscriptionStatus> = {
  active: 'active',
  paused: 'inactive',
  cancelled: 'cancelled',
  pending: 'created',
}
export const catalogueStatusOf = (status: RecordStatus): SubscriptionStatus => CATALOGUE_STATUS[status]

/** E-21: null for what the account does not speak of; a finished one has a page of its own. */
const PLAY_KIT_STATUS: Record<SubscriptionStatus, PlayKitStatus | null> = {
  active: 'active',
  inactive: 'paused',
  cancelled: 'cancelled',
  created: null,
  finished: null,
  error: null,
}
export const playKitStatusOf = (status: SubscriptionStatus): PlayKitStatus | null => PLAY_KIT_STATUS[status]

export type ReadingPageState = 'none' | 'cancelled' | 'paused' | 'processing' | 'active'

type Reading = { status: RecordStatus; installments: readonly { status: InstallmentStatus }[] }

/** The page of one book box subscription; without the flag a paused one is shown as active (decided: E-51, E-52). */
export function readingPageState(subscription: Reading | null, isPauseOn: boolean): ReadingPageState {
  if (!subscription) return 'none'
  if (subscription.status === 'cancelled') return 'cancelled'
  if (subscription.status === 'paused') return isPauseOn ? 'paused' : 'active'
  const [first] = subscription.installments
  const isFirstOnItsWay = first?.status === 'ordered' || first?.status === 'processing'
  const hasCompleted = subscription.installments.some(({ status }) => status === 'complete')
  return isFirstOnItsWay && !hasCompleted ? 'processing' : 'active'
}
