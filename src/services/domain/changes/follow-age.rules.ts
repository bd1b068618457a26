import type { CivilDate } from '../dates/civil-date'
import { ok, type Result, refused } from '../result'
import type { Changeable, ChangeableItem, ChangeRefusal } from './change'
import { kitsAfter } from './kits-after.rules'
import { isEnding, isOpen, isOwed } from './waiting.rules'

/**
 * The kits that nobody has paid follow a birth date that was corrected: they are laid out anew from the one after the last
 * that came, is under way or is paid, which keep kit and day. A kit that comes again keeps what was chosen for it, its books,
 * and that it is to be skipped. Where no kit is left for the child's age everything stays as it is: what the parent has
 * ordered is not taken away unasked.
 */
export function followed(now: Changeable, today: CivilDate): Result<Changeable, ChangeRefusal> {
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  if (isEnding(now)) return refused('ending')
  // else days that were moved by hand would move back
  if (now.laidOutFor === now.birthDate) return ok(now)
  // what is charged was decided with the payment that is under way
  if (now.items.some(isOwed)) return refused('owed')
  const open = now.items.filter((item) => isOpen(item) && item.scheduled_date > today)
  if (open.length === 0) return ok(now)
  const kept = now.items.filter((item) => !open.includes(item))
  const laid = kitsAfter({ ...now, items: kept }, { from: null, today })
  if (!laid.ok) return laid
  const items = laid.value.map((item) => asBefore(item, open))
  return isSame(items, open) ? ok(now) : ok({ ...now, laidOutFor: now.birthDate, items: [...kept, ...items] })
}

/** The same kit on its other day, where it was to come already. */
function asBefore(item: ChangeableItem, open: readonly ChangeableItem[]): ChangeableItem {
  const before = open.find(({ anchor }) => anchor === item.anchor)
  return before ? { ...before, scheduled_date: item.scheduled_date } : item
}

const isSame = (items: readonly ChangeableItem[], open: readonly ChangeableItem[]) =>
  items.length === open.length &&
  items.every(({ uuid, scheduled_date }, at) => {
    const before = open[at]
    return before?.uuid === uuid && before.scheduled_date === scheduled_date
  })
