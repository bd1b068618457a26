import type { ClubSubscription, ReadingClub } from '~/services/flows/reading-club/reading-club.contract'

type Shown = { club: ReadingClub | null; selected: string | null }

export const subscriptionsOf = ({ club }: Pick<Shown, 'club'>): readonly ClubSubscription[] => club?.subscriptions ?? []

/** the subscription asked for, else the first one that is not over, else the first. */
export function shownSubscription({ club, selected }: Shown): ClubSubscription | null {
  const subscriptions = subscriptionsOf({ club })
  return (
    subscriptions.find(({ id }) => id === selected) ??
    subscriptions.find(({ page }) => page !== 'cancelled') ??
    subscriptions[0] ??
    null
  )
}

export const upcomingCount = (shown: Shown) => shownSubscription(shown)?.upcoming.length ?? 0
