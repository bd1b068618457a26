import { type CivilDate, plusDays, plusMonths } from '../dates/civil-date'
import type { Kit } from '../kits/kit.rules'
import { kitAfter } from '../kits/next-kit.rules'
import { hasCome } from '../subscriptions/status.rules'
import type { ScheduledItem } from '../subscriptions/vocabulary'
import { LEAST_DAYS } from './layout.rules'

/** A kit that a child has had, or gets still, from whatever paid for it. */
export type KitOfChild = Pick<ScheduledItem, 'scheduled_date' | 'process_status'> & { anchor: string }

type Child = { birthDate: CivilDate; today: CivilDate }
/** `on`: the day on which it comes; null: with the order. */
export type Continuation = { kit: Kit; on: CivilDate | null }

/**
 * How a subscription goes on for a child who has had kits, or gets some of a gift still: with the kit after the last one
 * and none that the child is past, once the child has grown into it and the last one lies four weeks back. Null where
 * there was none, or none is left: it begins as any other.
 */
export function continuationOf(kits: readonly KitOfChild[], child: Child): Continuation | null {
  const came = kits.filter(hasCome)
  const anchors = came.map(({ anchor }) => anchor)
  const kit = anchors.length > 0 ? kitAfter(anchors, child) : null
  if (!kit) return null
  const { birthDate, today } = child
  const last = came.map(({ scheduled_date }) => scheduled_date).reduce(later)
  const on = later(plusMonths(birthDate, kit.minMonths), plusDays(last, LEAST_DAYS))
  return { kit, on: on > today ? on : null }
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
