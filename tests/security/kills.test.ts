import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { charges, emails, invoices } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { freePort } from '../../scripts/server/free-port'
import { kits, toys } from '../support/checkout-payloads'
import { ADDRESS, cardOf, ROOT } from '../support/checkout-world'
import { openLeftBy } from '../support/database'
import { everythingIn } from '../support/everything'
import { raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const KILLS = process.env.TEST_ALL ? 20 : 5
const LONGEST_MS = 1500
const SERVICE_TOKEN = 'a-service-token-that-only-tests-know'
const USER = persona('new').playchartId
const born = new Date(Date.now() - 160 * 24 * 3600 * 1000).toISOString().slice(0, 10)

let place: Place
let upstreams: number
const logs: string[] = []

beforeAll(async () => {
  place = await seededPlace()
  upstreams = await freePort()
})
afterAll(() => place.drop())

async function start(): Promise<Server> {
  const server = await startServer({ place, env: { UPSTREAMS_PORT: String(upstreams), SERVICE_TOKEN } })
  const isThere = () =>
    fetch(`http://127.0.0.1:${upstreams}/`).then(
      () => true,
      () => false,
    )
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true)
  return server
}

type Asking = { method?: string; body?: unknown; key?: string }

async function ask(path: string, { method = 'GET', body, key }: Asking = {}) {
  const response = await fetch(`http://127.0.0.1:${upstreams}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${SERVICE_TOKEN}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}
const SERVICE = `/checkout-orchestration${ROOT}`

/** What is left of the toy that goes along. */
async function stockLeft(server: Server): Promise<number> {
  const headers = { origin: server.url, 'x-qa-key': server.qaKey }
  return JSON.parse((await raw(server, '/upstream/qa/stock?sku=TOY-BALL-TRACK', { headers })).text).stock
}

type Keys = { start: string; pay: string; payload: unknown }

/** A whole purchase, one request after the other; what was done before is found as it is. */
async function buy({ start: startKey, pay, payload }: Keys) {
  const source = 'start_checkout?source=subscription'
  const started = await ask(`${SERVICE}/${source}`, { method: 'POST', key: startKey, body: payload })
  const { uuid } = started.body
  const steps = { email: 'reader@playchart.test', shipping_address: ADDRESS, delivery_method: 'standard' }
  await ask(`${SERVICE}/${uuid}`, { method: 'PATCH', body: steps })
  const { total } = (await ask(`${SERVICE}/${uuid}`)).body.checkout
  const body = { card: cardOf('good'), total }
  const paid = await ask(`${SERVICE}/${uuid}/complete`, { method: 'POST', key: pay, body })
  return { uuid: String(uuid), paid }
}

/** Dies somewhere in a purchase, and comes back. */
async function killedWhileBuying(server: Server, keys: Keys): Promise<Server> {
  const buying = buy(keys).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_MS)))
  await server.kill()
  await buying
  logs.push(server.logs())
  return start()
}

test(
  `T23 killed at ${KILLS} random moments of a purchase: one invoice, one charge, one order and one piece of the stock per key, and the buyer goes on`,
  async () => {
    let server = await start()
    const before = await stockLeft(server)
    const orders = new Set<string>()
    for (let round = 0; round < KILLS; round++) {
      const child = { name: `Child ${round}`, birthday: born, child_uuid: null }
      const { items } = toys(1)
      const payload = {
        ...kits({}, { user_uuid: USER, items }),
        subscriptions: [{ ...kits().subscriptions[0], child }],
      }
      const keys = { start: randomUUID(), pay: randomUUID(), payload }
      server = await killedWhileBuying(server, keys)
      const { uuid, paid } = await buy(keys)
      expect([200, 202]).toContain(paid.status)
      await expect
        .poll(async () => (await ask(`${SERVICE}/${uuid}`)).body.checkout.status, { timeout: 30_000 })
        .toBe('confirmed')
      orders.add((await ask(`${SERVICE}/${uuid}`)).body.checkout.order.id)
    }
    const known = (await ask(`/order-manager/users/${USER}/orders`)).body.orders.map(({ id }: { id: string }) => id)
    const taken = before - (await stockLeft(server))
    await server.stop()
    logs.push(server.logs())

    const left = await openLeftBy(place)
    const made = await left.db.select().from(invoices)
    const charged = (await left.db.select().from(charges)).filter(({ outcome }) => outcome === 'charged')
    const receipts = await left.db.select().from(emails)
    const everything = await everythingIn(left.db)
    await left.close()
    expect([orders.size, made.length, charged.length, receipts.length]).toEqual([KILLS, KILLS, KILLS, KILLS])
    expect(taken).toBe(KILLS)
    for (const id of orders) expect(known.filter((other: string) => other === id)).toHaveLength(1)
    for (const text of [everything, ...logs]) expect(text).not.toContain(cardOf('good').number)
  },
  PATIENCE_MS + KILLS * 30_000,
)
