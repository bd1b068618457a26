import { and, asc, eq, exists, gt, inArray, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CivilDate, movedByMonths } from '~/services/domain/dates/civil-date'
import { monthsAfterPause } from '~/services/domain/subscriptions/reading.rules'
import type { Db } from '~/services/platform/database/database.server'
import { settleKits } from './settling'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

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
    const from = await (kind === 'play_kit' ? birthdayOf : orderDayOf)(tx, subscriptionId)
    const hasMoved = from !== null && (await boxesOn(tx, { subscriptionId, today, which, from }))
    if (hasMoved && kind === 'play_kit') await settleKits(tx, subscriptionId)
  })

/** Kits are laid out by the child's age. */
async function birthdayOf(tx: Db, uuid: string) {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.uuid, uuid))
  return row?.birthday ?? null
}

async function orderDayOf(tx: Db, id: string) {
  const [row] = await tx.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, id))
  return row?.orderedOn ?? null
}

type Of = {
  subscriptionId: string
  today: CivilDate
  /** the day that they are counted from: of that day's number only a short month takes some, and for itself alone */
  from: CivilDate
  which?: SQL | undefined
}

/**
 * The boxes of a subscription that wait and are not paid (of them `which`, or all) move by the same months, and the days
 * around which each can be moved with them; whether they have.
 */
export async function boxesOn(tx: Db, { subscriptionId, today, from, which }: Of): Promise<boolean> {
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
  const [first] = waiting
  const months = first ? monthsAfterPause({ first: first.scheduledDate, today, from }) : 0
  if (months === 0) return false
  const on = (date: CivilDate) => movedByMonths(date, months, from)
  for (const { uuid, scheduledDate, originalDate } of waiting)
    await tx
      .update(items)
      .set({ scheduledDate: on(scheduledDate), originalDate: on(originalDate) })
      .where(eq(items.uuid, uuid))
  return true
}
