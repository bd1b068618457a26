import { and, eq, or } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { step } from './steps'
import { items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/** Decided anew: another card is charged. */
const AFRESH = { billingError: null, pending: null }

type Retrying = { db: Db; clock: Clock; userUuid: string; paymentLabel: string }

/**
 * After somebody has another way to pay: each box whose payment failed is billed again with the next call of the day, in
 * that way. How many these are.
 */
export async function retryPayments({ db, clock, userUuid, paymentLabel }: Retrying): Promise<number> {
  const ofUser = eq(readingSubscriptions.userUuid, userUuid)
  await db.update(readingSubscriptions).set({ paymentLabel }).where(ofUser)
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
          and(ofUser, eq(readingSubscriptions.status, 'active')),
        ),
      ),
    )
  const today = shopDay(clock.now())
  const made = []
  for (const { item } of rows) made.push(await step({ db, item, event: 'PAYMENT_RETRIED', today, and: AFRESH }))
  return made.filter(Boolean).length
}
