import { and, asc, eq, or } from 'drizzle-orm'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { editableItem, isInWindow, shipDateWindow } from '~/services/domain/subscriptions/schedule.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { draftIsDue } from './drafts'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/** `owner` null: our own server, for anybody. */
type Moving = { db: Db; clock: Clock; uuid: string; owner: string | null; date: CivilDate }

/**
 * Gives a box another day: only the first one that waits, within its window; else 422 with
 * `notEditable` or `outsideWindow`. Null for what does not exist or is somebody else's.
 */
export function moveBox({ db, clock, uuid, owner, date }: Moving): Promise<ItemRow | null> {
  return db.transaction(async (tx) => {
    const item = await ownItem(tx, { uuid, owner })
    if (!item) return null
    if (!(await isFirstWaiting(tx, item))) throw new ServiceRefusal(422, 'notEditable')
    const window = shipDateWindow({ originalDate: item.originalDate, today: shopDay(clock.now()) })
    if (!isInWindow(date, window)) throw new ServiceRefusal(422, 'outsideWindow')
    const [moved] = await tx
      .update(items)
      .set({ scheduledDate: date })
      .where(and(eq(items.uuid, uuid), eq(items.processStatus, 'awaiting_process')))
      .returning()
    if (!moved) throw new ServiceRefusal(422, 'notEditable')
    if (moved.kind === 'play_kit') await draftIsDue(tx, moved.subscriptionId)
    return moved
  })
}

/** Whose it is stands in the query itself. */
async function ownItem(tx: Db, { uuid, owner }: Pick<Moving, 'uuid' | 'owner'>): Promise<ItemRow | null> {
  const [found] = await tx
    .select({ item: items })
    .from(items)
    .leftJoin(subscriptions, eq(subscriptions.uuid, items.subscriptionId))
    .leftJoin(readingSubscriptions, eq(readingSubscriptions.id, items.subscriptionId))
    .where(
      and(
        eq(items.uuid, uuid),
        owner === null ? undefined : or(eq(subscriptions.userUuid, owner), eq(readingSubscriptions.userUuid, owner)),
      ),
    )
  return found?.item ?? null
}

async function isFirstWaiting(tx: Db, { uuid, subscriptionId }: ItemRow): Promise<boolean> {
  const own = await tx
    .select()
    .from(items)
    .where(eq(items.subscriptionId, subscriptionId))
    .orderBy(asc(items.position))
    .for('update')
  const first = editableItem(
    own.map((item) => ({ ...item, scheduled_date: item.scheduledDate, process_status: item.processStatus })),
  )
  return first?.uuid === uuid
}
