import type { BoxChange, BoxTurn, ChangeableBoxes } from '~/services/domain/changes/box-change'
import { afterBoxChange } from '~/services/domain/changes/box-change.rules'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** What a subscription of the reading club is to its changes, as its wire says it. */
export const changeableBoxes = ({ status, pausable, installments }: ReadingSubscription): ChangeableBoxes => ({
  status,
  isPausable: pausable,
  boxes: installments.map(({ id: uuid, scheduled_date: date, status, billing_status, process_status }) => ({
    ...{ uuid, date, status },
    isUnpaid: billing_status === 'error',
    isPacked: process_status === 'shipment_preparation',
  })),
})

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
