import { type CivilDate, plusDays, plusMonths } from '../dates/civil-date'
import { KITS, kitOfAnchor } from '../kits/kit.rules'
import { LEAST_DAYS } from '../plans/layout.rules'
import type { ScheduledItem } from '../subscriptions/vocabulary'

/** A kit of what a child gets already. `isPaid`: with another one, in advance, though it does not say so yet. */
export type RunningKit = Pick<ScheduledItem, 'uuid' | 'scheduled_date' | 'process_status' | 'billing_status'> & {
  anchor: string
  isPaid?: boolean
}

/** A kit of a gift that follows what runs; `takes` is the kit that waited to be paid and is the gift's now. */
type FollowingKit = { anchor: string; on: CivilDate; takes: string | null }

type Gift = { size: number; birthDate: CivilDate; today: CivilDate }

/**
 * The kits of a gift for a child whose kits run: those that come after the last paid one, each on the day on which it was
 * to come (decided: E-107). What waited to be paid is the gift's then, so that no kit comes twice; [] where fewer kits are
 * left than were given.
 */
export function giftAfter(running: readonly RunningKit[], { size, ...when }: Gift): FollowingKit[] {
  const live = running.filter(({ process_status }) => !GONE.includes(process_status))
  const settled = live.filter((kit) => !isFree(kit))
  const had = new Set(settled.map(({ anchor }) => anchor))
  const last = Math.max(0, ...settled.map(({ anchor }) => kitOfAnchor(anchor)?.position ?? 0))
  const kits = KITS.slice(last)
    .filter(({ anchor }) => !had.has(anchor))
    .slice(0, size)
  if (kits.length < size) return []
  let before = settled.map(({ scheduled_date }) => scheduled_date).reduce(later, plusDays(when.today, -LEAST_DAYS))
  return kits.map(({ anchor, minMonths }) => {
    const waiting = live.find((kit) => kit.anchor === anchor)
    const on = waiting?.scheduled_date ?? later(plusMonths(when.birthDate, minMonths), plusDays(before, LEAST_DAYS))
    before = later(before, on)
    return { anchor, on, takes: waiting?.uuid ?? null }
  })
}

const GONE: readonly RunningKit['process_status'][] = ['not_applicable', 'cancelled']

/** Nobody has paid it, and nobody is about to. */
const isFree = ({ process_status, billing_status, isPaid = false }: RunningKit) =>
  process_status === 'awaiting_process' && billing_status === 'awaiting_payment' && !isPaid

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
