import type { ChangeableBox, ChangeableBoxes } from '~/services/domain/changes/box-change'
import { afterBoxChange } from '~/services/domain/changes/box-change.rules'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import { ok, refused } from '~/services/domain/result'
import { BEGUN } from '~/services/domain/subscriptions/reading.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import { changeableBoxes, isPossible, turnOf } from '~/services/flows/reading-club/box-changes.rules'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type {
  BoxChangeAction,
  CancelOffer,
  ChangeObstacle,
  ChangingKit,
  KitPlace,
  OwedKits,
  PlannedChangeAnswer,
} from './subscription-change.contract'

type Known = {
  today: CivilDate
  own: ReadingSubscription
  price: Money | null
  canPause: boolean
  /** what a box is called */
  name: string
  paying: Paying
}
type Asked = { action: BoxChangeAction; item: string | null }

/** A change as it would be made today. `notFound` for a box that is none of its, and for a pause that is not offered. */
export function plannedBoxChange(known: Known, { action, item }: Asked): PlannedChangeAnswer {
  const { today, own, price, canPause, name, paying } = known
  const now = changeableBoxes(own)
  const change = action === 'skipBox' ? turnOf(now, item ?? '') : { kind: action }
  if (change.kind === 'pause' && !canPause) return refused({ kind: 'notFound' })
  const after = afterBoxChange(now, change, today)
  if (!after.ok && after.error === 'notFound') return refused({ kind: 'notFound' })
  const later = after.ok ? after.value : now
  const boxes = boxesIn({ now, later, handle: own.plan_installment_id, price, name })
  return ok({
    ...{ kind: change.kind, today, childUuid: null, childName: '', language: 'en', picture: null, kitKey: item },
    ...{ advance: 1, advances: [], options: [], from: null, paying },
    ...{ recharge: null, owed: owedOf({ now, later, price }) },
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

function shownOf(boxes: readonly ChangingKit[], item: string | null): ChangingKit[] {
  const own = boxes.findIndex(({ key }) => key === item)
  const following = own < 0 ? -1 : boxes.findIndex(({ after }, index) => index > own && after.comes)
  const isShown = ({ place }: ChangingKit, index: number) =>
    index < MOST || place !== null || index === own || index === following
  const shown = boxes.flatMap((box, index) => (isShown(box, index) ? [{ box, index }] : []))
  return shown.map(({ box, index }, at) => ({ ...box, more: (shown[at + 1]?.index ?? boxes.length) - index - 1 }))
}

type Changed = { now: ChangeableBoxes; later: ChangeableBoxes; price: Money | null }
type Boxes = Changed & { handle: string; name: string }

/** The box whose day has come last, those whose payment failed, and those that wait before or after, by date. */
function boxesIn({ now, later, handle, price, name }: Boxes): ChangingKit[] {
  const dated = later.boxes.toSorted((one, other) => compareDates(one.date, other.date))
  const here = dated.findLast(({ status }) => BEGUN.includes(status))
  return dated
    .map((box, index) => {
      const before = now.boxes.find(({ uuid }) => uuid !== null && uuid === box.uuid)
      return {
        ...{ key: box.uuid ?? `new-${index}`, anchor: handle, name, ageRange: '', date: box.date, was: null, more: 0 },
        ...{ isPaid: false, place: placeOf(before ?? box, box === here), isDropped: box.status === 'cancelled' },
        before: standing(before?.status === 'scheduled', price),
        after: standing(box.status === 'scheduled', price),
      }
    })
    .filter(({ place, before, after }) => place !== null || before.comes || after.comes)
}

function placeOf({ status, isUnpaid, isPacked }: ChangeableBox, isLast: boolean): KitPlace | null {
  if (status === 'processing') return isUnpaid ? 'owed' : 'billing'
  if (isPacked) return 'packed'
  if (!isLast) return null
  return status === 'ordered' ? 'underWay' : 'here'
}

/** What payments that failed are still to bring; null where nobody knows the price. */
function owedOf({ now, later, price }: Changed): OwedKits | null {
  const owed = now.boxes.filter(({ status, isUnpaid }) => status === 'processing' && isUnpaid)
  if (owed.length === 0 || !price) return null
  const keys = owed.flatMap(({ uuid }) => uuid ?? [])
  const isDropped = later.boxes.some(
    ({ uuid, status }) => uuid !== null && keys.includes(uuid) && status === 'cancelled',
  )
  return { keys, sum: { ...price, amountCents: price.amountCents * owed.length }, isDropped }
}

const standing = (comes: boolean, price: Money | null) => ({ comes, hasBooks: false, sum: comes ? price : null })
