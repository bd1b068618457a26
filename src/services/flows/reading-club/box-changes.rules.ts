import type { BoxChange, BoxTurn, ChangeableBoxes } from '~/services/domain/changes/box-change'
import { afterBoxChange } from '~/services/domain/changes/box-change.rules'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** What a subscription of the reading club is to its changes, as its wire says it. */
export const changeableBoxes = ({ status, pausable, installments, ...own }: ReadingSubscription): ChangeableBoxes => ({
  status,
  isPausable: pausable,
  from: countedFrom(own),
  boxes: installments.map(({ id: uuid, scheduled_date: date, original_scheduled_date: planned, ...box }) => ({
    ...{ uuid, date, planned, status: box.status },
    isUnpaid: box.billing_status === 'error',
    isPacked: box.process_status === 'shipment_preparation',
  })),
})

/** The day that its boxes are counted from. */
const countedFrom = ({ monthly_from, created_at }: Pick<ReadingSubscription, 'monthly_from' | 'created_at'>) =>
  monthly_from ?? shopDay(Date.parse(created_at))

/** Of that box, what can be done: it is skipped, or comes after all. */
export const turnOf = ({ boxes }: Pick<ChangeableBoxes, 'boxes'>, box: string): { kind: BoxTurn; box: string } => ({
  kind: boxes.find(({ uuid }) => uuid === box)?.status === 'skipped' ? 'keepBox' : 'skipBox',
  box,
})

/** Whether it can be made today, and would change something. */
export function isPossible(now: ChangeableBoxes, change: BoxChange, today: CivilDate): boolean {
  const after = afterBoxChange(now, change, today)
  return after.ok && after.value !== now
}
