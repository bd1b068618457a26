import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { settleKits } from './settling'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Withdrawing = { db: Db; clock: Clock; id: string; orderId: string }

/**
 * Ends a subscription because who bought it has withdrawn from the order that it began with, or began again: paid or not, nothing
 * of that order and nothing after it comes any more, and what stands on it does not leave. What has left, and what was paid
 * before it, stays. Whether there is one.
 */
export function withdrawKits({ db, clock, id, orderId }: Withdrawing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = eq(subscriptions.uuid, id)
    const [row] = await tx.select().from(subscriptions).where(isThis).for('update')
    if (!row) return false
    await cancelItems({ tx, clock, id, orderId })
    const [stays] = await tx.select({ uuid: items.uuid }).from(items).where(waitsIn(id)).limit(1)
    // what still comes ends it, as with any other that is cancelled
    await tx
      .update(subscriptions)
      .set({ status: stays ? 'active' : 'cancelled' })
      .where(isThis)
    await settleKits(tx, id)
    return true
  })
}

/** The same of boxes of the reading club. */
export function withdrawBoxes({ db, clock, id, orderId }: Withdrawing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = eq(readingSubscriptions.id, id)
    const ended = await tx.update(readingSubscriptions).set({ status: 'cancelled' }).where(isThis).returning()
    if (ended.length === 0) return false
    await cancelItems({ tx, clock, id, orderId })
    return true
  })
}

const waitsIn = (id: string) => and(eq(items.subscriptionId, id), eq(items.processStatus, 'awaiting_process'))

const TO_COME: ItemRow['processStatus'][] = ['awaiting_process', 'skip_requested', 'error']
/** Paid, and not sent. */
const PACKED: ItemRow['processStatus'][] = ['billing', 'shipment_preparation']

async function cancelItems({ tx, clock, id, orderId }: Omit<Withdrawing, 'db'> & { tx: Db }) {
  const stands = and(eq(items.subscriptionId, id), eq(items.orderId, orderId))
  const [first] = await tx.select({ position: items.position }).from(items).where(stands)
  const isToCome = and(inArray(items.processStatus, TO_COME), gte(items.position, first?.position ?? 0))
  const isPacked = and(inArray(items.processStatus, PACKED), eq(items.orderId, orderId))
  await tx
    .update(items)
    .set({ processStatus: 'cancelled', steppedOn: shopDay(clock.now()) })
    .where(and(eq(items.subscriptionId, id), or(isToCome, isPacked)))
}
