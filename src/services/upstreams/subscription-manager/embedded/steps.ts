import { and, count, desc, eq, lte } from 'drizzle-orm'
import { type CivilDate, movedByMonths } from '~/services/domain/dates/civil-date'
import { BOXES_AHEAD } from '~/services/domain/plans/layout.rules'
import { afterEvent, type ItemEvent } from '~/services/domain/subscriptions/process.rules'
import { monthsAfterPause } from '~/services/domain/subscriptions/reading.rules'
import type { Db } from '~/services/platform/database/database.server'
import { newBoxes } from './new-subscription'
import { settleKits } from './settling'
import { type ItemRow, items, readingSubscriptions } from './subscription-manager.tables'

type Stepping = {
  db: Db
  item: ItemRow
  event: ItemEvent
  today: CivilDate
  /** what else is true from this step on */
  and?: Partial<
    Pick<
      ItemRow,
      | 'scheduledDate'
      | 'sentAgainOn'
      | 'orderId'
      | 'beginsAgain'
      | 'billingError'
      | 'shippingError'
      | 'pending'
      | 'failures'
    >
  >
  /** done in the transaction of the step */
  also?: (tx: Db) => Promise<void>
}

/**
 * One step of one box, with all that follows from it, in one transaction. False where somebody else made a step since
 * `item` was read, or where the event means nothing in its state: then nothing is written.
 */
export function step({ db, item, event, today, and: more = {}, also }: Stepping): Promise<boolean> {
  const before = {
    process_status: item.processStatus,
    billing_status: item.billingStatus,
    shipping_status: item.shippingStatus,
  }
  const after = afterEvent(before, event)
  if (after === before) return Promise.resolve(false)
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(items)
      .set({
        processStatus: after.process_status,
        billingStatus: after.billing_status,
        shippingStatus: after.shipping_status,
        steppedOn: today,
        ...more,
      })
      .where(
        and(
          eq(items.uuid, item.uuid),
          eq(items.processStatus, item.processStatus),
          // its day may have been moved since
          event === 'DUE' ? lte(items.scheduledDate, today) : undefined,
        ),
      )
      .returning({ uuid: items.uuid })
    if (moved.length === 0) return false
    await also?.(tx)
    await (item.kind === 'play_kit' ? settleKits(tx, item.subscriptionId) : rollOn(tx, item.subscriptionId, today))
    return true
  })
}

/** There are always as many boxes ahead. */
async function rollOn(tx: Db, id: string, today: CivilDate) {
  const [row] = await tx.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, id)).for('update')
  if (row?.status !== 'active') return
  const ofThis = eq(items.subscriptionId, id)
  const [ahead] = await tx
    .select({ many: count() })
    .from(items)
    .where(and(ofThis, eq(items.processStatus, 'awaiting_process')))
  const missing = BOXES_AHEAD - 1 - (ahead?.many ?? 0)
  if (missing <= 0) return
  const [last] = await tx.select().from(items).where(ofThis).orderBy(desc(items.position)).limit(1)
  if (!last) return
  // after a pause they follow the ones that have moved, and lie ahead where those were skipped while it lasted
  const from = row.orderedOn
  const first = movedByMonths(last.originalDate, 1, from)
  const start = 1 + monthsAfterPause({ first, today, from })
  const dates = Array.from({ length: missing }, (_, at) => movedByMonths(last.originalDate, start + at, from))
  await tx.insert(items).values(newBoxes({ row, from: last.position + 1, dates }))
}
