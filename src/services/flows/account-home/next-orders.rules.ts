import { orderCost } from '~/services/domain/subscriptions/order-cost.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import type {
  ChildSchedule,
  KitGroup,
  KitWords,
  Schedule,
  ScheduledKit,
} from '~/services/flows/schedule/schedule.contract'
import type { NextOrder } from './account-home.contract'

/** The ruler has room for as many beside the one that is with the child. */
const MOST_STOPS = 3

/** What comes next for each child, the soonest first: the same groups, days and sums as on the schedule. */
export const nextOrders = ({ children }: Schedule, words: KitWords): NextOrder[] =>
  children
    .flatMap((child) => nextOrder(child, words) ?? [])
    .toSorted((one, other) => compareDates(one.date, other.date))

function nextOrder(child: ChildSchedule, words: KitWords): NextOrder | null {
  const orders = [...child.next, ...child.upcoming].filter(({ kits }) => kits.some(isComing))
  const [order] = orders
  const kit = order?.kits.find(isComing)
  if (!order || !kit || child.page !== 'active') return null
  const { title, ageRange, band } = wordsOf(kit, words)
  return {
    childUuid: child.uuid,
    childName: child.name,
    title,
    ageRange,
    band,
    date: order.date,
    count: order.kits.length,
    picture: kit.pictures.open,
    cost: orderCost(order.kits, order.isDraft ? child.total : null),
    // one that is held up was the next one until its day
    errors: [...new Set([child.current, order].flatMap((group) => group?.kits ?? []).flatMap(({ errors }) => errors))],
    here: child.current && hereOf(child.current, words),
    stops: orders.slice(0, MOST_STOPS).flatMap((group) => stopOf(group, words) ?? []),
  }
}

const isComing = ({ process }: ScheduledKit) => process !== 'skip_requested'

function hereOf(group: KitGroup, words: KitWords) {
  const stop = stopOf(group, words)
  const [kit] = group.kits
  return stop && kit ? { ...stop, process: kit.process } : null
}

function stopOf({ key, date, kits }: KitGroup, words: KitWords) {
  const coming = kits.filter(isComing)
  const [first] = coming
  if (!first) return null
  const { title, band } = wordsOf(first, words)
  return { key, title, band, date, more: coming.length - 1 }
}

/** A kit that no editor wrote about is called as its subscription calls it. */
function wordsOf({ anchor, name, ageRange }: ScheduledKit, words: KitWords) {
  const own = words[anchor]
  return { title: own?.shortTitle ?? name, ageRange: own?.ageRange ?? ageRange, band: own?.band ?? null }
}
