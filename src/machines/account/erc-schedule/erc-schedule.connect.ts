import type { EventFrom } from 'xstate'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectExpandableList } from '../../ui/expandable-list/expandable-list.connect'
import { connectUnpause } from '../unpause/unpause.connect'
import type { ercScheduleMachine } from './erc-schedule.machine'
import { shownSubscription, subscriptionsOf } from './erc-schedule.rules'

type Snapshot = Reading<typeof ercScheduleMachine>
export type ErcScheduleEvent = EventFrom<typeof ercScheduleMachine>

export function connectErcSchedule({ children: parts, ...snapshot }: Snapshot) {
  const { context } = snapshot
  const shown = shownSubscription(context)
  const list = parts.list && connectExpandableList(parts.list.getSnapshot())
  const upcoming = shown?.upcoming ?? []
  const shownBoxes = upcoming.slice(0, list?.shownCount ?? 0)
  return {
    ...marks('ercSchedule', snapshot),
    kind: kindOf(snapshot),
    /** the shop's day; null while nothing is known */
    today: context.club?.today ?? null,
    /** for the selector, 'Item N' from 1 */
    items: subscriptionsOf(context).map(({ id }, index) => ({ id, number: index + 1, isSelected: id === shown?.id })),
    subscription: shown,
    upcoming: shownBoxes,
    /** boxes that come up and are not shown */
    hiddenCount: upcoming.length - shownBoxes.length,
    unpause: unpauseOf(parts, shown),
    isBusy: snapshot.hasTag('busy'),
    /** what is shown may be older than what is so */
    isStale: snapshot.matches('stale'),
    can: {
      expand: snapshot.can({ type: 'EXPAND' }) && (list?.can.showMore ?? false),
      hide: snapshot.can({ type: 'HIDE' }) && (list?.can.hide ?? false),
      unpause: snapshot.can({ type: 'UNPAUSE' }),
    },
  }
}
export type ErcScheduleView = ReturnType<typeof connectErcSchedule>

/** The button of the subscription that is shown says nothing of another one. */
function unpauseOf({ unpause }: Snapshot['children'], shown: { id: string } | null) {
  if (!unpause) return null
  const { id, isBusy, hasFailed, ...view } = connectUnpause(unpause.getSnapshot())
  const isOfShown = id === shown?.id
  return { ...view, isBusy: isOfShown && isBusy, hasFailed: isOfShown && hasFailed }
}

/** What the page is: that of the subscription (A-052 … A-056), or why there is none. */
function kindOf(snapshot: Pick<Snapshot, 'context' | 'matches'>) {
  const { context } = snapshot
  if (snapshot.matches('left')) return 'left' as const
  if (!context.club) return snapshot.matches('failed') ? ('failed' as const) : ('loading' as const)
  return shownSubscription(context)?.page ?? ('none' as const)
}
