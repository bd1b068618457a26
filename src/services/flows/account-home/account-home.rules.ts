import type { CivilDate } from '~/services/domain/dates/civil-date'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Order } from '~/services/domain/orders/order.contract'
import { ok, type Result } from '~/services/domain/result'
import { readingBoxes, readingPage } from '~/services/domain/subscriptions/reading.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import { orderRow } from '~/services/flows/order-history/order-history.rules'
import { leavingBox } from '~/services/flows/reading-club/leaving-box.rules'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import type { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { HomeFacts } from './account-home.contract'
import { type Reading, unpaidBoxesIn } from './unpaid-boxes.rules'

/** The account says whose work it is where the flag says so; null: it does not. */
export const poweredHref = (flags: Partial<Flags>, prefix: string): string | null =>
  isOn(flags, 'retention-enable-powered-by-pg-logo') ? prefix || '/' : null

type Answers<E> = {
  counts: Result<SubscriptionCounts, E>
  /** without them there is no tile for the club, and that is all */
  reading: Result<readonly Reading[], unknown>
  /** of the boxes: without one nobody knows what is owed */
  plans: readonly SubscriptionPlan[]
  orderHistoryHref: string
  /** the newest first; without them there is no last one, and that is all */
  orders: Result<readonly Order[], unknown>
  /** the shop's day */
  today: CivilDate
  /** without the schedule the tile of the play kits stands in for it */
  coming: Coming
}

/** `ended` where `next` is empty, and somebody knows why. */
export type Coming = Pick<HomeFacts, 'next' | 'heldUp' | 'ended' | 'endingCount' | 'on'>

/** What the tiles follow from. Nobody has skill sets or courses yet: their upstream does not exist. */
export function homeFactsFrom<E>({
  counts,
  reading,
  plans,
  coming,
  orders,
  ...known
}: Answers<E>): Result<HomeFacts, E> {
  if (!counts.ok) return counts
  const readings = reading.ok ? reading.value : []
  const last = orders.ok ? { order: orders.value[0] ? orderRow(orders.value[0]) : null } : null
  return ok({
    ...{ counts: counts.value, hasReadingClub: readings.length > 0, hasSkillSets: false, hasCourses: false },
    ...{ ...known, ...coming, last, club: clubOf(readings, known.today) },
    unpaidBoxes: unpaidBoxesIn(readings, { plans, today: known.today }),
  })
}

/** E-51 lets the page of a paused club look active; that nothing is sent is so with the flag and without it. */
function clubOf(readings: readonly Reading[], today: CivilDate): HomeFacts['club'] {
  const clubs = readings.map((each) => ({ page: readingPage(each, true), ...readingBoxes(each.installments, today) }))
  const running = clubs.filter(({ page }) => page === 'active' || page === 'processing')
  const [date] = running.flatMap(({ next }) => next?.scheduled_date ?? []).toSorted(compareDates)
  if (date) return { kind: 'next', date }
  const goesOn = clubs.some(({ page }) => page === 'paused')
  const [leaving] = clubs.flatMap(
    ({ current }) => leavingBox(current && { number: current.number, process: current.process_status }) ?? [],
  )
  if (leaving) return { kind: 'leaving', goesOn, ...leaving }
  return goesOn ? { kind: 'paused' } : null
}
