import { and, eq, isNull, lt } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { isGiftOrder } from '~/services/domain/orders/gift-order.rules'
import type { Order } from '~/services/domain/orders/order.contract'
import { hasLeft } from '~/services/domain/orders/order-state.rules'
import { KeyReused } from '~/services/platform/wire/once'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { askService, ServiceFailed, tryCommand } from '~/services/platform/wire/service-calls'
import { MadeOrder } from '../other-services.contract'
import type { NewWithdrawal, Withdrawal, WithdrawalLetter } from '../withdrawal.contract'
import { emails, type WithdrawalRow, withdrawals } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import type { Gateway } from './gateway'
import { refuseUnwrittenGift, restoreGift, voidGift } from './gift-withdrawing'
import { unavailable } from './other-services'
import { endSale, giveBack, type Sale, saleOf } from './withdrawn-sale'

type Deps = CheckoutDeps & { gateway: Gateway }
type Asked = NewWithdrawal & { userUuid: string }
/** `userUuid`: null for a guest's order. `declaredAt`: ISO 8601 UTC, from which its time is judged. */
type Declared = NewWithdrawal & { userUuid: string | null; declaredAt: string }

/** What is still to be done a minute later is done by the job. */
const REST_MS = 60_000
const AT_ONCE = 10

/**
 * Somebody withdraws from an order: its gift is void, it is noted, its receipt written, its subscription ended, its money given
 * back. Each step does nothing the second time, so that after a crash or an outage all of it is gone through again
 * (docs/decisions/0074, 0080).
 */
export function createWithdrawals(deps: Deps) {
  return {
    async withdraw(asked: Asked): Promise<Withdrawal> {
      const known = await ownOrder(deps, asked)
      return carryOut(deps, { known, declared: { ...asked, declaredAt: new Date(deps.clock.now()).toISOString() } })
    },
    /** For who named the order and its email: whose it is has been found out. */
    declare: (known: Order, { locale, declaredAt }: Pick<Declared, 'locale' | 'declaredAt'>): Promise<Withdrawal> =>
      carryOut(deps, { known, declared: { order_id: known.id, userUuid: known.user_uuid, locale, declaredAt } }),
    /** Goes on with what a crash or an outage left behind; how many it was. */
    async resume(): Promise<number> {
      const before = new Date(deps.clock.now() - REST_MS).toISOString()
      const isLeft = and(isNull(withdrawals.doneAt), lt(withdrawals.askedAt, before))
      const rows = await deps.db.select().from(withdrawals).where(isLeft).orderBy(withdrawals.askedAt).limit(AT_ONCE)
      for (const row of rows) await takeUp(deps, row)
      return rows.length
    },
  }
}

/** 422 with `notOpen`, `tooLate` or `giftActivated`. */
async function carryOut(deps: Deps, { known, declared }: { known: Order; declared: Declared }): Promise<Withdrawal> {
  if (!known.withdrawable_until) throw new ServiceRefusal(422, 'notOpen')
  await refuseUnwrittenGift(deps.db, known)
  const row = await claim(deps, declared)
  const order = await noted(deps, row)
  await finish(deps, row, order)
  return withdrawalOf(order)
}

async function takeUp(deps: Deps, row: WithdrawalRow) {
  try {
    await finish(deps, row, await noted(deps, row))
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error
    deps.report('checkout.stuck', { order: row.orderId, cause: error.code })
  }
}

type Own = { order_id: string; userUuid: string }

async function ownOrder(deps: Deps, { order_id, userUuid }: Own): Promise<Order> {
  const path = `/users/${userUuid}/orders/${encodeURIComponent(order_id)}`
  const known = await askService(deps.ask, { name: 'order-manager', path, schema: MadeOrder }).catch(unavailable)
  if (!known) throw new ServiceRefusal(404, 'notFound')
  return known.order
}

/** Written down before anything is done, so that what was begun is ended. */
async function claim({ db }: Deps, declared: Declared): Promise<WithdrawalRow> {
  const { order_id: orderId, userUuid, locale, declaredAt: askedAt } = declared
  const row = { orderId, userUuid, locale, askedAt, endedAt: null, doneAt: null }
  await db.insert(withdrawals).values(row).onConflictDoNothing()
  const [known] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return known ?? row
}

/**
 * A gift is withdrawn from or redeemed, whichever comes first. The order manager has the word on whether it is in time; what is
 * refused was never begun.
 */
async function noted({ db, ask }: Deps, { orderId, userUuid, askedAt }: WithdrawalRow): Promise<Order> {
  if (!(await voidGift(db, orderId))) return refuse(db, orderId, 'giftActivated')
  const made = await tryCommand(ask, {
    name: 'order-manager',
    path: `/orders/${encodeURIComponent(orderId)}/withdrawals`,
    body: { user_uuid: userUuid, declared_at: new Date(askedAt).toISOString() },
    schema: MadeOrder,
    refusedWith: 422,
  }).catch(unavailable)
  if (made.ok) return made.value.order
  return refuse(db, orderId, made.error)
}

async function refuse(db: Deps['db'], orderId: string, code: string): Promise<never> {
  await db.transaction(async (tx) => {
    await restoreGift(tx, orderId)
    await tx.delete(withdrawals).where(eq(withdrawals.orderId, orderId))
  })
  throw new ServiceRefusal(422, code)
}

const STUCK = [ServiceFailed, ServiceRefusal, KeyReused]

/** From here on it stands: what cannot be done now is done by the job. */
async function finish(deps: Deps, row: WithdrawalRow, order: Order) {
  if (row.doneAt !== null) return
  await writeReceipt(deps, row, order)
  try {
    const sale = await saleOf(deps, order)
    if (row.endedAt === null) await endSubscriptions(deps, sale, order.id)
    await giveBack(deps, sale, order.user_uuid)
  } catch (error) {
    if (!STUCK.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error
    deps.report('checkout.stuck', { order: order.id, cause: error.message })
    return
  }
  await mark(deps, order.id, 'doneAt')
}

async function endSubscriptions(deps: Deps, sale: Sale, orderId: string) {
  await endSale(deps, sale, orderId)
  await mark(deps, orderId, 'endedAt')
}

async function mark({ db, clock }: Deps, orderId: string, step: 'endedAt' | 'doneAt') {
  const at = new Date(clock.now()).toISOString()
  await db
    .update(withdrawals)
    .set({ [step]: at })
    .where(eq(withdrawals.orderId, orderId))
}

/** Mailed once, whatever becomes of the rest. */
async function writeReceipt({ db, clock }: Deps, { locale, orderId }: WithdrawalRow, order: Order) {
  const letter: WithdrawalLetter = {
    ...{ kind: 'withdrawn', to: order.email, locale, order_id: orderId, payment_label: order.payment_label },
    at: withdrawalOf(order).withdrawn_at,
    amount: order.total_price,
    currency_code: order.currency_code,
    titles: order.line_items.map(({ properties }) => properties.title),
    ends_subscription: order.begins_subscription === true,
    is_gift: isGiftOrder(order),
    has_account: order.user_uuid !== null,
    has_left: hasLeft(order),
  }
  const row = {
    id: `withdrawal-${orderId}`,
    kind: 'letter' as const,
    about: orderId,
    letter,
    dueOn: shopDay(clock.now()),
  }
  await db.insert(emails).values(row).onConflictDoNothing()
}

function withdrawalOf({ id, withdrawn_at, total_price, currency_code }: Order): Withdrawal {
  if (!withdrawn_at) throw new Error('an order that was withdrawn from without a day')
  return { order_id: id, withdrawn_at, refund: total_price, currency_code }
}
