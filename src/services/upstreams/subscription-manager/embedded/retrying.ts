import { eq } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { logEvent } from '~/services/platform/log/log.server'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import type { PaymentRetries, TriedPayment } from '../payment-retries.contract'
import { bill } from './billing'
import { openPayment, unpaidItems } from './open-payments'
import { step } from './steps'
import { type ItemRow, items, readingSubscriptions } from './subscription-manager.tables'

/** Decided anew: another card is charged. */
export const AFRESH = { billingError: null, pending: null }

type Deps = Pick<ServiceDeps, 'db' | 'ask' | 'clock'>
type Retrying = Deps & { userUuid: string; paymentLabel: string }

/**
 * After somebody has another way to pay: each box whose payment failed is billed again at once, in that way, and what came
 * of it is said. What nobody answers for is billed with the next call of the day.
 */
export async function retryPayments({ userUuid, paymentLabel, ...deps }: Retrying): Promise<PaymentRetries> {
  const { db } = deps
  await db.update(readingSubscriptions).set({ paymentLabel }).where(eq(readingSubscriptions.userUuid, userUuid))
  const today = shopDay(deps.clock.now())
  const charges: TriedPayment[] = []
  for (const item of await unpaidItems(db, userUuid))
    if (await step({ db, item, event: 'PAYMENT_RETRIED', today, and: AFRESH })) charges.push(await tried(deps, item))
  return { retried: charges.length, charges: charges.filter(({ amount }) => amount !== 0) }
}

/** Before it is paid, what it comes to; afterwards, what its own record says of it. */
async function tried(deps: Deps, item: ItemRow): Promise<TriedPayment> {
  const { uuid, kind, anchor } = item
  const payment = await orNull(() => openPayment(deps, item))
  if (payment) await orNull(() => billNow(deps, uuid))
  const unknown = { uuid, kind, anchor, kits: 1, amount: null, currency_code: null }
  return { ...(payment ?? unknown), outcome: await outcomeOf(deps, uuid) }
}

async function billNow(deps: Deps, uuid: string) {
  const begun = await itemOf(deps, uuid)
  return begun?.processStatus === 'billing' && bill(deps, begun, shopDay(deps.clock.now()))
}

async function outcomeOf(deps: Deps, uuid: string): Promise<TriedPayment['outcome']> {
  const now = (await itemOf(deps, uuid))?.processStatus
  if (now === 'error') return 'declined'
  return now === 'billing' ? 'later' : 'charged'
}

async function itemOf({ db }: Deps, uuid: string): Promise<ItemRow | undefined> {
  const [row] = await db.select().from(items).where(eq(items.uuid, uuid))
  return row
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    logEvent('subscriptions.due-failed', { error })
    return null
  }
}
