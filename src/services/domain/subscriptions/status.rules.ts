import { type CivilDate, monthsBetween } from '../dates/civil-date'
import type { Kit } from '../kits/kit.rules'
import { kitAfter } from '../kits/next-kit.rules'
import type { ProcessStatus, Subscription, SubscriptionStatus } from './vocabulary'

/** Why a subscription that came to its end is at its end (decided: E-108). */
const ENDINGS = ['giftUsed', 'prepaidUsed', 'complete', 'agedOut'] as const
type Ending = (typeof ENDINGS)[number]

/** What /account/subscriptions shows for a child (A-017 … A-020). */
export const SCHEDULE_PAGES = ['active', ...ENDINGS, 'cancelled', 'none'] as const
export type SchedulePageState = (typeof SCHEDULE_PAGES)[number]

/** From the strongest to the weakest (decided: E-53). */
const STRONGEST = ['active', 'finished', 'cancelled'] as const satisfies readonly SubscriptionStatus[]

type Came = { product: { anchor: string }; process_status: ProcessStatus }
type OfChild = Pick<
  Subscription<Came>,
  | 'subscription_status'
  | 'subscription_source'
  | 'partial_subscription'
  | 'child_uuid'
  | 'created_at'
  | 'scheduled_items'
>
type Child = { uuid: string; birthday: CivilDate }

/** `others`: what else runs for the same child, a gift beside a subscription (decided: E-107). */
type ChildPage<T> =
  | { state: 'active' | 'cancelled'; subscription: T; others: T[] }
  | { state: Ending; subscription: T; others: T[]; nextKit: Kit | null }
  | { state: 'none' }

/**
 * A child's page and the subscription that it shows: of several in the same state the one that began last, and of those
 * that run together one that does not end by itself before any gift.
 */
export function childPage<T extends OfChild>(
  subscriptions: readonly T[],
  { uuid, birthday }: Child,
  today: CivilDate,
): ChildPage<T> {
  const own = subscriptions
    .filter(({ child_uuid }) => child_uuid === uuid)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  for (const status of STRONGEST) {
    const [subscription, ...others] = own
      .filter(({ subscription_status }) => subscription_status === status)
      .toSorted((one, other) => (status === 'active' ? endsByItself(one) - endsByItself(other) : 0))
    if (!subscription) continue
    if (status === 'active') return { state: status, subscription, others }
    if (status === 'cancelled') return { state: status, subscription, others: [] }
    const ended = [subscription, ...others].flatMap(({ scheduled_items }) => scheduled_items)
    const nextKit = nextKitOf(
      ended.map(({ product: { anchor }, process_status }) => ({ anchor, process_status })),
      { birthDate: birthday, today },
    )
    return { state: endingOf(subscription, { birthday, today, nextKit }), subscription, others: [], nextKit }
  }
  return { state: 'none' }
}

const endsByItself = ({ partial_subscription }: OfChild) => Number(partial_subscription)

/** Who is past the last kit. Nobody younger is ever told to have outgrown the shop (decided: E-108). */
const OUTGROWN_MONTHS = 60

type Ended = { birthday: CivilDate; today: CivilDate; nextKit: Kit | null }

function endingOf({ subscription_source }: OfChild, { birthday, today, nextKit }: Ended): Ending {
  if (nextKit) return subscription_source === 'GIFTING_ACTIVATION' ? 'giftUsed' : 'prepaidUsed'
  return birthday <= today && monthsBetween(birthday, today) >= OUTGROWN_MONTHS ? 'agedOut' : 'complete'
}

const NEVER_CAME: readonly ProcessStatus[] = ['not_applicable', 'cancelled']

/** It was sent, or is to be. */
export const hasCome = ({ process_status }: Pick<Came, 'process_status'>) => !NEVER_CAME.includes(process_status)

/** The kit that comes next: after the last one of these, and no younger than the child; null where there is none. */
export function nextKitOf(
  kits: readonly Kept[],
  { birthDate, today }: { birthDate: CivilDate; today: CivilDate },
): Kit | null {
  if (birthDate <= today && monthsBetween(birthDate, today) > OUTGROWN_MONTHS) return null
  const came = kits.filter(hasCome).map(({ anchor }) => anchor)
  return kitAfter(came, { birthDate, today })
}
type Kept = Pick<Came, 'process_status'> & { anchor: string }
