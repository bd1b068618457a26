import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { persona } from '~/content/seed/personas'
import type { Db } from '~/services/platform/database/database.server'
import { freePort } from '../../scripts/server/free-port'
import { type Buyer, createBuyer } from '../support/cart-ledger'
import { kits, toys } from '../support/checkout-payloads'
import { ADDRESS, cardOf, ROOT } from '../support/checkout-world'
import { openLeftBy } from '../support/database'
import { everythingIn } from '../support/everything'
import { asJson, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** Moments at which it dies: while somebody buys, and while the jobs bill what is due. */
const KILLS = process.env.TEST_ALL ? { buying: 20, due: 30 } : { buying: 4, due: 1 }
const LONGEST_MS = 1500
/** Far enough for every subscription to have boxes due. */
const STEP_DAYS = 15
const DAY_MS = 24 * 3600 * 1000
/** By when whoever comes again with a key has the answer: at once where the database ended with its process. */
const ANSWERED_MS = process.env.TEST_DATABASE_URL ? 6000 : 3000
const SERVICE_TOKEN = 'a-service-token-that-only-tests-know'
const USER = persona('new').playchartId
const born = new Date(Date.now() - 160 * DAY_MS).toISOString().slice(0, 10)

let place: Place
let upstreams: number
const logs: string[] = []

beforeAll(async () => {
  place = await seededPlace()
  upstreams = await freePort()
})
let running: Server | undefined
afterAll(async () => {
  await running?.kill()
  await place.drop()
})

async function start(): Promise<Server> {
  const server = await startServer({
    place,
    env: { UPSTREAMS_PORT: String(upstreams), SERVICE_TOKEN, LIMITS_FACTOR: '100' },
  })
  const isThere = () =>
    fetch(`http://127.0.0.1:${upstreams}/`).then(
      () => true,
      () => false,
    )
  running = server
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

/** A thing at the shop as QA sees it. */
const stockOf = async (server: Server, sku: string): Promise<{ stock: number; variantId: string }> => {
  const headers = { origin: server.url, 'x-qa-key': server.qaKey }
  return JSON.parse((await raw(server, `/upstream/qa/stock?${new URLSearchParams({ sku })}`, { headers })).text)
}
/** What is left of the toy that goes along. */
const stockLeft = async (server: Server) => (await stockOf(server, 'TOY-BALL-TRACK')).stock

/** The id of a thing, of which there are more from now on than anybody could add. */
async function plentyOf(server: Server, sku: string): Promise<string> {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const body = JSON.stringify({ sku, stock: 1_000_000 })
  expect((await raw(server, '/upstream/qa/stock', { method: 'POST', headers, body })).status).toBe(200)
  return (await stockOf(server, sku)).variantId
}

type Keys = { start: string; pay: string; payload: unknown }

function newKeys(round: number): Keys {
  const child = { name: `Child ${round}`, birthday: born, child_uuid: null }
  const payload = {
    ...kits({}, { user_uuid: USER, items: toys(1).items }),
    subscriptions: [{ ...kits().subscriptions[0], child }],
  }
  return { start: randomUUID(), pay: randomUUID(), payload }
}

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

/** Dies somewhere in what is under way, and comes back. */
async function killedDuring(server: Server, underWay: readonly Promise<unknown>[]): Promise<Server> {
  const ended = Promise.allSettled(underWay)
  await wait(randomInt(LONGEST_MS))
  await server.kill()
  await ended
  logs.push(server.logs())
  return start()
}

/** What is due is billed, ordered and sent, as the job has it done, until nothing is left. */
const DUE = '/subscription-manager/sub_engine/due'
async function processDue(): Promise<number> {
  for (let moved = 0; ; ) {
    const { body } = await ask(DUE, { method: 'POST', body: {} })
    if (body.moved === 0) return moved
    moved += body.moved
  }
}

async function moveClock(server: Server, days: number) {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const body = JSON.stringify({ set: new Date(Date.now() + days * DAY_MS).toISOString() })
  expect((await raw(server, '/upstream/qa/clock', { method: 'POST', headers, body })).status).toBe(200)
}

/** `bought`: orders by their checkout. */
type Ledger = { buyer: Buyer; bought: ReadonlyMap<string, string> }

/** What was acknowledged before the kill is there, once; what was cut off is done now. */
async function expectLedger(server: Server, { buyer, bought }: Ledger) {
  const refused = await buyer.settle(server)
  expect(refused, server.logs()).toEqual([])
  expect(await buyer.held(server)).toBe(buyer.owed())
  for (const [uuid, order] of bought) expect(await orderOf(uuid)).toBe(order)
}

const checkoutOf = async (uuid: string) => (await ask(`${SERVICE}/${uuid}`)).body.checkout
const orderOf = async (uuid: string): Promise<string> => (await checkoutOf(uuid)).order?.id

const overLeft = async <T>(work: (left: Awaited<ReturnType<typeof openLeftBy>>) => Promise<T>): Promise<T> => {
  const left = await openLeftBy(place)
  try {
    return await work(left)
  } finally {
    await left.close()
  }
}
/** One column of what the services wrote, which no wire lists whole. */
const column = async (db: Db, query: SQL) =>
  z
    .object({ rows: z.array(z.object({ value: z.string() })) })
    .parse(await db.execute(query))
    .rows.map(({ value }) => value)

const ORDERS = sql`select id as value from order_manager.orders`
const INVOICES = sql`select uuid as value from checkout.invoices`
const RECEIPTS = sql`select id as value from checkout.emails where kind = 'receipt'`
/** The orders that letters after a charge tell of. */
const TOLD = sql`select letter->>'order_id' as value from checkout.emails where letter->>'kind' = 'charged'`
const CHARGES = sql`select intent as value from checkout.charges where outcome = 'charged'`
const ORDERS_OF_BOXES = sql`select order_id as value from subscription_manager.items where order_id is not null`
const SENT_UNBILLED = sql`select uuid as value from subscription_manager.items where process_status = 'shipping' and order_id is null`

test(
  `T23 killed at ${KILLS.buying + KILLS.due} random moments of adds, purchases and due boxes: nothing that was acknowledged is lost, nothing is there twice, and the same key is answered at once`,
  async () => {
    const seeded = await overLeft(({ db }) => column(db, ORDERS))
    let server = await start()
    const buyer = createBuyer(await plentyOf(server, 'TOY-BEAN-BAGS'))
    const before = await stockLeft(server)
    const bought = new Map<string, string>()
    for (let round = 0; round < KILLS.buying; round++) {
      const keys = newKeys(round)
      server = await killedDuring(server, [buyer.addUntilKilled(server), buy(keys)])
      await expectLedger(server, { buyer, bought })
      const { uuid, paid } = await buy(keys)
      expect([200, 202]).toContain(paid.status)
      await expect.poll(async () => (await checkoutOf(uuid)).status, { timeout: 30_000 }).toBe('confirmed')
      bought.set(uuid, await orderOf(uuid))
    }
    const taken = before - (await stockLeft(server))

    let moved = 0
    for (let round = 0; round < KILLS.due; round++) {
      await moveClock(server, (round + 1) * STEP_DAYS)
      server = await killedDuring(server, [buyer.addUntilKilled(server), processDue()])
      await moveClock(server, (round + 1) * STEP_DAYS)
      await expectLedger(server, { buyer, bought })
      moved += await processDue()
    }
    const [owed, held] = [buyer.owed(), await buyer.held(server)]
    await server.stop()
    logs.push(server.logs())

    await overLeft(async ({ db }) => {
      const [made, receipts] = [await column(db, INVOICES), await column(db, RECEIPTS)]
      const charged = await column(db, CHARGES)
      const known = await column(db, ORDERS)
      const everything = await everythingIn(db)
      expect([bought.size, made.length, receipts.length]).toEqual([KILLS.buying, KILLS.buying, KILLS.buying])
      expect(taken).toBe(KILLS.buying)
      expect(new Set(charged).size).toBe(charged.length)
      const told = await column(db, TOLD)
      expect(told.filter((id, at) => told.indexOf(id) !== at || !known.includes(id))).toEqual([])
      expect(charged.filter((intent) => made.some((uuid) => intent.startsWith(uuid)))).toHaveLength(KILLS.buying)
      // each order is somebody's purchase or somebody's box, and each box that was billed has its order
      const wanted = new Set([...bought.values(), ...(await column(db, ORDERS_OF_BOXES))])
      const unwanted = known.filter((id) => !wanted.has(id) && !seeded.includes(id))
      const missing = [...wanted].filter((id) => !known.includes(id))
      expect([unwanted, missing, await column(db, SENT_UNBILLED)]).toEqual([[], [], []])
      for (const text of [everything, ...logs]) expect(text).not.toContain(cardOf('good').number)
      console.log(
        `kills: ${KILLS.buying + KILLS.due}; adds acknowledged: ${buyer.acknowledged.size}; pieces owed and held: ${owed}, ${held}; orders bought and double: ${bought.size}, ${unwanted.length}; ` +
          `boxes moved after a kill: ${moved}, orders ${known.length - seeded.length}; a key that was cut off answered within ${Math.round(buyer.slowest.ms)} ms`,
      )
    })
    expect(buyer.slowest.ms).toBeLessThan(ANSWERED_MS)
  },
  PATIENCE_MS + (KILLS.buying + KILLS.due) * 30_000,
)
