import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Order } from '~/services/domain/orders/order.contract'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { emails, gifts } from './checkout.tables'

/** Neither redeemed nor withdrawn from. */
export const isOpen = inArray(gifts.status, ['scheduled', 'sent'])

/** Whether somebody gives a gift with it. */
export const isGiftOrder = ({ line_items }: Pick<Order, 'line_items'>): boolean =>
  line_items.some(({ properties }) => properties.gifting_order_activation_code !== undefined)

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

/** The order could not be withdrawn from after all: its gift is what it was. */
export async function restoreGift(tx: Db, orderId: string): Promise<void> {
  const isVoid = and(eq(gifts.orderId, orderId), eq(gifts.status, 'withdrawn'))
  for (const { uuid } of await tx.select({ uuid: gifts.uuid }).from(gifts).where(isVoid).for('update')) {
    const isSent = and(eq(emails.id, `gift-${uuid}`), isNotNull(emails.sentAt))
    const [sent] = await tx.select({ id: emails.id }).from(emails).where(isSent)
    await tx
      .update(gifts)
      .set({ status: sent ? 'sent' : 'scheduled' })
      .where(eq(gifts.uuid, uuid))
  }
}
