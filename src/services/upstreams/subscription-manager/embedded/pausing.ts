import { and, eq } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { boxesOn, countedFrom } from './arrears'
import { type ReadingRow, readingSubscriptions } from './subscription-manager.tables'

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
    const moved = await boxesOn(tx, { subscriptionId: id, today: shopDay(clock.now()) })
    const orderedOn = countedFrom(row.orderedOn, moved)
    await tx.update(readingSubscriptions).set({ status: 'active', orderedOn }).where(eq(readingSubscriptions.id, id))
    return { ...row, status: 'active', orderedOn }
  })
}

/** Whose it is stands in the query itself. Two calls at once come one after the other. */
export async function ownReading(tx: Db, { id, owner }: Pick<Pausing, 'id' | 'owner'>): Promise<ReadingRow | null> {
  const [row] = await tx
    .select()
    .from(readingSubscriptions)
    .where(and(eq(readingSubscriptions.id, id), owner === null ? undefined : eq(readingSubscriptions.userUuid, owner)))
    .for('update')
  return row ?? null
}
