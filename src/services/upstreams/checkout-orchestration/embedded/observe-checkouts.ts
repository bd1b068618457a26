import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { observe } from '~/services/platform/telemetry/telemetry.server'
import { charges, emails, invoices } from './checkout.tables'

type Deps = { db: Db; clock: Clock }

/** The job that goes on with them runs every five seconds: one that is older waits for somebody to look. */
const STUCK_MS = 120_000

/** What an operator must know of: money without an order, and emails that do not go out. */
export function observeCheckouts(deps: Deps) {
  observe('playchart.orders.stuck', 'checkouts', async () => [{ value: await stuckOrders(deps) }])
  observe('playchart.emails.waiting', 'checkouts', async () => [{ value: await waitingEmails(deps) }])
}

/** An index has the few that are being paid or fulfilled; each is charged under a key made of three of its columns. */
async function stuckOrders({ db, clock }: Deps): Promise<number> {
  const key = sql`${invoices.uuid} || ':' || ${invoices.payKey} || ':' || ${invoices.attempts}`
  const before = new Date(clock.now() - STUCK_MS).toISOString()
  const [found] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(charges, eq(charges.key, key))
    .where(
      and(inArray(invoices.status, ['paying', 'paid']), eq(charges.outcome, 'charged'), lt(charges.createdAt, before)),
    )
  return found?.many ?? 0
}

async function waitingEmails({ db, clock }: Deps): Promise<number> {
  const [found] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(emails)
    .where(and(isNull(emails.sentAt), lte(emails.dueOn, shopDay(clock.now()))))
  return found?.many ?? 0
}
