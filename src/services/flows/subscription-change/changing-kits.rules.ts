import type { Changeable } from '~/services/domain/changes/change'
import { byDate, compareDates } from '~/services/domain/subscriptions/schedule.rules'
import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { DatedSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { keyOf, planOf } from './planned-charges.rules'
import type { ChangingKit, KitPlace } from './subscription-change.contract'

/** So many of the kits to come have room on the page's ruler. */
const MOST = 4

/** The first ones, what is paid or held up, the ones with which something changes, and those that the page speaks of. */
export function shownOf(kits: readonly ChangingKit[], keys: readonly (string | null)[]): ChangingKit[] {
  const changes = [kits.find(isChanged), kits.find(isRecharged)]
  const isShown = (kit: ChangingKit, index: number) =>
    index < MOST || kit.isPaid || kit.place !== null || changes.includes(kit) || keys.includes(kit.key)
  const shown = kits.flatMap((kit, index) => (isShown(kit, index) ? [index] : []))
  return shown.flatMap((index, at) => {
    const kit = kits[index]
    return kit ? [{ ...kit, more: (shown[at + 1] ?? kits.length) - index - 1 }] : []
  })
}

const isRecharged = ({ before, after }: ChangingKit) => before.sum?.amountCents !== after.sum?.amountCents

export const isChanged = ({ before, after }: Pick<ChangingKit, 'before' | 'after'>) =>
  before.comes !== after.comes || before.hasBooks !== after.hasBooks

/** It comes with the change, on a day on which it was not to come. */
export const isBegun = ({ before, after, was }: Pick<ChangingKit, 'before' | 'after' | 'was'>) =>
  after.comes && (!before.comes || was !== null)

/** It was to come, and with the change does not. */
export const isLeftOut = ({ before, after }: Pick<ChangingKit, 'before' | 'after'>) => before.comes && !after.comes

/** The kit that would be paid first if nothing changed. */
export function firstBefore(kits: readonly ChangingKit[]): ChangingKit | null {
  const unpaid = kits.filter(({ before, isPaid }) => before.comes && !isPaid)
  const [first] = byDate(unpaid.map((kit) => ({ kit, scheduled_date: kit.was ?? kit.date })))
  return first?.kit ?? null
}

/** The kit that was sent last, those that are being billed, packed or held up, and those that wait before or after, by date. */
export function kitsIn(own: DatedSubscription, now: Changeable, then: Changeable): ChangingKit[] {
  const [before, after] = [standingsIn(own, now), standingsIn(own, then)]
  const places = placesIn(now)
  const gone = now.items.filter(({ uuid }) => !then.items.some((item) => item.uuid === uuid))
  const kits = [...then.items, ...gone].map((item, index): ChangingKit => {
    const key = keyOf(item, index)
    const day = now.items.find(({ uuid }) => uuid !== null && uuid === item.uuid)?.scheduled_date ?? item.scheduled_date
    return {
      was: day === item.scheduled_date ? null : day,
      ...{ key, anchor: item.anchor, date: item.scheduled_date, isPaid: item.billing_status === 'prepay', more: 0 },
      ...{ place: places.get(key) ?? null, isDropped: item.process_status === 'cancelled' },
      ...namesOf(own, item.anchor),
      before: before.get(key) ?? NOTHING,
      after: after.get(key) ?? NOTHING,
    }
  })
  return kits
    .filter((kit) => kit.place !== null || kit.before.comes || kit.after.comes)
    .toSorted((one, other) => compareDates(one.date, other.date))
}

const NOTHING = { comes: false, hasBooks: false, sum: null }

/** Of what has been sent the last one alone; a payment that failed is never with anybody. */
function placesIn({ items }: Changeable): ReadonlyMap<string, KitPlace> {
  const last = byDate(items.filter(({ process_status }) => SENT.includes(process_status))).at(-1)
  return new Map(
    items.flatMap((item, index): [string, KitPlace][] => {
      const place = placeOf(item)
      const isShown = place !== null && (!SENT.includes(item.process_status) || item === last)
      return isShown ? [[keyOf(item, index), place]] : []
    }),
  )
}

const SENT: readonly ProcessStatus[] = ['shipping', 'completed']

function placeOf({ process_status, billing_status }: Changeable['items'][number]): KitPlace | null {
  switch (process_status) {
    case 'completed':
      return 'here'
    case 'shipping':
      return 'underWay'
    case 'shipment_preparation':
      return 'packed'
    case 'billing':
      return 'billing'
    case 'error':
      return billing_status === 'error' ? 'owed' : 'heldUp'
    default:
      return null
  }
}

function namesOf({ scheduled_items }: DatedSubscription, anchor: string) {
  const product = scheduled_items.find((item) => item.product.anchor === anchor)?.product
  return { name: product?.name ?? anchor, ageRange: product?.display_age_range ?? '' }
}

/** Which kits come, and what is charged for them, by their keys. */
function standingsIn(own: DatedSubscription, of: Changeable) {
  const charges = planOf(own, of)
  return new Map(
    of.items.map((item, index) => {
      const key = keyOf(item, index)
      const charge = charges.get(key)
      const comes = item.process_status === 'awaiting_process'
      return [key, { comes, hasBooks: item.hasBooks, sum: comes && charge?.kind === 'own' ? charge.sum : null }]
    }),
  )
}
