import { and, eq } from 'drizzle-orm'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { boxesOn } from './arrears'
import { AFRESH } from './retrying'
import { step } from './steps'
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
    const today = shopDay(clock.now())
    await boxesOn(tx, { subscriptionId: id, today, from: row.orderedOn })
    await tx.update(readingSubscriptions).set({ status: 'active' }).where(eq(readingSubscriptions.id, id))
    await retryUnpaid(tx, { id, today })
    return { ...row, status: 'active' }
  })
}

/** Another way to pay that was given meanwhile charges nothing while it is paused: what had failed is billed with the next call. */
async function retryUnpaid(tx: Db, { id, today }: { id: string; today: CivilDate }) {
  const failed = and(eq(items.processStatus, 'error'), eq(items.billingStatus, 'error'))
  const unpaid = await tx
    .select()
    .from(items)
    .where(and(eq(items.subscriptionId, id), failed))
  for (const item of unpaid) await step({ db: tx, item, event: 'PAYMENT_RETRIED', today, and: AFRESH })
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
