import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { giftAfter, type RunningKit } from '~/services/domain/gifts/following-gift.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewSubscription } from '../subscription-manager.contract'
import { lockKitsOf } from './child-lock'
import { coveredKits } from './covering'
import { WAITING } from './new-items'
import { settleKits } from './settling'
import { type ItemRow, items, type SubscriptionRow, subscriptions } from './subscription-manager.tables'

type Wanted = NewSubscription['subscription']
type Following = { tx: Db; clock: Clock; wanted: Wanted; subscriptionId: string }

/**
 * The kits of a gift for a child whose kits run already (decided: E-107): after the last paid one, never beside it. Null
 * where nothing runs. What waited to be paid is given now, and the subscription behind it goes on after the gift.
 */
export async function followingKits({ tx, clock, wanted, subscriptionId }: Following): Promise<ItemRow[] | null> {
  // two gifts for one child at the same moment come one after the other
  await lockKitsOf(tx, wanted.child_uuid)
  const rows = await runningOf(tx, wanted)
  if (rows.length === 0) return null
  const running = await kitsOf(tx, rows)
  const today = shopDay(clock.now())
  const kits = giftAfter(running, { size: wanted.prepaid, birthDate: wanted.birthday, today })
  if (kits.length === 0) throw new ServiceRefusal(422, 'fewKits')
  const taken = kits.flatMap(({ takes }) => takes ?? [])
  if (taken.length > 0)
    await tx.update(items).set({ processStatus: 'not_applicable', steppedOn: today }).where(inArray(items.uuid, taken))
  for (const { uuid } of rows) await settleKits(tx, uuid)
  return kits.map(({ anchor, on }, position) => ({
    ...WAITING,
    uuid: randomUUID(),
    kind: 'play_kit',
    subscriptionId,
    position,
    anchor,
    scheduledDate: on,
    originalDate: on,
    billingStatus: 'prepay',
    scheduledType: 'scheduled',
    orderId: null,
    hasBooks: wanted.has_books_addon,
    steppedOn: today,
  }))
}

const runningOf = (tx: Db, { user_uuid, child_uuid }: Wanted): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userUuid, user_uuid),
        eq(subscriptions.childUuid, child_uuid),
        eq(subscriptions.status, 'active'),
      ),
    )
    .orderBy(subscriptions.uuid)
    .for('update')

/** As the gift has to see them: what a renewal that is being billed pays in advance is paid. */
async function kitsOf(tx: Db, rows: readonly SubscriptionRow[]): Promise<RunningKit[]> {
  const ids = rows.map(({ uuid }) => uuid)
  const all = await tx
    .select()
    .from(items)
    .where(inArray(items.subscriptionId, ids))
    .orderBy(items.position)
    .for('update')
  const covered = new Set(
    rows.flatMap((row) =>
      coveredKits(
        all.filter(({ subscriptionId }) => subscriptionId === row.uuid),
        row,
        isBeingBilled,
      ),
    ),
  )
  return all.map((item) => ({
    uuid: item.uuid,
    anchor: item.anchor,
    scheduled_date: item.scheduledDate,
    process_status: item.processStatus,
    billing_status: item.billingStatus,
    isPaid: covered.has(item),
  }))
}

const isBeingBilled = ({ processStatus }: ItemRow) => processStatus === 'billing' || processStatus === 'error'
