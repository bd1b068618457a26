import type { CivilDate } from '../dates/civil-date'
import { type Customization, isOffered } from '../kits/customization.rules'
import { ok, type Result, refused } from '../result'
import { afterEvent, type ItemEvent } from '../subscriptions/process.rules'
import type { Advance, Changeable, ChangeableItem, ChangeRefusal, SubscriptionChange } from './change'
import { followed } from './follow-age.rules'
import { kitsAfter } from './kits-after.rules'
import { isEnding, isOpen, isOwed, isUnpaid, waits } from './waiting.rules'

type Changed = Result<Changeable, ChangeRefusal>

/**
 * A subscription after a change, or why it is not made. What is so already stays so: the same change made twice is made
 * once. The engine writes what this says, and a page shows it before anybody confirms (decided: E-56).
 */
export function afterChange(now: Changeable, change: SubscriptionChange, today: CivilDate): Changed {
  switch (change.kind) {
    case 'skip':
      return skipped(now, change.item, today)
    case 'keep':
      return kept(now, change.item, today)
    case 'cancel':
      return cancelled(now)
    case 'reactivate':
      return reactivated(now, today)
    case 'addBooks':
      return withBooks(now)
    case 'cancelBooks':
      return withoutBooks(now)
    case 'language':
      return inLanguage(now, change.language)
    case 'prepay':
      return paidAhead(now, change.kits)
    case 'customize':
      return customized(now, change, today)
    case 'extendGift':
      return extended(now, change.from, today)
    case 'followAge':
      return followed(now, today)
  }
}

/** that kit does not come, and is not charged; the others keep their days. */
function skipped(now: Changeable, uuid: string, today: CivilDate): Changed {
  const item = now.items.find((each) => each.uuid === uuid)
  if (!item) return refused('notFound')
  if (item.process_status === 'skip_requested') return ok(now)
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  if (item.process_status !== 'awaiting_process' || item.scheduled_date <= today) return refused('tooLate')
  if (item.billing_status !== 'awaiting_payment') return refused('paid')
  return ok(withItem(now, item, 'SKIP'))
}

/** It comes after all, on its day. */
function kept(now: Changeable, uuid: string, today: CivilDate): Changed {
  const item = now.items.find((each) => each.uuid === uuid)
  if (!item) return refused('notFound')
  if (item.process_status === 'awaiting_process') return ok(now)
  if (now.status !== 'active') return refused('ended')
  if (item.process_status !== 'skip_requested' || item.scheduled_date <= today) return refused('tooLate')
  return ok(withItem(now, item, 'KEEP'))
}

const withItem = (now: Changeable, item: ChangeableItem, event: ItemEvent): Changeable => ({
  ...now,
  items: now.items.map((each) => (each === item ? afterEvent(each, event) : each)),
})

/**
 * nothing more is charged. What is paid still comes, and the subscription ends with it; what the warehouse has is
 * on its way.
 */
function cancelled(now: Changeable): Changed {
  if (now.status === 'cancelled') return ok(now)
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  const items = now.items.map((item) => (item.billing_status === 'prepay' ? item : afterEvent(item, 'CANCEL')))
  // but a payment that has failed since can still be given up
  if (isEnding(now) && items.every((item, at) => item === now.items[at])) return ok(now)
  return ok({ ...now, items, advance: 1, status: items.some(waits) ? 'active' : 'cancelled' })
}

/**
 * kits come again, from the one after the last that came, in its time: no kit twice, none younger than the child,
 * and none sooner than four weeks after the one before.
 */
function reactivated(now: Changeable, today: CivilDate): Changed {
  const { status, items, others } = now
  if (now.isPartial) return refused('gift')
  if (status !== 'cancelled' && !isEnding(now)) return status === 'active' ? ok(now) : refused('ended')
  if (others.some((other) => other.status === 'active')) return refused('running')
  const added = kitsAfter(now, { from: null, today })
  return added.ok
    ? ok({ ...now, status: 'active', laidOutFor: now.birthDate, items: [...items, ...added.value] })
    : added
}

/** … A-048: books go with every kit that is still to be paid. */
function withBooks(now: Changeable): Changed {
  if (now.hasBooks) return ok(now)
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  if (isEnding(now)) return refused('ending')
  if (now.language !== 'en') return refused('language')
  return ok(booksGo(now, true))
}

/** those that are paid still come with theirs. */
function withoutBooks(now: Changeable): Changed {
  if (!now.hasBooks) return ok(now)
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  if (isEnding(now)) return refused('ending')
  return ok(booksGo(now, false))
}

const booksGo = (now: Changeable, hasBooks: boolean): Changeable => ({
  ...now,
  hasBooks,
  items: now.items.map((item) => (isOpen(item) ? { ...item, hasBooks } : item)),
})

/** the words in every kit that is not packed yet. */
function inLanguage(now: Changeable, language: Changeable['language']): Changed {
  if (language === now.language) return ok(now)
  if (now.status !== 'active') return refused('ended')
  if (!now.items.some(isToBePacked)) return refused('tooLate')
  if (language !== 'en' && now.hasBooks) return refused('books')
  return ok({ ...now, language })
}

/** A kit whose payment has failed is packed once it is paid for, as it is wanted then. */
const isToBePacked = (item: ChangeableItem) =>
  waits(item) || item.process_status === 'skip_requested' || (item.process_status === 'error' && isOwed(item))

/** so many kits are paid together on the day of the next one, and those after them as before. */
function paidAhead(now: Changeable, kits: Advance): Changed {
  if (kits === now.advance) return ok(now)
  if (now.isPartial) return refused('gift')
  if (now.status !== 'active') return refused('ended')
  if (isEnding(now)) return refused('ending')
  if (now.isRenewing) return refused('renewing')
  // what is charged was decided with the payment that is under way
  if (now.items.some(isOwed)) return refused('owed')
  if (now.items.filter((item) => waits(item) && isUnpaid(item)).length < kits) return refused('fewer')
  return ok({ ...now, advance: kits })
}

type Choosing = { item: string; customization: Customization }

/** what comes in that kit, until it is being prepared. */
function customized(now: Changeable, { item: uuid, customization }: Choosing, today: CivilDate): Changed {
  const item = now.items.find((each) => each.uuid === uuid)
  if (!item) return refused('notFound')
  const chosen = Object.entries(customization).map(([name, value]) => ({ name, value }))
  if (item.options.length > 0 && chosen.every(({ name, value }) => item.customization[name] === value)) return ok(now)
  if (now.status !== 'active') return refused('ended')
  if (item.options.length === 0) return refused('plain')
  if (item.process_status === 'skip_requested') return refused('skipped')
  if (!waits(item) || item.scheduled_date <= today) return refused('tooLate')
  if (!chosen.every((each) => isOffered(item.options, each))) return refused('notOffered')
  const other = { ...item, customization: { ...item.customization, ...customization } }
  return ok({ ...now, items: now.items.map((each) => (each === item ? other : each)) })
}

/** when the gift is used up, kits go on, each paid as it comes. */
function extended(now: Changeable, from: string | null, today: CivilDate): Changed {
  if (!now.isGift) return refused('noGift')
  if (now.status !== 'active') return refused('ended')
  if (isEnding(now)) return refused('ending')
  if (!now.isPartial) return ok(now)
  // another gift ends by itself: what is added comes after its kits, too
  if (now.others.some((other) => other.status === 'active' && !other.isPartial)) return refused('running')
  const added = kitsAfter(now, { from, today })
  return added.ok
    ? ok({ ...now, isPartial: false, laidOutFor: now.birthDate, items: [...now.items, ...added.value] })
    : added
}
