import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { erasedOrder } from '~/services/domain/orders/erased-order.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { effects } from '~/services/platform/wire/wire.tables'
import { draftOrders, orders } from './order-manager.tables'
import { isWaiting } from './orders'

type Erasing = { db: Db; clock: Clock; userUuid: string; email: string }

/**
 * Orders stay in the books and are nobody's any more. What has not left yet has to be sent somewhere: until then nothing is
 * changed (409 `running`).
 */
export const eraseOrders = ({ db, clock, userUuid, email }: Erasing): Promise<void> =>
  db.transaction(async (tx) => {
    const ofGuest = and(isNull(orders.userUuid), eq(sql`lower(${orders.document} ->> 'email')`, email.toLowerCase()))
    const rows = await tx
      .select()
      .from(orders)
      .where(or(eq(orders.userUuid, userUuid), ofGuest))
      .for('update')
    if (rows.some((row) => isWaiting(row, clock))) throw new ServiceRefusal(409, 'running')
    for (const { id, document } of rows)
      await tx
        .update(orders)
        .set({ userUuid: null, document: erasedOrder(document) })
        .where(eq(orders.id, id))
    await tx.delete(draftOrders).where(eq(draftOrders.userUuid, userUuid))
    const answered = sql`${effects.answer} #>> '{body,id}'`
    for (const { id } of rows)
      await tx.delete(effects).where(and(eq(effects.scope, 'order-manager orders'), eq(answered, id)))
  })
