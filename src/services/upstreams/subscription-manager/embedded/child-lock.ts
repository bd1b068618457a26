import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { subscriptions } from './subscription-manager.tables'

/** Whatever lays out kits of a child comes one after the other, until the transaction ends. Before any row is locked. */
export async function lockKitsOf(tx: Db, childUuid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kits of ${childUuid}`}::text, 0))`)
}

/** The same, of the child of a subscription. */
export async function lockChildOf(tx: Db, subscriptionUuid: string): Promise<void> {
  const [row] = await tx
    .select({ childUuid: subscriptions.childUuid })
    .from(subscriptions)
    .where(eq(subscriptions.uuid, subscriptionUuid))
  if (row) await lockKitsOf(tx, row.childUuid)
}
