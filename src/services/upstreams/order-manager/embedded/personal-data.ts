import { desc, eq } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { DraftOrder } from '../order-manager.contract'
import type { OrderData } from '../personal-data.contract'
import { draftOrders, orders } from './order-manager.tables'
import { orderOf } from './orders'

type Deps = { db: Db; clock: Clock }

/** All orders of a person, however old. */
export async function orderDataOf({ db, clock }: Deps, userUuid: string): Promise<OrderData> {
  const [rows, drafts] = await Promise.all([
    db.select().from(orders).where(eq(orders.userUuid, userUuid)).orderBy(desc(orders.createdAt), desc(orders.number)),
    db.select().from(draftOrders).where(eq(draftOrders.userUuid, userUuid)).orderBy(draftOrders.subscriptionUuid),
  ])
  return {
    orders: rows.map((row) => orderOf(row, clock)),
    draft_orders: drafts.map(({ id, document }) => DraftOrder.parse({ ...document, id })),
  }
}
