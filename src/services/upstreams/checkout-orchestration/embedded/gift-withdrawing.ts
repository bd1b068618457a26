import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isGiftOrder } from '~/services/domain/orders/gift-order.rules'
import type { Order } from '~/services/domain/orders/order.contract'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { emails, gifts, withdrawals } from './checkout.tables'

/** Neither redeemed nor withdrawn from. */
export const isOpen = inArray(gifts.status, ['scheduled', 'sent'])

/** Between the payment and its confirmation the gift is not written yet: 503, as for any service that is away. */
export async function refuseUnwrittenGift(db: Db, order: Order): Promise<void> {
  if (!isGiftOrder(order)) return
  const [gift] = await db.select({ uuid: gifts.uuid }).from(gifts).where(eq(gifts.orderId, order.id))
  if (!gift) throw new ServiceRefusal(503, 'later')
}

/**
 * The gift of an order is void, if there is one: nobody redeems it any more, and its letter is not sent. False where somebody has
 * claimed it before. A second time it is as it was.
 */
export async function voidGift(db: Db, orderId: string): Promise<boolean> {
  const own = eq(gifts.orderId, orderId)
  const isUnclaimed = and(own, isOpen, isNull(gifts.claimedBy))
  await db.update(gifts).set({ status: 'withdrawn' }).where(isUnclaimed)
  const [gift] = await db.select({ status: gifts.status }).from(gifts).where(own)
  return gift === undefined || gift.status === 'withdrawn'
}

/** The order could not be withdrawn from after all: its gift is what it was, and waits only where its letter does. */
export async function restoreGift(tx: Db, orderId: string): Promise<void> {
  const isVoid = and(eq(gifts.orderId, orderId), eq(gifts.status, 'withdrawn'))
  for (const { uuid } of await tx.select({ uuid: gifts.uuid }).from(gifts).where(isVoid).for('update')) {
    const isWaiting = and(eq(emails.id, `gift-${uuid}`), isNull(emails.sentAt))
    const [waiting] = await tx.select({ id: emails.id }).from(emails).where(isWaiting)
    await tx
      .update(gifts)
      .set({ status: waiting ? 'scheduled' : 'sent' })
      .where(eq(gifts.uuid, uuid))
  }
}

/** Its order is being withdrawn from, and nobody knows yet whether that stands. */
export async function isBeingWithdrawn(db: Db, giftUuid: string): Promise<boolean> {
  const [open] = await db
    .select({ id: withdrawals.orderId })
    .from(gifts)
    .innerJoin(withdrawals, eq(withdrawals.orderId, gifts.orderId))
    .where(and(eq(gifts.uuid, giftUuid), eq(gifts.status, 'withdrawn'), isNull(withdrawals.doneAt)))
  return open !== undefined
}
