import { and, eq, inArray } from 'drizzle-orm'
import { NOT_LEFT, PAID_FOR } from '~/services/domain/subscriptions/to-come.rules'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { cancellations, items, notices, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/**
 * Subscriptions go with their boxes: the orders are in the books. While one runs, or something that is paid is still to come,
 * nothing is changed (409 `running`).
 */
export const eraseSubscriptions = (db: Db, userUuid: string): Promise<void> =>
  db.transaction(async (tx) => {
    const kits = await tx.select().from(subscriptions).where(eq(subscriptions.userUuid, userUuid)).for('update')
    const isOwn = eq(readingSubscriptions.userUuid, userUuid)
    const boxes = await tx.select().from(readingSubscriptions).where(isOwn).for('update')
    const ids = [...kits.map(({ uuid }) => uuid), ...boxes.map(({ id }) => id)]
    const isRunning =
      kits.some(({ status }) => status === 'active') || boxes.some(({ status }) => status !== 'cancelled')
    if (isRunning || (await hasMoreToCome(tx, ids))) throw new ServiceRefusal(409, 'running')
    await tx.delete(items).where(inArray(items.subscriptionId, ids))
    await tx.delete(cancellations).where(inArray(cancellations.subscriptionId, ids))
    await tx.delete(notices).where(inArray(notices.subscriptionId, ids))
    await tx.delete(subscriptions).where(eq(subscriptions.userUuid, userUuid))
    await tx.delete(readingSubscriptions).where(isOwn)
  })

async function hasMoreToCome(tx: Db, ids: string[]): Promise<boolean> {
  const isToCome = and(inArray(items.processStatus, NOT_LEFT), inArray(items.billingStatus, PAID_FOR))
  const found = await tx
    .select({ uuid: items.uuid })
    .from(items)
    .where(and(inArray(items.subscriptionId, ids), isToCome))
    .limit(1)
  return found.length > 0
}
