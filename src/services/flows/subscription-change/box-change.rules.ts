import type { ChangeableBoxes } from '~/services/domain/changes/box-change'
import { afterBoxChange } from '~/services/domain/changes/box-change.rules'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import { ok, refused } from '~/services/domain/result'
import { SENT } from '~/services/domain/subscriptions/reading.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import { changeableBoxes, isPossible, turnOf } from '~/services/flows/reading-club/box-changes.rules'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type {
  BoxChangeAction,
  CancelOffer,
  ChangeObstacle,
  ChangingKit,
  PlannedChangeAnswer,
} from './subscription-change.contract'

type Known = { today: CivilDate; own: ReadingSubscription; price: Money | null; canPause: boolean }
type Asked = { action: BoxChangeAction; item: string | null }

/** A change as it would be made today. `notFound` for a box that is none of its, and for a pause that is not offered. */
export function plannedBoxChange({ today, own, price, canPause }: Known, { action, item }: Asked): PlannedChangeAnswer {
  const now = changeableBoxes(own)
  const change = action === 'skipBox' ? turnOf(now, item ?? '') : { kind: action }
  if (change.kind === 'pause' && !canPause) return refused({ kind: 'notFound' })
  const after = afterBoxChange(now, change, today)
  if (!after.ok && after.error === 'notFound') return refused({ kind: 'notFound' })
  const boxes = boxesIn({ now, later: after.ok ? after.value : now, handle: own.plan_installment_id, price })
  return ok({
    ...{ kind: change.kind, today, childUuid: null, childName: '', language: 'en', picture: null, kitKey: item },
    ...{ advance: 1, advances: [], options: [], from: null, paying: { method: null, to: null } },
    obstacle: obstacleIn(now, after),
    offers: change.kind === 'cancelBoxes' ? offersInstead(now, { today, canPause }) : [],
    kits: shownOf(boxes, item),
  })
}

type Around = Pick<Known, 'today' | 'canPause'>

/** What can be done today, each with the box that it begins with. */
function offersInstead(now: ChangeableBoxes, { today, canPause }: Around): CancelOffer[] {
  const next = now.boxes.find(({ uuid: box }) => box !== null && isPossible(now, { kind: 'skipBox', box }, today))
  const offers: (CancelOffer | false | undefined)[] = [
    next && { kind: 'skipBox', item: next.uuid },
    canPause && isPossible(now, { kind: 'pause' }, today) && { kind: 'pause', item: null },
  ]
  return offers.filter((offer) => !!offer)
}

function obstacleIn(now: ChangeableBoxes, after: ReturnType<typeof afterBoxChange>): ChangeObstacle | null {
  if (after.ok) return after.value === now ? 'done' : null
  return after.error === 'notFound' ? 'boxTooLate' : after.error
}

/** So many of the boxes to come have room on the page's ruler. */
const MOST = 4

const shownOf = (boxes: readonly ChangingKit[], item: string | null): ChangingKit[] =>
  boxes.filter((box, index) => index < MOST || box.key === item)

type Boxes = { now: ChangeableBoxes; later: ChangeableBoxes; handle: string; price: Money | null }

/** The box that was sent last, and those that wait before or after, by date. */
function boxesIn({ now, later, handle, price }: Boxes): ChangingKit[] {
  const dated = later.boxes.toSorted((one, other) => compareDates(one.date, other.date))
  const here = dated.findLast(({ status }) => SENT.includes(status))
  return dated
    .map((box, index) => {
      const before = now.boxes.find(({ uuid }) => uuid !== null && uuid === box.uuid)
      return {
        ...{ key: box.uuid ?? `new-${index}`, anchor: handle, name: '', ageRange: '', date: box.date },
        ...{ isPaid: false, isHere: box === here },
        before: standing(before?.status === 'scheduled', price),
        after: standing(box.status === 'scheduled', price),
      }
    })
    .filter(({ isHere, before, after }) => isHere || before.comes || after.comes)
}

const standing = (comes: boolean, price: Money | null) => ({ comes, hasBooks: false, sum: comes ? price : null })
