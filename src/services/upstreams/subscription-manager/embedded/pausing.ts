import { and, asc, eq, inArray } from 'drizzle-orm'
import { type CivilDate, monthsBetween, plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import { datesAfterPause } from '~/services/domain/subscriptions/reading.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { items, type ReadingRow, readingSubscriptions } from './subscription-manager.tables'

/** `owner` null: our own server, for anybody. */
type Pausing = { db: Db; clock: Clock; id: string; owner: string | null }

/**
 * A paused subscription goes on: its boxes wait for their days again, none of them in the past. One that goes on
 * already stays as it is; 422 `notPaused` for any other. Null for what does not exist or is somebody else's.
 */
export function releasePause({ db, clock, id, owner }: Pausing): Promise<ReadingRow | null> {
  return db.transaction(async (tx) => {
    const row = await ownReading(tx, { id, owner })
    if (row === null || row.status === 'active') return row
    if (row.status !== 'paused') throw new ServiceRefusal(422, 'notPaused')
    const waiting = await tx
      .select()
      .from(items)
      .where(and(eq(items.subscriptionId, id), inArray(items.processStatus, ['awaiting_process', 'skip_requested'])))
      .orderBy(asc(items.position))
      .for('update')
    const today = shopDay(clock.now())
    const dates = datesAfterPause(
      waiting.map(({ scheduledDate }) => scheduledDate),
      today,
    )
    for (const [index, { uuid, scheduledDate }] of waiting.entries()) {
      const date = dates[index]
      if (date && date !== scheduledDate)
        await tx.update(items).set({ scheduledDate: date, originalDate: date }).where(eq(items.uuid, uuid))
    }
    const orderedOn = movedWith(row.orderedOn, { from: waiting[0]?.scheduledDate, to: dates[0] })
    await tx.update(readingSubscriptions).set({ status: 'active', orderedOn }).where(eq(readingSubscriptions.id, id))
    return { ...row, status: 'active', orderedOn }
  })
}

type Move = { from: CivilDate | undefined; to: CivilDate | undefined }

/** Boxes that are laid out later are counted from there, and follow the ones that have moved. */
const movedWith = (orderedOn: CivilDate, { from, to }: Move): CivilDate =>
  from && to ? plusMonths(orderedOn, monthsBetween(from, to)) : orderedOn

/** Whose it is stands in the query itself. Two calls at once come one after the other. */
export async function ownReading(tx: Db, { id, owner }: Pick<Pausing, 'id' | 'owner'>): Promise<ReadingRow | null> {
  const [row] = await tx
    .select()
    .from(readingSubscriptions)
    .where(and(eq(readingSubscriptions.id, id), owner === null ? undefined : eq(readingSubscriptions.userUuid, owner)))
    .for('update')
  return row ?? null
}
