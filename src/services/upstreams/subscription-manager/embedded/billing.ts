import { and, eq, isNull } from 'drizzle-orm'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { MadeOrder, RefusedCharge } from '../other-services.contract'
import { prepared } from './preparing'
import { step } from './steps'
import { type ItemRow, items, type Pending } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** As a bank says it: screens look for 'expired' and 'declined' in it. */
const MESSAGES: Record<string, string> = {
  card_expired: 'Your card has expired.',
  declined: 'Card was declined',
}
const NO_METHOD = 'There is no way to pay.'

/**
 * Takes a box that is due from billing to the warehouse: its payment, its order, its step. Each of the three happens once
 * however often this is tried: the wires are asked with keys of the box, for what was decided before the first try.
 */
export async function bill(deps: Deps, item: ItemRow, today: CivilDate): Promise<boolean> {
  const { db } = deps
  if (item.orderId !== null) return step({ db, item, event: 'PAID', today, and: { pending: null } })
  const pending = item.pending ?? (await decided(deps, item))
  if (pending === 'noMethod') return refuse({ deps, item, today, message: NO_METHOD })
  const failure = await charged(deps, item, pending)
  if (failure !== null) return refuse({ deps, item, today, message: failure })
  const orderId = await ordered(deps, item, pending)
  return step({
    db,
    item,
    event: 'PAID',
    today,
    and: { orderId, pending: null, billingError: null },
    also: async (tx) => {
      for (const uuid of pending.covers)
        await tx
          .update(items)
          .set({ billingStatus: 'prepay' })
          .where(and(eq(items.uuid, uuid), eq(items.billingStatus, 'awaiting_payment')))
    },
  })
}

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

/** Null when it is paid, else what the bank says. */
async function charged({ ask }: Deps, item: ItemRow, { charge }: Pending): Promise<string | null> {
  if (!charge) return null
  const key = `${item.uuid}:${item.failures}`
  const answer = await ask('checkout-orchestration', {
    method: 'POST',
    path: '/api/v1/checkout_orchestration/charges',
    body: { charge },
    key,
  })
  if (answer.ok) return null
  if (answer.status !== 402) throw new Error(`the gateway answered ${answer.status}`)
  const { code } = RefusedCharge.parse(await answer.json()).error
  return MESSAGES[code] ?? code
}

async function ordered({ ask }: Deps, item: ItemRow, { order }: Pending): Promise<string> {
  const answer = await ask('order-manager', { method: 'POST', path: '/orders', body: { order }, key: item.uuid })
  if (!answer.ok) throw new Error(`the order manager answered ${answer.status}`)
  return MadeOrder.parse(await answer.json()).order.id
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
