import { type CivilDate, plusDays, plusMonths } from '../dates/civil-date'
import { KITS, kitOfAnchor } from '../kits/kit.rules'
import type { BillingStatus, PaymentOption, PaymentPlan, ScheduledItem } from '../subscriptions/vocabulary'
import type { FirstKit } from './first-kit'
import { firstKitDay } from './first-kit.rules'

/** A box follows the one before it by four weeks at least. */
export const LEAST_DAYS = 28
/** Boxes of books that are laid out ahead. */
export const BOXES_AHEAD = 12

type Laid = Pick<ScheduledItem, 'scheduled_type' | 'billing_status'> & { anchor: string; date: CivilDate }

type Order = {
  /** may lie ahead: the child is not born yet */
  birthDate: CivilDate
  startingKit: string
  orderedOn: CivilDate
  /** of a child who is not born yet; now unless given */
  firstKit?: FirstKit | undefined
  /** the first kit follows others of the child, and comes on this day */
  firstOn?: CivilDate | null | undefined
  /** kits paid in advance, the first one included */
  prepaid: number
  /** a gift: it ends with what was paid */
  isPartial: boolean
}

/**
 * The schedule over the 22 kits: the first one on the day of the order, around the due date (decided: E-111) or after the
 * kits that the child has already, each next
 * one when the child grows into it, and never sooner than four weeks after the one before. [] where the starting kit is not known.
 */
export function layOut({ birthDate, startingKit, orderedOn, firstKit, firstOn, prepaid, isPartial }: Order): Laid[] {
  const first = kitOfAnchor(startingKit)
  if (!first) return []
  const left = KITS.slice(first.position - 1)
  let date = firstOn ? later(firstOn, orderedOn) : firstKitDay({ birthDate, orderedOn, firstKit })
  const isLater = date > orderedOn
  return (isPartial ? left.slice(0, prepaid) : left).map((kit, index) => {
    if (index > 0) date = later(plusMonths(birthDate, kit.minMonths), plusDays(date, LEAST_DAYS))
    return {
      anchor: kit.anchor,
      date,
      scheduled_type: index === 0 ? 'initial_item' : 'scheduled',
      billing_status: billingStatusAt(index, { prepaid, isLater }),
    }
  })
}

/** The first item is paid with the order, and in advance where it comes later; those paid in advance come after it. */
const billingStatusAt = (index: number, { prepaid, isLater }: { prepaid: number; isLater: boolean }): BillingStatus => {
  if (index === 0) return isLater ? 'prepay' : 'paid'
  return index < prepaid ? 'prepay' : 'awaiting_payment'
}

/** Monthly boxes from the day of the order, counted from that day so that the 31st comes back after a short month. */
export const boxDates = (orderedOn: CivilDate, from: number, count: number): CivilDate[] =>
  Array.from({ length: count }, (_, index) => plusMonths(orderedOn, from + index))

const PLAN: Record<PaymentOption, PaymentPlan> = {
  paygo: 'PAYGO',
  'pay-up-front': 'PUF',
  'recurring-pay-up-front': 'REPUF',
}
/** S-279, A-222 */
export const planOf = (option: PaymentOption): PaymentPlan => PLAN[option]

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
