import { and, eq, isNull } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Order } from '~/services/domain/orders/order.contract'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { orders } from './order-manager.tables'
import { orderOf } from './orders'

/** `userUuid`: null for a guest's. `declaredAt`: milliseconds. */
type Withdrawing = { db: Db; clock: Clock; id: string; userUuid: string | null; declaredAt: number }

/**
 * Notes that somebody has withdrawn from an order of theirs; a second time it is as it was. Null for what is another
 * person's; 422 `notOpen` where no law allows it, and `tooLate` after the last day.
 */
export function withdraw({ db, clock, id, userUuid, declaredAt }: Withdrawing): Promise<Order | null> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(orders.id, id), userUuid === null ? isNull(orders.userUuid) : eq(orders.userUuid, userUuid))
    const [row] = await tx.select().from(orders).where(isOwn).for('update')
    if (!row) return null
    const { withdrawable_until: until } = orderOf(row, clock)
    if (row.document.withdrawn_at) return orderOf(row, clock)
    if (until === undefined) throw new ServiceRefusal(422, 'notOpen')
    if (shopDay(declaredAt) > until) throw new ServiceRefusal(422, 'tooLate')
    const document = { ...row.document, withdrawn_at: new Date(declaredAt).toISOString() }
    await tx.update(orders).set({ document }).where(isOwn)
    return orderOf({ ...row, document }, clock)
  })
}
