import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { shopDay } from '~/services/domain/dates/civil-date'
import { Order } from '~/services/domain/orders/order.contract'
import { isTaxedAlike } from '~/services/domain/orders/order-address.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { NewOrder, OrdersChange } from '../order-manager.contract'
import { fulfilmentOn, orderId, statusPath, withdrawalEnd } from './order-manager.rules'
import { orders } from './order-manager.tables'

const ORDERS_ON_PAGE = 50

type Adding = { tx: Db; clock: Clock; order: z.output<typeof NewOrder>['order'] }

/** Writes one order inside the transaction of its key. */
export async function addOrder({ tx, clock, order }: Adding): Promise<Order> {
  const number = await nextNumber(tx)
  const { user_uuid: userUuid, created_at, ...document } = order
  const createdAt = new Date(created_at ?? clock.now()).toISOString()
  const row = { id: orderId(number), number, userUuid, createdAt, document }
  await tx.insert(orders).values(row)
  return orderOf(row, clock)
}

async function nextNumber(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ number: sql<string>`nextval('order_manager.order_numbers')` })
    .from(sql`(select 1) as once`)
  return Number(row?.number)
}

type Deps = { db: Db; clock: Clock }

/** Whose orders they are stands in the query itself. */
export async function ordersOf({ db, clock }: Deps, { userUuid, page }: { userUuid: string; page: number }) {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userUuid, userUuid))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .offset((page - 1) * ORDERS_ON_PAGE)
    .limit(ORDERS_ON_PAGE + 1)
  const shown = rows.slice(0, ORDERS_ON_PAGE).map((row) => orderOf(row, clock))
  return { orders: shown, has_more: rows.length > ORDERS_ON_PAGE }
}

export async function findOrder({ db, clock }: Deps, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ? orderOf(row, clock) : null
}

type Own = { userUuid: string; id: string }

/** Null for another person's, too. */
export async function ownOrder({ db, clock }: Deps, { userUuid, id }: Own): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userUuid, userUuid)))
  return row ? orderOf(row, clock) : null
}

type Sending = { userUuid: string; change: OrdersChange }

/** What has not left goes to this address; how many orders it was. */
export function sendOrdersTo({ db, clock }: Deps, { userUuid, change }: Sending): Promise<number> {
  const { sent_to, shipping_address: address } = change
  return db.transaction(async (tx) => {
    const goesTo = and(
      eq(orders.userUuid, userUuid),
      eq(sql`${orders.document} #>> '{shipping_address,original_uuid}'`, sent_to),
    )
    const rows = await tx.select().from(orders).where(goesTo).for('update')
    const waiting = rows.filter((row) => isWaiting(row, clock) && isTaxedAlike(row.document.shipping_address, address))
    for (const { id, document } of waiting) {
      const shipping_address = { ...address, original_uuid: sent_to }
      await tx
        .update(orders)
        .set({ document: { ...document, shipping_address } })
        .where(eq(orders.id, id))
    }
    return waiting.length
  })
}

type Row = Omit<typeof orders.$inferSelect, 'number'>

/** It is to be sent, and has not left. */
export function isWaiting(row: Row, clock: Clock) {
  const { fulfillment_status, withdrawn_at } = orderOf(row, clock)
  return fulfillment_status === 'unfulfilled' && withdrawn_at === undefined
}

/** As far as it is by now. */
export function orderOf({ id, userUuid, createdAt, document }: Row, clock: Clock): Order {
  const about = { id, user_uuid: userUuid, created_at: new Date(createdAt).toISOString(), status_url: statusPath(id) }
  const order = Order.parse({ ...document, ...about })
  const until = withdrawalEnd(order)
  const fulfillment_status = fulfilmentOn(order, shopDay(clock.now()))
  return { ...order, fulfillment_status, ...(until ? { withdrawable_until: until } : {}) }
}
