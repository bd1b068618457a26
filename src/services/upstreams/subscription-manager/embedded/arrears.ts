import { and, asc, eq, exists, gt, inArray, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CivilDate, monthsBetween, plusMonths } from '~/services/domain/dates/civil-date'
import { datesAfterPause } from '~/services/domain/subscriptions/reading.rules'
import type { Db } from '~/services/platform/database/database.server'
import { settleKits } from './settling'
import { type ItemRow, items, readingSubscriptions } from './subscription-manager.tables'

const earlier = alias(items, 'earlier')
const isFailed = and(eq(earlier.processStatus, 'error'), eq(earlier.billingStatus, 'error'))
const isBefore = and(eq(earlier.subscriptionId, items.subscriptionId), lt(earlier.position, items.position))

/** An earlier box of the same subscription waits for its payment. */
export const isHeldBack = (db: Db) =>
  exists(db.select({ uuid: earlier.uuid }).from(earlier).where(and(isBefore, isFailed)))

/**
 * Arrears do not grow: boxes of a subscription are charged one after the other, and as long as the payment of one is open
 * none after it is. One whose day comes meanwhile moves on by whole months, and all that wait with it by as many, until
 * the first of them lies ahead again. Days only ever move on, and what is paid already keeps its own.
 */
export async function waitsForEarlier(db: Db, item: ItemRow, today: CivilDate): Promise<boolean> {
  if (item.processStatus !== 'awaiting_process' || item.billingStatus !== 'awaiting_payment') return false
  const isDue = and(eq(earlier.processStatus, 'awaiting_process'), lte(earlier.scheduledDate, today))
  const isUnpaid = and(eq(earlier.billingStatus, 'awaiting_payment'), or(eq(earlier.processStatus, 'billing'), isDue))
  const [open] = await db
    .select({ status: earlier.processStatus })
    .from(earlier)
    .where(
      and(eq(earlier.subscriptionId, item.subscriptionId), lt(earlier.position, item.position), or(isFailed, isUnpaid)),
    )
    .orderBy(asc(earlier.position))
  if (open?.status === 'error') await moveOn(db, item, today)
  return open !== undefined
}

const moveOn = (db: Db, { kind, subscriptionId }: ItemRow, today: CivilDate) =>
  db.transaction(async (tx) => {
    // one that is to be skipped is skipped on its day, whatever else waits
    const which = or(ne(items.processStatus, 'skip_requested'), gt(items.scheduledDate, today))
    const moved = await boxesOn(tx, { subscriptionId, today, which })
    if (moved && kind === 'play_kit') await settleKits(tx, subscriptionId)
    if (moved && kind === 'reading') await countOn(tx, subscriptionId, moved)
  })

type Of = { subscriptionId: string; today: CivilDate; which?: SQL | undefined }

/**
 * The boxes of a subscription that wait and are not paid (of them `which`, or all) move by the same months; the move of the
 * first, null for none.
 */
export async function boxesOn(tx: Db, { subscriptionId, today, which }: Of) {
  const waiting = await tx
    .select()
    .from(items)
    .where(
      and(
        eq(items.subscriptionId, subscriptionId),
        inArray(items.processStatus, ['awaiting_process', 'skip_requested']),
        ne(items.billingStatus, 'prepay'),
        which,
      ),
    )
    .orderBy(asc(items.position))
    .for('update')
  const dates = datesAfterPause(
    waiting.map(({ scheduledDate }) => scheduledDate),
    today,
  )
  for (const [index, { uuid, scheduledDate }] of waiting.entries()) {
    const date = dates[index]
    if (date && date !== scheduledDate)
      await tx.update(items).set({ scheduledDate: date, originalDate: date }).where(eq(items.uuid, uuid))
  }
  const [from, to] = [waiting[0]?.scheduledDate, dates[0]]
  return from && to && from !== to ? { from, to } : null
}

type Move = { from: CivilDate; to: CivilDate }

/** Boxes that are laid out later are counted from there, and follow the ones that have moved. */
export const countedFrom = (orderedOn: CivilDate, move: Move | null): CivilDate =>
  move ? plusMonths(orderedOn, monthsBetween(move.from, move.to)) : orderedOn

async function countOn(tx: Db, id: string, move: Move) {
  const isThis = eq(readingSubscriptions.id, id)
  const [row] = await tx.select().from(readingSubscriptions).where(isThis).for('update')
  if (row)
    await tx
      .update(readingSubscriptions)
      .set({ orderedOn: countedFrom(row.orderedOn, move) })
      .where(isThis)
}
