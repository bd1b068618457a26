import { and, eq, lt, sql } from 'drizzle-orm'
import { editableItem } from '~/services/domain/subscriptions/schedule.rules'
import type { Db } from '~/services/platform/database/database.server'
import { logEvent } from '~/services/platform/log/log.server'
import { commandService } from '~/services/platform/wire/service-calls'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { type DraftChange, KeptDraft } from '../other-services.contract'
import { chargeAmong } from './kit-charge'
import { kitLines } from './lines'
import { productsOf } from './products'
import { type ItemRow, type SubscriptionRow, subscriptions } from './subscription-manager.tables'
import { itemsOf } from './subscriptions'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** Notes, in the transaction of a change, that the next order is another one now. */
export const draftIsDue = async (tx: Db, uuid: string) => {
  await tx
    .update(subscriptions)
    .set({ draftDue: sql`${subscriptions.draftDue} + 1` })
    .where(eq(subscriptions.uuid, uuid))
}

const isDue = lt(subscriptions.draftSent, subscriptions.draftDue)

/** Of so many the next ones are chosen by chance: one that fails again and again keeps no other from its turn. */
const CHOSEN_OF = 500

export function subscriptionsWithDueDraft(db: Db, most: number): Promise<SubscriptionRow[]> {
  const some = db.select().from(subscriptions).where(isDue).orderBy(subscriptions.uuid).limit(CHOSEN_OF).as('some')
  return db.select().from(some).orderBy(sql`random()`).limit(most)
}

/** The draft of one subscription at once; a failure is told in the log, and the draft stays due. */
export async function sendDraftNow(deps: Deps, uuid: string): Promise<void> {
  try {
    const [row] = await deps.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.uuid, uuid), isDue))
    if (row) await sendDraft(deps, row)
  } catch (error) {
    logEvent('subscriptions.due-failed', { error })
  }
}

/**
 * Puts the draft of a subscription's next order over the order manager's wire. What changed meanwhile, here or in
 * another process, leaves it due: an older draft never stays the last one.
 */
export async function sendDraft({ db, ask }: Deps, row: SubscriptionRow): Promise<void> {
  const body = await draftOf({ db, ask }, row)
  const path = `/draft_orders/${row.uuid}`
  await commandService(ask, { name: 'order-manager', method: 'PUT', path, body, schema: KeptDraft })
  const isThis = eq(subscriptions.uuid, row.uuid)
  const marked = await db
    .update(subscriptions)
    .set({ draftSent: row.draftDue })
    .where(and(isThis, eq(subscriptions.draftDue, row.draftDue)))
    .returning({ uuid: subscriptions.uuid })
  if (marked.length === 0) await db.update(subscriptions).set({ draftSent: 0 }).where(isThis)
}

async function draftOf({ db, ask }: Deps, row: SubscriptionRow): Promise<DraftChange> {
  const own = row.status === 'active' ? ((await itemsOf(db, [row.uuid])).get(row.uuid) ?? []) : []
  const next = nextAmong(own)
  if (!next) return { user_uuid: row.userUuid, draft_order: null }
  const { language, currency } = row
  const products = await productsOf(ask, { anchors: [next.anchor], language, currency })
  const charge = chargeAmong(own, row, next)
  const lines = kitLines({ row, item: next, products, charge }).map(({ line }) => line)
  return {
    user_uuid: row.userUuid,
    draft_order: {
      metadata: { subscription_uuid: row.uuid, item_uuids: [next.uuid] },
      line_items: lines,
      total_price: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      currency_code: currency,
    },
  }
}

function nextAmong(own: readonly ItemRow[]): ItemRow | null {
  const next = editableItem(
    own.map((item) => ({ item, scheduled_date: item.scheduledDate, process_status: item.processStatus })),
  )
  return next?.item ?? null
}
