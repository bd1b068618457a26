import { type CivilDate, plusDays } from '../dates/civil-date'
import type { BillingStatus, ProcessStatus, ScheduledItem, Subscription } from './vocabulary'

/** What became of an item already (decided: E-09). Skipped, not applicable, cancelled and returned ones stand nowhere. */
const PROCESSED: readonly ProcessStatus[] = ['billing', 'shipment_preparation', 'shipping', 'completed', 'error']
const UPCOMING: readonly ProcessStatus[] = ['awaiting_process', 'skip_requested']

type Dated = Pick<ScheduledItem, 'scheduled_date' | 'process_status'>

export const isProcessed = ({ process_status }: Pick<ScheduledItem, 'process_status'>) =>
  PROCESSED.includes(process_status)
/** */
export const isUpcoming = ({ process_status }: Pick<ScheduledItem, 'process_status'>) =>
  UPCOMING.includes(process_status)

/** By date; items of one day keep their places. */
export const byDate = <T extends Pick<ScheduledItem, 'scheduled_date'>>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => compareDates(one.scheduled_date, other.scheduled_date))

/** the processed item of the greatest date, the later one in the list where dates are equal (decided: E-09). */
export const currentItem = <T extends Dated>(items: readonly T[]): T | null =>
  byDate(items.filter(isProcessed)).at(-1) ?? null

/** A-039, the soonest first. */
export const upcomingItems = <T extends Dated>(items: readonly T[]): T[] => byDate(items.filter(isUpcoming))

/** the one item whose ship date can be edited. */
export const editableItem = <T extends Dated>(items: readonly T[]): T | null =>
  byDate(items).find(({ process_status }) => process_status === 'awaiting_process') ?? null

/** Items that come together: on one order, or in the draft of the next one. */
export type ItemGroup<T> = {
  /** the order's id, 'draft', or the item's own uuid */
  key: string
  orderId: string | null
  isDraft: boolean
  items: T[]
}

/** */
export const isBundled = ({ items }: Pick<ItemGroup<unknown>, 'items'>) => items.length > 1

type Grouped = Dated & Pick<ScheduledItem, 'uuid' | 'order_id'>

/** items of one order stand together, in the order of dates; an item without an order stands alone. */
export function groupsByOrder<T extends Grouped>(items: readonly T[]): ItemGroup<T>[] {
  const groups = new Map<string, ItemGroup<T>>()
  for (const item of byDate(items)) {
    const key = item.order_id ?? item.uuid
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { key, orderId: item.order_id, isDraft: false, items: [item] })
  }
  return [...groups.values()]
}

type ScheduleGroups<T> = {
  current: ItemGroup<T> | null
  /** what the next order holds */
  next: ItemGroup<T>[]
  upcoming: ItemGroup<T>[]
  /** what came before the current kit, the newest first */
  past: ItemGroup<T>[]
}

/**
 * A schedule as a screen shows it. `draftItems` are the `item_uuids` of the draft order; without a draft, the
 * next order is the first upcoming item alone.
 */
export function groupsOf<T extends Grouped>(
  items: readonly T[],
  draftItems: readonly string[] = [],
): ScheduleGroups<T> {
  const processed = groupsByOrder(items.filter(isProcessed))
  const shown = currentItem(items)
  const current = processed.find((group) => shown !== null && group.items.includes(shown)) ?? null
  const upcoming = upcomingItems(items)
  const drafted = upcoming.filter(({ uuid }) => draftItems.includes(uuid))
  const next = drafted.length > 0 ? drafted : upcoming.slice(0, 1)
  const [first] = next
  return {
    current,
    next: first
      ? [
          drafted.length > 0
            ? { key: 'draft', orderId: null, isDraft: true, items: next }
            : { key: first.order_id ?? first.uuid, orderId: first.order_id, isDraft: false, items: next },
        ]
      : [],
    upcoming: groupsByOrder(upcoming.filter((item) => !next.includes(item))),
    past: processed.filter((group) => group !== current).toReversed(),
  }
}

export type PaymentScheduleKind = 'inactive' | 'inactive_gifted' | 'gifted' | 'prepaid' | 'repuf' | 'pay-per-kit'

type PaidItem = Pick<ScheduledItem, 'process_status' | 'billing_status'>
type Paid = Pick<
  Subscription<PaidItem>,
  'partial_subscription' | 'scheduled_items' | 'subscription_status' | 'subscription_source' | 'paymentPlan'
>

/**
 * Kits paid in advance that are used up are followed by kits that are paid one by one, and so are those of a gift that
 * its receiver has taken on, for whom it stays no gift once they have paid. What ends with what was paid
 * (`partial_subscription`) is a gift only where it began with a gift's code; else somebody paid it in advance for their own
 * child (E-108).
 */
export function paymentScheduleKind(subscription: Paid): PaymentScheduleKind {
  const { partial_subscription: isPartial, scheduled_items: items } = subscription
  const isOwn = !isPartial && hasPaidAfterGift(subscription)
  const goesOn = !isPartial && items.some((item) => isUpcoming(item) && item.billing_status === 'awaiting_payment')
  const isGifted = beganAsGift(subscription) && !goesOn && !isOwn
  if (subscription.subscription_status !== 'active') return isGifted ? 'inactive_gifted' : 'inactive'
  if (isGifted) return 'gifted'
  if (subscription.paymentPlan === 'REPUF') return 'repuf'
  const isPrepaid = !isOwn && items.some((item) => isUpcoming(item) && item.billing_status === 'prepay')
  return subscription.paymentPlan === 'PUF' && (isPrepaid || isPartial) ? 'prepaid' : 'pay-per-kit'
}

type Begun<T> = { subscription_source: Subscription['subscription_source']; scheduled_items: readonly T[] }

const beganAsGift = ({ subscription_source }: Pick<Begun<unknown>, 'subscription_source'>) =>
  subscription_source === 'GIFTING_ACTIVATION'

/** The kits of a gift, by date: its first one, and those that were paid ahead with it. */
export function givenItems<T extends Pick<ScheduledItem, 'billing_status'>>(subscription: Begun<T>): readonly T[] {
  if (!beganAsGift(subscription)) return []
  const { scheduled_items: items } = subscription
  const own = items.findIndex(({ billing_status: billing }, index) => index > 0 && OWN.includes(billing))
  return own === -1 ? items : items.slice(0, own)
}

const OWN: readonly BillingStatus[] = ['awaiting_payment', 'pending_clearance', 'error', 'paid']

function hasPaidAfterGift(subscription: Begun<PaidItem>): boolean {
  const given = givenItems(subscription)
  const own = beganAsGift(subscription) ? subscription.scheduled_items.slice(given.length) : []
  return own.some((item) => item.billing_status === 'paid' || isProcessed(item))
}

const WINDOW_DAYS = 21

/** Both ends can be chosen. */
export type ShipDateWindow = { from: CivilDate; until: CivilDate }
type WindowQuestion = { originalDate: CivilDate; today: CivilDate }

/** null where no day is left, for today counts as past (decided: E-11). */
export function shipDateWindow({ originalDate, today }: WindowQuestion): ShipDateWindow | null {
  const until = plusDays(originalDate, WINDOW_DAYS)
  const start = plusDays(originalDate, -WINDOW_DAYS)
  const from = start <= today ? plusDays(today, 1) : start
  return from > until ? null : { from, until }
}

export const isInWindow = (date: CivilDate, window: ShipDateWindow | null) =>
  window !== null && date >= window.from && date <= window.until

/** What a banner on a kit says. */
export type KitError = BillingError | 'shipment'
/** Why a payment failed. */
export type BillingError = (typeof BILLING_ERRORS)[number]
export const BILLING_ERRORS = ['expired', 'declined', 'payment'] as const

/** 'expired' wins over 'declined', whatever the case of the letters (decided: E-33). A shipping error has a sentence of its own. */
export function kitErrors(item: Pick<ScheduledItem, 'billing_error_message' | 'shipping_error_message'>): KitError[] {
  const billing = item.billing_error_message
  return [...(billing ? [billingError(billing)] : []), ...(item.shipping_error_message ? (['shipment'] as const) : [])]
}

/** */
export function billingError(message: string): BillingError {
  const text = message.toLowerCase()
  if (text.includes('expired')) return 'expired'
  return text.includes('declined') ? 'declined' : 'payment'
}

/** By their days, or by their other texts that sort as they are written. */
export const compareDates = (one: string, other: string) => (one < other ? -1 : Number(one > other))
