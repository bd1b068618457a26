import { type CivilDate, plusDays, plusMonths } from '../dates/civil-date'
import { kitOfAnchor } from '../kits/kit.rules'
import { LEAST_DAYS, layOut } from '../plans/layout.rules'
import { ok, refused } from '../result'
import { hasCome, nextKitOf } from '../subscriptions/status.rules'
import type { Changeable, ChangeableItem } from './change'

type Following = { from: string | null; today: CivilDate }

/** A letter says a week before what will be charged. */
const NOTICE_DAYS = 7

/**
 * The kits after the last one that came, or from a later one on, none of them paid: in the child's time, none sooner than
 * four weeks after the one before, whichever of what runs for the child brings that.
 */
export function kitsAfter({ birthDate, items, others, hasBooks }: Changeable, { from, today }: Following) {
  const came = items.filter(hasCome)
  const next = nextKitOf([...came, ...others.flatMap((other) => other.items)], { birthDate, today })
  if (!next) return refused('complete' as const)
  const first = from === null ? next : kitOfAnchor(from)
  if (!first || first.position < next.position) return refused('notOffered' as const)
  const beside = others.flatMap((other) => (other.status === 'active' ? other.items.filter(hasCome) : []))
  const before = [...came, ...beside].map(({ scheduled_date }) => plusDays(scheduled_date, LEAST_DAYS))
  const firstOn = [plusDays(today, NOTICE_DAYS), plusMonths(birthDate, first.minMonths), ...before].reduce(later)
  const laid = layOut({ birthDate, startingKit: first.anchor, orderedOn: today, firstOn, prepaid: 0, isPartial: false })
  return ok(
    laid.map(
      ({ anchor, date }): ChangeableItem => ({
        ...{ uuid: null, anchor, scheduled_date: date, hasBooks, options: [], customization: {} },
        ...{ process_status: 'awaiting_process', billing_status: 'awaiting_payment' },
      }),
    ),
  )
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
