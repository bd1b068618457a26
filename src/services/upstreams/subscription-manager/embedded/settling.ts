import { eq } from 'drizzle-orm'
import { statusAfter } from '~/services/domain/subscriptions/process.rules'
import type { Db } from '~/services/platform/database/database.server'
import { draftIsDue } from './drafts'
import { subscriptions } from './subscription-manager.tables'
import { itemsOf } from './subscriptions'

/** Finished when nothing is left; and the next order is another one. */
export async function settleKits(tx: Db, uuid: string) {
  const isThis = eq(subscriptions.uuid, uuid)
  // whoever steps another box of it at the same moment waits, and sees this one
  const [row] = await tx.select().from(subscriptions).where(isThis).for('update')
  if (!row) return
  const own = (await itemsOf(tx, [uuid])).get(uuid) ?? []
  const status = statusAfter(
    row.status,
    own.map(({ processStatus }) => ({ process_status: processStatus })),
  )
  if (status !== row.status) await tx.update(subscriptions).set({ status }).where(isThis)
  await draftIsDue(tx, uuid)
}
