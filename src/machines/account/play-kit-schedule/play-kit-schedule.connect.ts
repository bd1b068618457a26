import { marks, type Reading } from '~/machines/runtime/reading'
import { connectExpandableList } from '../../ui/expandable-list/expandable-list.connect'
import type { playKitScheduleMachine } from './play-kit-schedule.machine'
import { billingLabel, firstKits, kitCount, type ScheduledKit, shortName, shownChild } from './play-kit-schedule.rules'

type Snapshot = Reading<typeof playKitScheduleMachine>

export function connectPlayKitSchedule({ children: parts, ...snapshot }: Snapshot) {
  const { children, childUuid, isKnown, hasFailed } = snapshot.context
  const child = shownChild(children, childUuid)
  const list = parts.list && connectExpandableList(parts.list.getSnapshot())
  const upcoming = child?.upcoming ?? []
  const groups = [...(child?.current ? [child.current] : []), ...(child?.next ?? []), ...upcoming]
  return {
    ...marks('playKitSchedule', snapshot),
    page: pageOf(snapshot),
    /** for the selector, in the account's order (E-55); names cut at 16 letters */
    children: children.map(({ uuid, name, ageMonths }) => ({
      uuid,
      name: shortName(name),
      fullName: name,
      ageMonths,
      isSelected: uuid === child?.uuid,
    })),
    child: child && { uuid: child.uuid, name: shortName(child.name), plan: child.plan },
    current: child?.current ?? null,
    next: (child?.next ?? []).map((group) => ({
      ...group,
      total: group.isDraft ? (child?.total ?? null) : null,
      payment: paymentOf(group.kits),
    })),
    upcoming: firstKits(upcoming, list?.shownCount ?? 0),
    hiddenCount: Math.max(0, kitCount(upcoming) - (list?.shownCount ?? 0)),
    /** the errors stand on their kits; this only says that there are some */
    hasErrors: groups.some(({ kits }) => kits.some(({ errors }) => errors.length > 0)),
    isBusy: snapshot.hasTag('busy'),
    /** what is shown may be older than what is so */
    isStale: isKnown && hasFailed,
    can: {
      expand: snapshot.can({ type: 'EXPAND' }) && (list?.can.showMore ?? false),
      refresh: snapshot.can({ type: 'REFRESH' }),
    },
  }
}
export type PlayKitScheduleView = ReturnType<typeof connectPlayKitSchedule>

const PAGES = ['noSubscription', 'cancelled', 'agedOut', 'active', 'failed', 'left'] as const

const pageOf = (snapshot: Pick<Snapshot, 'matches'>) =>
  PAGES.find((page) => snapshot.matches({ page })) ?? ('loading' as const)

/** One word for what an order costs now: everything paid, something still to be paid, or neither of the two. */
function paymentOf(kits: readonly ScheduledKit[]) {
  const labels = kits.map(({ billing }) => billingLabel(billing))
  if (labels.includes('other')) return 'other' as const
  return labels.includes('awaiting') ? ('awaiting' as const) : ('paid' as const)
}
