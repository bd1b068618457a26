import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Db } from '~/services/platform/database/database.server'
import { rowsOf } from './everything'

const Box = z.object({
  uuid: z.string(),
  scheduledDate: CivilDate,
  processStatus: z.string(),
  billingStatus: z.string(),
})

/** The boxes of a subscription as the subscription manager keeps them, for tests of others: without its code. */
export async function boxesIn(db: Db, subscription: string) {
  const columns = sql`uuid, scheduled_date as "scheduledDate", process_status as "processStatus", billing_status as "billingStatus"`
  const own = sql`select ${columns} from subscription_manager.items where subscription_id = ${subscription}`
  return Box.array().parse(rowsOf(await db.execute(sql`${own} order by position`)))
}

const Kits = z.object({ uuid: z.string(), status: z.string() })

/** The play kits of a person. */
export async function kitsIn(db: Db, userUuid: string) {
  const own = sql`select uuid, status from subscription_manager.subscriptions where user_uuid = ${userUuid}`
  return Kits.array().parse(rowsOf(await db.execute(own)))
}
