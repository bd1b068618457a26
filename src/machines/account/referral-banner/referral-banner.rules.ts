import type { ReferralCondition } from '~/services/flows/content/account-page.contract'
import type { HeldSubscription } from '~/services/flows/referral-banner/referral-banner.contract'

type Held = readonly HeldSubscription[]
type Status = HeldSubscription['status']

export const hasSome = (held: Held, status: Status): boolean => held.some((each) => each.status === status)

/** The one that was made last; of two at the same moment the later in the list. */
export const latestOf = (held: Held, status: Status): HeldSubscription | null =>
  held
    .filter((each) => each.status === status)
    .reduce<HeldSubscription | null>(
      (latest, each) => (latest && Date.parse(latest.createdAt) > Date.parse(each.createdAt) ? latest : each),
      null,
    )

/** By the states in which a banner is there (A-204 … A-206). */
export const CONDITIONS: Record<'active' | 'cancelled' | 'none', ReferralCondition> = {
  active: 'referral-credits-active-subscription',
  cancelled: 'referral-credits-cancelled-subscription',
  none: 'without-subscription',
}
