import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { DraftOrder, type DraftOrderChange } from '../order-manager.contract'
import { draftOrders } from './order-manager.tables'

const MOST = 50

type OfUser = { userUuid: string; subscriptionUuids: string[] | null }

/** The drafts of a person; of these subscriptions where some are named. */
export async function draftOrdersOf(db: Db, { userUuid, subscriptionUuids }: OfUser): Promise<DraftOrder[]> {
  if (subscriptionUuids?.length === 0) return []
  const named = subscriptionUuids === null ? undefined : inArray(draftOrders.subscriptionUuid, subscriptionUuids)
  const rows = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.userUuid, userUuid), named))
    .orderBy(draftOrders.subscriptionUuid)
    .limit(MOST)
  return rows.map(({ id, document }) => DraftOrder.parse({ ...document, id }))
}

type Drafting = { subscriptionUuid: string; change: DraftOrderChange }

/** The one draft of a subscription becomes this one, or none; null where there is none afterwards. */
export async function keepDraft(db: Db, { subscriptionUuid, change }: Drafting): Promise<DraftOrder | null> {
  const { user_uuid: userUuid, draft_order: document } = change
  const ofSubscription = and(eq(draftOrders.subscriptionUuid, subscriptionUuid), eq(draftOrders.userUuid, userUuid))
  if (document === null) {
    await db.delete(draftOrders).where(ofSubscription)
    return null
  }
  const [row] = await db
    .insert(draftOrders)
    .values({ subscriptionUuid, id: randomUUID(), userUuid, document })
    .onConflictDoUpdate({ target: draftOrders.subscriptionUuid, set: { document }, setWhere: ofSubscription })
    .returning()
  return row ? DraftOrder.parse({ ...row.document, id: row.id }) : null
}
