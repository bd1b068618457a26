import { createHash } from 'node:crypto'
import { persona } from '~/content/seed/personas'
import { type CivilDate, plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { giftLabel } from '~/services/domain/payment/payment-label.rules'
import { BOXES_AHEAD, boxDates, layOut, planOf } from '~/services/domain/plans/layout.rules'
import type { KitStory, ReadingStory } from './seed-stories'
import type { ItemRow, ReadingRow, SubscriptionRow } from './subscription-manager.tables'

export type Told<Row> = { row: Row; items: ItemRow[] }

/** From its order to its arrival. */
const DAYS_TO_ARRIVE = 5
const PLAN = 'early-reader-club'
const PAYMENT_LABEL = 'Visa ending in 4242'

/** A story as rows, by the same rules that lay out a new subscription. */
export function toldKits(story: KitStory, today: CivilDate): Told<SubscriptionRow> {
  const orderedOn = dayBefore(today, story.began)
  const row = rowOf(story, { today, orderedOn })
  const { birthday: birthDate, prepaid, isPartial, hasBooks } = row
  const laid = layOut({ birthDate, startingKit: story.kit, orderedOn, prepaid, isPartial })
  const kits = laid.map(
    ({ anchor, date, scheduled_type, billing_status }, position): ItemRow => ({
      ...boxOn({ date, today, billingStatus: billing_status }),
      uuid: seedUuid(`kit ${row.childUuid} ${anchor}`),
      kind: 'play_kit',
      subscriptionId: row.uuid,
      position,
      anchor,
      scheduledType: scheduled_type,
      hasBooks,
    }),
  )
  const latest = kits.findLast(({ scheduledDate }) => scheduledDate <= today)
  const changed = kits.map((kit) =>
    kit === latest ? { ...kit, ...story.now, ...(story.now?.shippingError && { steppedOn: today }) } : kit,
  )
  return { row, items: row.status === 'cancelled' ? changed.map(stopped) : changed }
}

function rowOf(story: KitStory, { today, orderedOn }: { today: CivilDate; orderedOn: CivilDate }): SubscriptionRow {
  const { playchartId, addressUuid, children } = persona(story.who)
  const child = children[story.child]
  if (!child) throw new Error(`${story.who}@ has no such child`)
  const {
    prepaid = 1,
    option = 'paygo',
    isGift = false,
    isLimited = false,
    hasBooks = false,
    status = 'active',
  } = story
  return {
    uuid: seedUuid(`subscription ${child.uuid}`),
    userUuid: playchartId,
    childUuid: child.uuid,
    birthday: plusMonths(today, -child.ageMonths),
    deliveryAddressUuid: addressUuid,
    status,
    source: isGift ? 'GIFTING_ACTIVATION' : 'WEB',
    plan: planOf(option),
    prepaid,
    advance: 1,
    awaitsFirstCharge: false,
    isPartial: isGift || isLimited,
    hasBooks,
    language: 'en',
    customization: {},
    currency: 'eur',
    bundleDiscountUuid: prepaid > 1 && !isGift ? `prepay-${prepaid}-${story.kit}-eur` : null,
    paymentLabel: isGift ? giftLabel('en') : PAYMENT_LABEL,
    locale: null,
    createdAt: instantOf(orderedOn),
    draftDue: 1,
    draftSent: 0,
  }
}

const stopped = (kit: ItemRow): ItemRow =>
  kit.processStatus === 'awaiting_process' ? { ...kit, processStatus: 'cancelled' } : kit

export function toldBoxes(story: ReadingStory, today: CivilDate): Told<ReadingRow> {
  const { playchartId, addressUuid } = persona(story.who)
  const orderedOn = dayBefore(today, story.began)
  const id = seedUuid(`reading ${playchartId} ${story.sku}`)
  const row: ReadingRow = {
    id,
    userUuid: playchartId,
    status: story.isPaused ? 'paused' : 'active',
    planAnchor: PLAN,
    planInstallmentId: story.sku.toLowerCase(),
    sku: story.sku,
    currency: 'eur',
    deliveryAddressUuid: addressUuid,
    paymentLabel: PAYMENT_LABEL,
    locale: null,
    awaitsFirstCharge: false,
    isPausable: true,
    orderedOn,
    createdAt: instantOf(orderedOn),
  }
  const come = boxDates(orderedOn, 0, BOXES_AHEAD).filter((date) => date <= today).length
  const boxes = boxDates(orderedOn, 0, come + BOXES_AHEAD - 1).map(
    (date, position): ItemRow => ({
      ...boxOn({ date, today, billingStatus: position === 0 ? 'paid' : 'awaiting_payment' }),
      ...(date === orderedOn && date === today && { processStatus: 'billing', shippingStatus: 'scheduled' }),
      uuid: seedUuid(`box ${id} ${position}`),
      kind: 'reading',
      subscriptionId: id,
      position,
      anchor: PLAN,
      scheduledType: position === 0 ? 'initial_item' : 'scheduled',
      hasBooks: false,
    }),
  )
  return { row, items: boxes }
}

type Box = { date: CivilDate; today: CivilDate; billingStatus: ItemRow['billingStatus'] }

/** How far a box of that day has come. */
function boxOn({ date, today, billingStatus }: Box) {
  const hasCome = date <= today
  const isSent = date < today
  const processStatus: ItemRow['processStatus'] = isSent
    ? plusDays(date, DAYS_TO_ARRIVE) <= today
      ? 'completed'
      : 'shipping'
    : hasCome
      ? 'shipment_preparation'
      : 'awaiting_process'
  const shippingStatus: ItemRow['shippingStatus'] = isSent ? 'shipped' : hasCome ? 'warehouse_notified' : 'scheduled'
  return {
    scheduledDate: date,
    originalDate: date,
    processStatus,
    billingStatus: hasCome && billingStatus === 'awaiting_payment' ? ('paid' as const) : billingStatus,
    shippingStatus,
    orderId: null,
    beginsAgain: false,
    billingError: null,
    shippingError: null,
    sentAgainOn: null,
    pending: null,
    announcedFor: null,
    announced: null,
    failures: 0,
    customization: {},
    steppedOn: hasCome ? date : today,
  }
}

const dayBefore = (today: CivilDate, { months = 0, days = 0 }: KitStory['began']) =>
  plusDays(plusMonths(today, -months), -days)

/** In the morning of that day. */
export const instantOf = (date: CivilDate) => `${date}T07:00:00.000Z`

/** The same id for the same thing, after every seed. */
function seedUuid(text: string): string {
  const hex = createHash('sha256').update(`seed ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
