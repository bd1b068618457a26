import { eq, lt } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Order } from '~/services/domain/orders/order.contract'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { askService, ServiceFailed } from '~/services/platform/wire/service-calls'
import { MadeOrder } from '../other-services.contract'
import { type NewDeclaration, RefusalLetter } from '../withdrawal.contract'
import { type DeclarationRow, declarations, emails } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import type { createWithdrawals } from './withdrawals'

type Deps = CheckoutDeps & { withdrawals: Pick<ReturnType<typeof createWithdrawals>, 'declare'> }

/** What was not looked at by then is looked at by the job. */
const REST_MS = 10_000
const AT_ONCE = 20

/**
 * Declarations of whoever has no account, or does not sign in for it. Each is noted and answered before anything is looked
 * up, so that neither the answer nor its time tells whether there is such an order; what comes of it goes to the order's own
 * email (docs/decisions/0076).
 */
export function createDeclarations(deps: Deps) {
  return {
    /** Once per key. */
    async note({ key, ...declared }: NewDeclaration & { key: string }): Promise<{ declared_at: string }> {
      const { order_id: orderId, email, locale } = declared
      const row = { key, orderId, email, locale, declaredAt: new Date(deps.clock.now()).toISOString() }
      await deps.db.insert(declarations).values(row).onConflictDoNothing()
      return { declared_at: row.declaredAt }
    },
    /** No request waits for what comes of it. */
    async lookAt(key: string): Promise<void> {
      const rows = await deps.db.select().from(declarations).where(eq(declarations.key, key))
      for (const row of rows) await settle(deps, row)
    },
    /** Goes on with what a crash or an outage left behind; how many it was. */
    async resume(): Promise<number> {
      const before = new Date(deps.clock.now() - REST_MS).toISOString()
      const isLeft = lt(declarations.declaredAt, before)
      const rows = await deps.db
        .select()
        .from(declarations)
        .where(isLeft)
        .orderBy(declarations.declaredAt)
        .limit(AT_ONCE)
      for (const row of rows) await settle(deps, row)
      return rows.length
    },
  }
}

/** Everything in it may be done twice: two processes may look at one declaration. */
async function settle(deps: Deps, row: DeclarationRow) {
  try {
    await carryOut(deps, row)
  } catch (error) {
    const isAway = error instanceof ServiceFailed || (error instanceof ServiceRefusal && error.status >= 500)
    if (!isAway) throw error
    deps.report('checkout.stuck', { order: row.orderId, cause: error.message })
    return
  }
  await deps.db.delete(declarations).where(eq(declarations.key, row.key))
}

async function carryOut(deps: Deps, row: DeclarationRow) {
  const known = await orderOf(deps, row)
  if (!known || !isSameEmail(known.email, row.email)) return deps.report('checkout.withdrawal-unmatched', {})
  if (known.withdrawn_at) return
  const declaredAt = new Date(row.declaredAt).toISOString()
  try {
    await deps.withdrawals.declare(known, { locale: row.locale, declaredAt })
  } catch (error) {
    const refused = error instanceof ServiceRefusal ? RefusalLetter.shape.code.safeParse(error.code) : null
    if (!refused?.success) throw error
    await writeRefusal(deps, { row, known, code: refused.data })
  }
}

async function orderOf({ ask }: Deps, { orderId }: DeclarationRow): Promise<Order | null> {
  const path = `/orders/${encodeURIComponent(orderId)}`
  return (await askService(ask, { name: 'order-manager', path, schema: MadeOrder }))?.order ?? null
}

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

type Refused = { row: DeclarationRow; known: Order; code: RefusalLetter['code'] }

/** Once a day for each order, however often it is declared. */
async function writeRefusal({ db, clock }: Deps, { row, known, code }: Refused) {
  const dueOn = shopDay(clock.now())
  const letter: RefusalLetter = {
    ...{ kind: 'not-withdrawn', to: known.email, locale: row.locale, order_id: known.id, code },
    at: new Date(row.declaredAt).toISOString(),
    until: known.withdrawable_until ?? null,
  }
  const id = `not-withdrawn-${known.id}-${dueOn}`
  await db.insert(emails).values({ id, kind: 'letter', about: known.id, letter, dueOn }).onConflictDoNothing()
}
