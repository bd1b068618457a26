import type { EventFrom } from 'xstate'
import { marks, type Reading } from '~/machines/runtime/reading'
import { orderCost } from '~/services/domain/subscriptions/order-cost.rules'
import { leavingKits } from '~/services/flows/schedule/leaving.rules'
import type { ChildSchedule } from '~/services/flows/schedule/schedule.contract'
import { waysOn } from '~/services/flows/schedule/ways-on.rules'
import { connectExpandableList } from '../../ui/expandable-list/expandable-list.connect'
import type { playKitScheduleMachine } from './play-kit-schedule.machine'
import { firstKits, shortName, shownChild } from './play-kit-schedule.rules'

type Snapshot = Reading<typeof playKitScheduleMachine>
export type PlayKitScheduleEvent = EventFrom<typeof playKitScheduleMachine>

export function connectPlayKitSchedule({ children: parts, ...snapshot }: Snapshot) {
  const { schedule, childUuid } = snapshot.context
  const children = schedule?.children ?? []
  const child = shownChild(children, childUuid)
  const list = parts.list && connectExpandableList(parts.list.getSnapshot())
  const upcoming = child?.upcoming ?? []
  return {
    ...marks('playKitSchedule', snapshot),
    kind: kindOf(snapshot),
    /** the shop's day; null while nothing is known */
    today: schedule?.today ?? null,
    /** for the selector, in the account's order (E-55); names cut at 16 letters */
    children: children.map(({ uuid, name, ageMonths }) => ({
      uuid,
      name: shortName(name),
      fullName: name,
      ageMonths,
      isSelected: uuid === child?.uuid,
    })),
    child: child && childOf(child),
    /** the other children who could go on (E-108) */
    on: waysOn(children, child?.uuid ?? null),
    current: child?.current ?? null,
    /** what has not come before it, and what is owed in all */
    underWay: child?.underWay ?? [],
    owed: child?.owed ?? null,
    /** what of it still leaves though nothing more comes */
    leaving: child ? leavingKits(child) : [],
    next: (child?.next ?? []).map((group) => ({
      ...group,
      cost: orderCost(group.kits, group.isDraft ? (child?.total ?? null) : null),
    })),
    upcoming: firstKits(upcoming, list?.shownCount ?? 0),
    isBusy: snapshot.hasTag('busy'),
    /** what is shown may be older than what is so */
    isStale: snapshot.matches('stale'),
    can: { expand: snapshot.can({ type: 'EXPAND' }) && (list?.can.showMore ?? false) },
  }
}

const childOf = ({ uuid, name, plan, gifts, nextKit }: ChildSchedule) => ({
  ...{ uuid, plan, gifts, nextKit },
  name: shortName(name),
})

export type PlayKitScheduleView = ReturnType<typeof connectPlayKitSchedule>

/** What the page is: that of the child (A-017 … A-020), or why there is none. */
function kindOf(snapshot: Pick<Snapshot, 'context' | 'matches'>) {
  const { schedule, childUuid } = snapshot.context
  if (snapshot.matches('left')) return 'left' as const
  if (!schedule) return snapshot.matches('failed') ? ('failed' as const) : ('loading' as const)
  const page = shownChild(schedule.children, childUuid)?.page ?? 'none'
  return page === 'none' ? ('noSubscription' as const) : page
}
