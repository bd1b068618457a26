import { and, eq, isNull } from 'drizzle-orm'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import { tryCommand } from '~/services/platform/wire/service-calls'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { MadeCharge, MadeDraw } from '../other-services.contract'
import { writeLetter } from './announcing'
import { paymentKey, prepared, writeOrder } from './preparing'
import { step } from './steps'
import { type ItemRow, items, type Pending, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** As a bank says it: screens look for 'expired' and 'declined' in it. */
const MESSAGES: Record<string, string> = {
  card_expired: 'Your card has expired.',
  declined: 'Card was declined',
  insufficient_credit: 'The credit balance does not cover it.',
}
export const BY_GATEWAY = {
  name: 'checkout-orchestration',
  path: '/api/v1/checkout_orchestration/charges',
  schema: MadeCharge,
  refusedWith: 402,
} as const
const FROM_BALANCE = { name: 'catalog', path: '/credit_draws', schema: MadeDraw, refusedWith: 402 } as const
const NO_METHOD = 'There is no way to pay.'

/**
 * Takes a box that is due from billing to the warehouse: its payment, its order, its step. Each of the three happens once
 * however often this is tried: the wires are asked with keys of the box, for what was decided before the first try.
 */
export async function bill(deps: Deps, item: ItemRow, today: CivilDate): Promise<boolean> {
  const { db } = deps
  // the order that it stands on already names its day, however late this is
  if (item.orderId !== null) return step({ db, item, event: 'PAID', today: item.scheduledDate, and: { pending: null } })
  const pending = item.pending ?? (await decided(deps, item))
  if (pending === 'noMethod') return refuse({ deps, item, today, message: NO_METHOD })
  const failure = await charged(deps, item, pending)
  if (failure !== null) {
    // before the step, as below: each try is another payment, and has a letter of its own
    const key = `${item.uuid}:failed:${item.failures}`
    await writeLetter(deps, { kind: 'failed', pending, on: today, key, orderId: null })
    return refuse({ deps, item, today, message: failure })
  }
  const orderId = await writeOrder(deps.ask, { order: pending.order, key: item.uuid })
  // before the step: a letter that could not be written is tried again with it
  await writeLetter(deps, { kind: 'charged', pending, on: today, key: `${item.uuid}:charged`, orderId })
  return step({
    db,
    item,
    event: 'PAID',
    today,
    and: {
      ...{ pending: null, scheduledDate: realDay(item, today), orderId, billingError: null },
      beginsAgain: pending.order.begins !== undefined,
    },
    also: async (tx) => {
      if (pending.charge) await haveCharged(tx, item, pending)
      for (const uuid of pending.covers)
        await tx
          .update(items)
          .set({ billingStatus: 'prepay' })
          .where(and(eq(items.uuid, uuid), eq(items.billingStatus, 'awaiting_payment')))
    },
  })
}

/** What has begun is paid for; what it was to pay together, too: the charge after it pays one kit again. */
async function haveCharged(tx: Db, { subscriptionId }: ItemRow, { order }: Pending) {
  await tx.update(subscriptions).set({ advance: 1 }).where(eq(subscriptions.uuid, subscriptionId))
  if (!order.begins) return
  const begun = { awaitsFirstCharge: false }
  await tx.update(subscriptions).set(begun).where(eq(subscriptions.uuid, subscriptionId))
  await tx.update(readingSubscriptions).set(begun).where(eq(readingSubscriptions.id, subscriptionId))
}

/** What goes out later than planned has the day on which it does; for which one it was planned stays known. */
const realDay = ({ scheduledDate }: ItemRow, today: CivilDate) => (scheduledDate < today ? today : scheduledDate)

/** What is charged and ordered is written down before anybody is asked; of two processes the first one decides. */
async function decided(deps: Deps, item: ItemRow): Promise<Pending | 'noMethod'> {
  const wanted = await prepared(deps, item)
  if (wanted === 'noMethod') return wanted
  const isThis = eq(items.uuid, item.uuid)
  await deps.db
    .update(items)
    .set({ pending: wanted })
    .where(and(isThis, isNull(items.pending), eq(items.processStatus, 'billing')))
  const [row] = await deps.db.select({ pending: items.pending }).from(items).where(isThis)
  if (!row?.pending) throw new Error('somebody else is billing this box')
  return row.pending
}

/** Null when it is paid, by the gateway or from their balance; else why it is not. */
async function charged({ ask }: Deps, item: ItemRow, { charge, order }: Pending): Promise<string | null> {
  if (!charge) return null
  const key = paymentKey(item)
  const { gateway_token, ...sum } = charge
  const answer =
    gateway_token === null
      ? await tryCommand(ask, { ...FROM_BALANCE, key, body: { draw: { user_uuid: order.user_uuid, ...sum } } })
      : await tryCommand(ask, { ...BY_GATEWAY, key, body: { charge } })
  return answer.ok ? null : (MESSAGES[answer.error] ?? answer.error)
}

/** The next try is another payment, with a key of its own. */
const refuse = ({ deps, item, today, message }: { deps: Deps; item: ItemRow; today: CivilDate; message: string }) =>
  step({
    db: deps.db,
    item,
    event: 'PAYMENT_FAILED',
    today,
    and: { billingError: message, pending: null, failures: item.failures + 1 },
  })
