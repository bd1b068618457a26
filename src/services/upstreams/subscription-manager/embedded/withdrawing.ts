import { and, eq, inArray, or } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { settleKits } from './settling'
import { items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Withdrawing = { db: Db; clock: Clock; id: string; orderId: string }

/**
 * Ends a subscription because who bought it has withdrawn from the order that it began with: paid or not, nothing more comes, and
 * what stands on that order does not leave any more. What has left, and what is ordered by itself, stays. Whether there is one.
 */
export function withdrawKits({ db, clock, id, orderId }: Withdrawing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = eq(subscriptions.uuid, id)
    const ended = await tx.update(subscriptions).set({ status: 'cancelled' }).where(isThis).returning()
    if (ended.length === 0) return false
    await cancelItems({ tx, clock, id, orderId })
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

async function cancelItems({ tx, clock, id, orderId }: Omit<Withdrawing, 'db'> & { tx: Db }) {
  const isToCome = inArray(items.processStatus, ['awaiting_process', 'skip_requested', 'error'])
  const isPacked = and(eq(items.processStatus, 'shipment_preparation'), eq(items.orderId, orderId))
  await tx
    .update(items)
    .set({ processStatus: 'cancelled', steppedOn: shopDay(clock.now()) })
    .where(and(eq(items.subscriptionId, id), or(isToCome, isPacked)))
}
