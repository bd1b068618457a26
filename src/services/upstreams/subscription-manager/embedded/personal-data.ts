import { eq, inArray } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import type { SubscriptionData } from '../personal-data.contract'
import { cancellations, type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/** All that is kept of a person's subscriptions, whatever became of them. */
export async function subscriptionDataOf(db: Db, userUuid: string): Promise<SubscriptionData> {
  const [kits, boxes] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userUuid, userUuid)).orderBy(subscriptions.createdAt),
    db
      .select()
      .from(readingSubscriptions)
      .where(eq(readingSubscriptions.userUuid, userUuid))
      .orderBy(readingSubscriptions.createdAt),
  ])
  const partsOf = await readParts(db, [...kits.map(({ uuid }) => uuid), ...boxes.map(({ id }) => id)])
  return {
    play_kits: kits.map(({ uuid, childUuid, birthday, status, customization, isPartial, ...row }) => ({
      ...{ uuid, child_uuid: childUuid, birthday, subscription_status: status, customization, is_gift: isPartial },
      ...{ delivery_address_uuid: row.deliveryAddressUuid, payment_label: row.paymentLabel },
      ...{ currency_code: row.currency, created_at: row.createdAt, ...partsOf(uuid) },
    })),
    reading_club: boxes.map(({ id, planAnchor, status, ...row }) => ({
      ...{ id, plan_anchor: planAnchor, status },
      ...{ delivery_address_uuid: row.deliveryAddressUuid, payment_label: row.paymentLabel },
      ...{ currency_code: row.currency, created_at: row.createdAt, ...partsOf(id) },
    })),
  }
}

/** Boxes and cancellations of all of them, in two questions. */
async function readParts(db: Db, ids: readonly string[]) {
  const [boxes, ended] = await Promise.all([
    db
      .select()
      .from(items)
      .where(inArray(items.subscriptionId, [...ids]))
      .orderBy(items.position),
    db
      .select()
      .from(cancellations)
      .where(inArray(cancellations.subscriptionId, [...ids]))
      .orderBy(cancellations.cancelledAt),
  ])
  return (id: string) => ({
    boxes: boxes.filter(({ subscriptionId }) => subscriptionId === id).map(boxOf),
    cancellations: ended
      .filter(({ subscriptionId }) => subscriptionId === id)
      .map(({ reason, note, cancelledAt }) => ({ reason, note, cancelled_at: cancelledAt })),
  })
}

const boxOf = ({ uuid, anchor, orderId, ...row }: ItemRow) => ({
  ...{ uuid, anchor, order_id: orderId, scheduled_date: row.scheduledDate },
  ...{ process_status: row.processStatus, billing_status: row.billingStatus, shipping_status: row.shippingStatus },
})
