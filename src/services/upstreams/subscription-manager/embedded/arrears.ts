import { and, asc, eq, exists, inArray, lt, lte, ne, or } from 'drizzle-orm'
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
    const from = await (kind === 'play_kit' ? birthdayOf : orderDayOf)(tx, subscriptionId)
    const hasMoved = from !== null && (await boxesOn(tx, { subscriptionId, today, from }))
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
}

/**
 * The boxes of a subscription that wait and are not paid move by the same months, and the days around which each can be
 * moved with them; whether they have. One that is to be skipped is skipped on its day, whatever else waits: once
 * that has come it stays, and is one of those months to all after it, so that it leaves no second gap.
 */
export async function boxesOn(tx: Db, { subscriptionId, today, from }: Of): Promise<boolean> {
  const waiting = await tx
    .select()
    .from(items)
    .where(
      and(
        eq(items.subscriptionId, subscriptionId),
        inArray(items.processStatus, ['awaiting_process', 'skip_requested']),
        ne(items.billingStatus, 'prepay'),
      ),
    )
    .orderBy(asc(items.position))
    .for('update')
  const isSkippedBy = ({ processStatus, scheduledDate }: ItemRow) =>
    processStatus === 'skip_requested' && scheduledDate <= today
  const first = waiting.findIndex((item) => !isSkippedBy(item))
  const [next, ...others] = waiting.slice(first)
  if (first < 0 || !next) return false
  let months = monthsAfterPause({ first: next.scheduledDate, today, from })
  if (months === 0) return false
  for (const item of [next, ...others]) {
    if (isSkippedBy(item)) months -= 1
    else await moveBy(tx, { item, months, from })
  }
  return true
}

type Move = { item: ItemRow; months: number; from: CivilDate }

const moveBy = (tx: Db, { item: { uuid, scheduledDate, originalDate }, months, from }: Move) => {
  const on = (date: CivilDate) => movedByMonths(date, months, from)
  return tx
    .update(items)
    .set({ scheduledDate: on(scheduledDate), originalDate: on(originalDate) })
    .where(eq(items.uuid, uuid))
}
