import { and, eq, or } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import type { OpenPayment } from '../payment-retries.contract'
import { ordered } from './preparing'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** The boxes of a person whose payment failed, of what still runs. */
export async function unpaidItems(db: Db, userUuid: string): Promise<ItemRow[]> {
  const rows = await db
    .select({ item: items })
    .from(items)
    .leftJoin(subscriptions, eq(subscriptions.uuid, items.subscriptionId))
    .leftJoin(readingSubscriptions, eq(readingSubscriptions.id, items.subscriptionId))
    .where(
      and(
        eq(items.processStatus, 'error'),
        eq(items.billingStatus, 'error'),
        or(
          and(eq(subscriptions.userUuid, userUuid), eq(subscriptions.status, 'active')),
          and(eq(readingSubscriptions.userUuid, userUuid), eq(readingSubscriptions.status, 'active')),
        ),
      ),
    )
    .orderBy(items.scheduledDate)
  return rows.map(({ item }) => item)
}

/** What another card is charged at once, box by box; what costs nothing is not among it. */
export async function openPayments(deps: Deps, userUuid: string): Promise<OpenPayment[]> {
  const unpaid = await unpaidItems(deps.db, userUuid)
  const payments = await Promise.all(unpaid.map((item) => openPayment(deps, item)))
  return payments.filter(({ amount }) => amount > 0)
}

/** As it is billed when it is tried again: decided anew, by today's prices. */
export async function openPayment(deps: Deps, item: ItemRow): Promise<OpenPayment> {
  const { order, covers } = await ordered(deps, item)
  const { total_price: amount, currency_code } = order
  return { uuid: item.uuid, kind: item.kind, anchor: item.anchor, kits: 1 + covers.length, amount, currency_code }
}
