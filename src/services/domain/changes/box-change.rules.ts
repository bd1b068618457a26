import { type CivilDate, movedByMonths, plusDays } from '../dates/civil-date'
import { BOXES_AHEAD } from '../plans/layout.rules'
import { ok, type Result, refused } from '../result'
import { BEGUN } from '../subscriptions/reading.rules'
import type { InstallmentStatus } from '../subscriptions/vocabulary'
import type { BoxChange, BoxChangeRefusal, ChangeableBox, ChangeableBoxes } from './box-change'

type Changed = Result<ChangeableBoxes, BoxChangeRefusal>

/**
 * A subscription of the reading club after a change, or why it is not made. What is so already stays so: the same change
 * made twice is made once. The engine writes what this says, and a page shows it before anybody confirms.
 */
export function afterBoxChange(now: ChangeableBoxes, change: BoxChange, today: CivilDate): Changed {
  switch (change.kind) {
    case 'skipBox':
      return turned(now, { uuid: change.box, from: 'scheduled', to: 'skipped', today })
    case 'keepBox':
      return turned(now, { uuid: change.box, from: 'skipped', to: 'scheduled', today })
    case 'pause':
      return paused(now)
    case 'cancelBoxes':
      return cancelled(now)
    case 'reactivateBoxes':
      return reactivated(now, today)
  }
}

type Turn = { uuid: string; from: InstallmentStatus; to: InstallmentStatus; today: CivilDate }

/** that box does not come and is not charged, or comes after all; the others keep their days. */
function turned(now: ChangeableBoxes, { uuid, from, to, today }: Turn): Changed {
  const box = now.boxes.find((each) => each.uuid === uuid)
  if (!box) return refused('notFound')
  if (now.status === 'paused') return refused('paused')
  if (now.status !== 'active') return refused('ended')
  if (box.date <= today) return refused('boxTooLate')
  if (box.status === to) return ok(now)
  if (box.status !== from) return refused('boxTooLate')
  return ok({ ...now, boxes: now.boxes.map((each) => (each === box ? { ...box, status: to } : each)) })
}

/** Decided: E-93. What is not ordered yet waits until somebody ends the pause; a box that is skipped stays that. */
function paused(now: ChangeableBoxes): Changed {
  if (now.status === 'paused') return ok(now)
  if (now.status !== 'active') return refused('ended')
  if (!now.isPausable) return refused('unpausable')
  const boxes = now.boxes.map((box) => (box.status === 'scheduled' ? withStatus(box, 'paused') : box))
  return ok({ ...now, boxes, status: 'paused' })
}

const withStatus = (box: ChangeableBox, status: InstallmentStatus): ChangeableBox => ({ ...box, status })

/** nothing more is charged; what is ordered is on its way. */
function cancelled(now: ChangeableBoxes): Changed {
  if (now.status === 'cancelled') return ok(now)
  if (now.status === 'pending') return refused('ended')
  const boxes = now.boxes.map((box) => (isOpen(box) ? withStatus(box, 'cancelled') : box))
  return ok({ ...now, boxes, status: 'cancelled' })
}

/** Nobody has packed it: it waits, or its payment failed. */
const isOpen = ({ status, isUnpaid }: ChangeableBox) =>
  ['scheduled', 'paused', 'skipped'].includes(status) || (status === 'processing' && isUnpaid)

/** A letter says a week before what will be charged. */
const NOTICE_DAYS = 7

/** a box a month again, the first of them in a week, and a month after the one before, as it would have been. */
function reactivated(now: ChangeableBoxes, today: CivilDate): Changed {
  if (now.status === 'active') return ok(now)
  if (now.status === 'paused') return refused('paused')
  if (now.status !== 'cancelled') return refused('ended')
  const came = now.boxes.filter(({ status }) => BEGUN.includes(status))
  const soonest = came.map(({ planned }) => movedByMonths(planned, 1, now.from))
  const first = [plusDays(today, NOTICE_DAYS), ...soonest].reduce((one, other) => (one > other ? one : other))
  const added = Array.from({ length: BOXES_AHEAD - 1 }, (_, at): ChangeableBox => {
    const date = movedByMonths(first, at, now.from)
    return { uuid: null, date, planned: date, status: 'scheduled', isUnpaid: false, isPacked: false }
  })
  return ok({ ...now, status: 'active', boxes: [...now.boxes, ...added] })
}
