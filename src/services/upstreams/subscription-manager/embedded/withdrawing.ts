import { eq, inArray } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { settleKits } from './settling'
import { items, readingSubscriptions, subscriptions } from './subscription-manager.tables'
import { withdrawnWith } from './withdrawn.rules'

type Withdrawing = { db: Db; clock: Clock; id: string; orderId: string }

/**
 * Ends a subscription because who bought it has withdrawn from the order that it began with, or began again; what others have
 * paid for still comes, and what has begun again since goes on. Whether there is one.
 */
export function withdrawKits({ db, clock, id, orderId }: Withdrawing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = eq(subscriptions.uuid, id)
    const [row] = await tx.select().from(subscriptions).where(isThis).for('update')
    if (!row) return false
    const { goesOn, isWaiting } = await withdrawItems({ tx, clock, id, orderId })
    // what still comes ends it, as with any other that is cancelled
    const ended = isWaiting ? 'active' : 'cancelled'
    if (!goesOn) await tx.update(subscriptions).set({ status: ended }).where(isThis)
    await settleKits(tx, id)
    return true
  })
}

/** The same of boxes of the reading club. */
export function withdrawBoxes({ db, clock, id, orderId }: Withdrawing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = eq(readingSubscriptions.id, id)
    const [row] = await tx.select().from(readingSubscriptions).where(isThis).for('update')
    if (!row) return false
    const { goesOn } = await withdrawItems({ tx, clock, id, orderId })
    if (!goesOn) await tx.update(readingSubscriptions).set({ status: 'cancelled' }).where(isThis)
    return true
  })
}

async function withdrawItems({ tx, clock, id, orderId }: Omit<Withdrawing, 'db'> & { tx: Db }) {
  const ofThis = eq(items.subscriptionId, id)
  const own = await tx.select().from(items).where(ofThis).orderBy(items.position).for('update')
  const { gone, returned, goesOn } = withdrawnWith(own, orderId)
  const steppedOn = shopDay(clock.now())
  await tx.update(items).set({ processStatus: 'cancelled', steppedOn }).where(inArray(items.uuid, gone))
  const sentBack = { processStatus: 'returned', shippingStatus: 'return', steppedOn } as const
  await tx.update(items).set(sentBack).where(inArray(items.uuid, returned))
  const isWaiting = own.some(({ uuid, processStatus }) => processStatus === 'awaiting_process' && !gone.includes(uuid))
  return { goesOn, isWaiting }
}
