import { randomUUID } from 'node:crypto'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { BOXES_AHEAD, boxDates, layOut, planOf } from '~/services/domain/plans/layout.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewReadingSubscription, NewSubscription } from '../subscription-manager.contract'
import { followingKits } from './following'
import { WAITING } from './new-items'
import {
  type ItemRow,
  items,
  type ReadingRow,
  readingSubscriptions,
  subscriptions,
} from './subscription-manager.tables'

type In = { tx: Db; clock: Clock }

/**
 * Lays out the schedule of a child, inside the transaction of its key; the first kit stands on the order that paid it,
 * and waits there for its day where that is a later one (decided: E-111). A gift follows what the child gets already.
 */
export async function addSubscription({ tx, clock, wanted }: In & { wanted: NewSubscription['subscription'] }) {
  const uuid = randomUUID()
  const orderedOn = wanted.ordered_on ?? shopDay(clock.now())
  const following = wanted.is_partial ? await followingKits({ tx, clock, wanted, subscriptionId: uuid }) : null
  const kits = following ?? newKits({ wanted, subscriptionId: uuid, orderedOn })
  if (kits.length === 0) throw new ServiceRefusal(422, 'unknownKit')
  await tx.insert(subscriptions).values({
    uuid,
    userUuid: wanted.user_uuid,
    childUuid: wanted.child_uuid,
    birthday: wanted.birthday,
    deliveryAddressUuid: wanted.delivery_address_uuid,
    status: 'active',
    source: wanted.source,
    plan: planOf(wanted.payment_option),
    prepaid: wanted.prepaid,
    isPartial: wanted.is_partial,
    hasBooks: wanted.has_books_addon,
    language: wanted.selected_language,
    customization: wanted.customization,
    currency: wanted.currency_code,
    bundleDiscountUuid: wanted.bundle_discount_uuid,
    paymentLabel: wanted.payment_label,
    locale: wanted.locale ?? null,
    createdAt: new Date(clock.now()).toISOString(),
    draftDue: 1,
    draftSent: 0,
  })
  await tx.insert(items).values(kits)
  return uuid
}

type Kits = { wanted: NewSubscription['subscription']; subscriptionId: string; orderedOn: CivilDate }

const newKits = ({ wanted, subscriptionId, orderedOn }: Kits): ItemRow[] =>
  layOut({
    birthDate: wanted.birthday,
    startingKit: wanted.starting_kit_anchor,
    orderedOn,
    firstKit: wanted.first_kit,
    firstOn: wanted.first_on,
    prepaid: wanted.prepaid,
    isPartial: wanted.is_partial,
  }).map(({ anchor, date, scheduled_type, billing_status }, position) => ({
    ...WAITING,
    ...(billing_status === 'paid' && ORDERED),
    uuid: randomUUID(),
    kind: 'play_kit',
    subscriptionId,
    position,
    anchor,
    scheduledDate: date,
    originalDate: date,
    billingStatus: billing_status,
    scheduledType: scheduled_type,
    orderId: position === 0 ? wanted.order_id : null,
    hasBooks: wanted.has_books_addon,
    steppedOn: orderedOn,
  }))

/** Monthly boxes from today on; the first one is paid and being processed (decided: E-52, E-92). */
export async function addReading({ tx, clock, wanted }: In & { wanted: NewReadingSubscription['subscription'] }) {
  const id = randomUUID()
  const orderedOn = shopDay(clock.now())
  await tx.insert(readingSubscriptions).values({
    id,
    userUuid: wanted.user_uuid,
    status: 'active',
    planAnchor: wanted.plan_anchor,
    planInstallmentId: wanted.plan_installment_id,
    sku: wanted.sku,
    currency: wanted.currency_code ?? 'eur',
    deliveryAddressUuid: wanted.delivery_address_uuid ?? null,
    paymentLabel: wanted.payment_label,
    locale: wanted.locale ?? null,
    isPausable: true,
    orderedOn,
    createdAt: new Date(clock.now()).toISOString(),
  })
  const row = { id, planAnchor: wanted.plan_anchor, orderedOn }
  const boxes = newBoxes({ row, from: 0, dates: boxDates(orderedOn, 0, BOXES_AHEAD) })
  await tx.insert(items).values(
    boxes.map(
      (box, position): ItemRow =>
        position > 0
          ? box
          : {
              ...box,
              processStatus: 'billing',
              billingStatus: 'paid',
              scheduledType: 'initial_item',
              orderId: wanted.order_id,
            },
    ),
  )
  return id
}

/** Paid by the checkout: the warehouse has it. */
const ORDERED = { processStatus: 'shipment_preparation', shippingStatus: 'warehouse_notified' } as const

type Boxes = { row: Pick<ReadingRow, 'id' | 'planAnchor' | 'orderedOn'>; from: number; dates: readonly CivilDate[] }

/** Boxes that wait for their days, from this position on. */
export const newBoxes = ({ row, from, dates }: Boxes): ItemRow[] =>
  dates.map((date, index) => ({
    ...WAITING,
    uuid: randomUUID(),
    kind: 'reading',
    subscriptionId: row.id,
    position: from + index,
    anchor: row.planAnchor,
    scheduledDate: date,
    originalDate: date,
    billingStatus: 'awaiting_payment',
    scheduledType: 'scheduled',
    orderId: null,
    hasBooks: false,
    steppedOn: row.orderedOn,
  }))
