import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { Order } from '~/services/domain/orders/order.contract'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { DraftOrder, type DraftOrderChange, type NewOrder } from '../order-manager.contract'
import { orderId, statusPath } from './order-manager.rules'
import { draftOrders, orders } from './order-manager.tables'

const MOST_ORDERS = 50

type Adding = { tx: Db; clock: Clock; order: z.output<typeof NewOrder>['order'] }

/** Writes one order inside the transaction of its key. */
export async function addOrder({ tx, clock, order }: Adding): Promise<Order> {
  const number = await nextNumber(tx)
  const { user_uuid: userUuid, created_at, ...document } = order
  const createdAt = new Date(created_at ?? clock.now()).toISOString()
  const row = { id: orderId(number), number, userUuid, createdAt, document }
  await tx.insert(orders).values(row)
  return orderOf(row)
}

async function nextNumber(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ number: sql<string>`nextval('order_manager.order_numbers')` })
    .from(sql`(select 1) as once`)
  return Number(row?.number)
}

/** Whose orders they are stands in the query itself. */
export async function ordersOf(db: Db, userUuid: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userUuid, userUuid))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(MOST_ORDERS)
  return rows.map(orderOf)
}

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ? orderOf(row) : null
}

const orderOf = ({ id, userUuid, createdAt, document }: Omit<typeof orders.$inferSelect, 'number'>): Order =>
  Order.parse({ ...document, id, user_uuid: userUuid, created_at: createdAt, status_url: statusPath(id) })

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
    .limit(MOST_ORDERS)
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
