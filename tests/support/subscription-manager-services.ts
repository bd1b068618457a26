import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Persona } from '~/content/seed/personas'
import { Order } from '~/services/domain/orders/order.contract'
import { type ChangeLetter, NewLetter } from '~/services/upstreams/checkout-orchestration/change-letter.contract'
import type { ChargeLetter } from '~/services/upstreams/checkout-orchestration/charge-letter.contract'
import { SEEDS } from '~/services/upstreams/composition-root.server'
import { openOwnServices } from './own-services'
import { asService, ORIGIN, openSubscriptionWorld, verifyIdToken } from './subscription-manager-world'

const DAY_MS = 86_400_000

type Charge = { amount: number; currency_code: string; gateway_token: string }

/** Subscriptions among the real services that they ask, and a gateway that keeps a ledger. */
export async function openSubscriptionServices(now?: string) {
  const gateway = createBook()
  /** the connection breaks after the work is done: as if our process had died before the answer arrived */
  const lost = { orders: 0, charges: 0, draws: 0 }
  const world = await openSubscriptionWorld({
    now,
    neighbours: (deps) => {
      const { services } = openOwnServices({ ...deps, verifyIdToken, between: () => deps.ask })
      return {
        catalog: async (request) => {
          const answer = await services.catalog(request)
          if (request.url.endsWith('/credit_draws') && lost.draws-- > 0) throw new TypeError('killed')
          return answer
        },
        'account-manager': services['account-manager'],
        'order-manager': async (request) => {
          const answer = await services['order-manager'](request)
          if (request.method === 'POST' && lost.orders-- > 0) throw new TypeError('killed')
          return answer
        },
        'checkout-orchestration': async (request) => {
          const answer = await gateway.handler(request)
          if (lost.charges-- > 0) throw new TypeError('killed')
          return answer
        },
      }
    },
  })
  await SEEDS['account-manager'](world.db, world.clock)
  await SEEDS.catalog(world.db, world.clock)
  const ask = world.deps.ask

  const due = async () => {
    const told = await world.client.processDue({ headers: asService })
    if (!told.ok) throw new Error(JSON.stringify(told.error))
    return told.value
  }
  return {
    ...world,
    gateway,
    lost,
    due,
    /** some days, each with its work; what the last of them told */
    async dueOn(...days: string[]) {
      let told: Awaited<ReturnType<typeof due>> | null = null
      for (const on of days) {
        world.clock.set(Date.parse(`${on}T08:00:00Z`))
        told = await due()
      }
      return told
    },
    /** days go by, one after the other, each with its work */
    async pass(days: number) {
      for (let day = 0; day < days; day += 1) {
        world.clock.advance(DAY_MS)
        await due()
      }
    },
    async orders(userUuid: string) {
      const answer = await ask('order-manager', { path: `/users/${userUuid}/orders` })
      return Order.array().parse((await answer.json()).orders)
    },
    /** their card from now on */
    async payWith({ playchartId: user_uuid }: Pick<Persona, 'playchartId'>, gateway_token: string) {
      const body = { user_uuid, brand: 'visa', last4: '4242', gateway_token, billing_address_uuid: null }
      const path = '/external_payment_methods'
      const answer = await ask('catalog', { method: 'POST', path, body, key: randomUUID() })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async drafts(userUuid: string) {
      const answer = await ask('order-manager', { path: `/users/${userUuid}/draft_orders` })
      return (await answer.json()).draft_orders
    },
    patch: (uuid: string, { headers, body }: { headers: Record<string, string>; body: unknown }) =>
      world.handler(
        new Request(`${ORIGIN}/installments/${uuid}`, { method: 'PATCH', headers, body: JSON.stringify(body) }),
      ),
    /** as on the first day; the people and what they pay with stay */
    async empty() {
      gateway.book.clear()
      gateway.refused.clear()
      gateway.written.clear()
      Object.assign(lost, { orders: 0, charges: 0, draws: 0 })
      world.clock.reset()
      world.rules.clear()
      await world.db.execute(sql`truncate subscription_manager.subscriptions, subscription_manager.reading_subscriptions,
        subscription_manager.items, subscription_manager.notices, order_manager.orders, order_manager.draft_orders, wire.effects`)
    },
    run: (statement: string) => world.db.execute(sql.raw(statement)),
  }
}
export type SubscriptionServices = Awaited<ReturnType<typeof openSubscriptionServices>>

/** A gateway on the checkout's wire: one charge per key, and tokens that say what becomes of them. */
function createBook() {
  const book = new Map<string, Charge>()
  const refused = new Map<string, string>()
  const written = new Map<string, ChargeLetter | ChangeLetter>()
  const app = new Hono()
  app.post('/api/v1/checkout_orchestration/letters', async (c) => {
    const key = c.req.header('idempotency-key') ?? ''
    const { letter } = NewLetter.parse(await c.req.json())
    const is_new = !written.has(key)
    if (is_new) written.set(key, letter)
    return c.json({ is_new }, 201)
  })
  app.post('/api/v1/checkout_orchestration/charges', async (c) => {
    const key = c.req.header('idempotency-key') ?? ''
    const { charge }: { charge: Charge } = await c.req.json()
    const code = refused.get(charge.gateway_token)
    if (code) return c.json({ error: { code, message: code } }, 402)
    const known = book.get(key)
    if (known && JSON.stringify(known) !== JSON.stringify(charge))
      return c.json({ error: { code: 'keyReused', message: '' } }, 422)
    book.set(key, charge)
    return c.json({ charge: { id: key, payment_label: 'Visa 4242', ...charge } })
  })
  const handler = async (request: Request): Promise<Response> => app.fetch(request)
  return {
    handler,
    book,
    refused,
    written,
    letters: () => [...written.values()].filter((letter) => 'amount' in letter),
    /** of cancelling and pausing */
    changeLetters: () => [...written.values()].filter((letter) => 'still' in letter),
    amounts: () => [...book.values()].map(({ amount }) => amount),
  }
}
