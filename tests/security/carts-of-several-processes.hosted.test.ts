import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asJson, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const ROUNDS = 100
const BAGS = 'TOY-BEAN-BAGS'
const TRACK = 'TOY-BALL-TRACK'

let place: Place
let servers: [Server, Server]

beforeAll(async () => {
  place = await emptyPlace()
  // the two buyers come from one address
  const env = { LIMITS_FACTOR: '100' }
  servers = [await startServer({ place, env }), await startServer({ place, env })]
  for (const sku of [BAGS, TRACK]) await qa('stock', { sku, stock: 10_000 })
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await place.drop()
})

/** The same balancer for everybody: whoever comes next gets the other process. */
let turn = 0
const next = () => servers[turn++ % 2 === 0 ? 0 : 1]

const qa = (control: string, body: object, [server] = servers) =>
  raw(server, `/upstream/qa/${control}`, {
    method: 'POST',
    headers: { ...asJson(server), 'x-qa-key': server.qaKey },
    body: JSON.stringify(body),
  })

async function variantOf(sku: string): Promise<string> {
  const [server] = servers
  const headers = { origin: server.url, 'x-qa-key': server.qaKey }
  const { text } = await raw(server, `/upstream/qa/stock?sku=${sku}`, { headers })
  return z.object({ variantId: z.string() }).parse(JSON.parse(text)).variantId
}

const Cart = z.object({
  version: z.number(),
  lines: z.array(z.object({ variantId: z.string(), quantity: z.number() })),
})
type Cart = z.infer<typeof Cart>

/** One visitor, whose requests go wherever the balancer sends them. */
function visitor(cookie = '') {
  const jar = { cookie }
  const ask = async (path: string, body: object, server = next()) => {
    const headers = { ...asJson(server), cookie: jar.cookie }
    const answer = await raw(server, path, { method: 'POST', headers, body: JSON.stringify(body) })
    const set = answer.headers['set-cookie']
    if (set) jar.cookie = String(set).split(';')[0] ?? ''
    const { cart } = z.object({ cart: Cart.optional() }).parse(JSON.parse(answer.text))
    return { status: answer.status, cart: cart ?? { version: -1, lines: [] } }
  }
  return {
    jar,
    add: (merchandiseId: string, idempotencyKey: string, server?: Server) =>
      ask(
        '/api/cart/add?noredirect=1',
        { lines: [{ merchandiseId, quantity: 1, attributes: [] }], idempotencyKey },
        server,
      ),
    change: (merchandiseId: string, quantity: number, sequence: number, server?: Server) =>
      ask('/api/cart/update?noredirect=1', { intents: [{ merchandiseId, quantity }], sequence }, server),
    remove: (merchandiseId: string) => ask('/api/cart/remove?noredirect=1', { merchandiseIds: [merchandiseId] }),
    async read(server = next()) {
      const { text } = await raw(server, '/api/cart', { headers: { cookie: jar.cookie } })
      return Cart.parse(JSON.parse(text).cart)
    },
  }
}
type Visitor = ReturnType<typeof visitor>

const piecesOf = ({ lines }: Cart, variantId: string) =>
  lines.filter((line) => line.variantId === variantId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds, every third one twice under its key; what was acknowledged is in each later answer. */
async function adding({ add }: Visitor, variant: string) {
  for (let done = 1; done <= ROUNDS; done++) {
    const key = randomUUID()
    for (const _ of done % 3 === 0 ? [1, 2] : [1]) {
      const { status, cart } = await add(variant, key)
      expect([status, piecesOf(cart, variant)]).toEqual([200, done + 1])
    }
  }
}

/** Changes and removals, each seen in its own answer and in the next process's reading. */
async function changing({ add, change, remove, read }: Visitor, variant: string) {
  for (let done = 1; done <= ROUNDS; done++) {
    const isGone = done % 10 === 0
    const { version } = await read()
    const { status, cart } = isGone ? await remove(variant) : await change(variant, (done % 7) + 1, version + 1)
    const expected = isGone ? 0 : (done % 7) + 1
    expect([status, piecesOf(cart, variant)]).toEqual([200, expected])
    expect(piecesOf(await read(), variant)).toBe(expected)
    if (isGone) expect((await add(variant, randomUUID())).status).toBe(200)
  }
}

test(
  `two buyers of one cart, ${ROUNDS} requests each by turns over two processes: nothing is lost, nothing is there twice, nothing old is read`,
  async () => {
    const [bags, track] = [await variantOf(BAGS), await variantOf(TRACK)]
    const first = visitor()
    await first.add(bags, randomUUID())
    await first.add(track, randomUUID())
    await Promise.all([adding(first, bags), changing(visitor(first.jar.cookie), track)])
    for (const server of servers) {
      const cart = await first.read(server)
      expect([piecesOf(cart, bags), piecesOf(cart, track)]).toEqual([ROUNDS + 1, 1])
    }
  },
  PATIENCE_MS,
)

test(
  'a process that is paused with a cart in hand keeps nobody waiting for longer than its lease, and writes nothing when it comes back',
  async () => {
    const [paused, other] = servers
    const bags = await variantOf(BAGS)
    const buyer = visitor()
    const { version } = (await buyer.add(bags, randomUUID())).cart
    await qa('faults', { upstream: 'shopify', operation: 'cart', outcome: { kind: 'delay', ms: 1500 }, times: 1 })
    const slow = buyer.change(bags, 9, version + 1, paused)
    await wait(700)
    paused.signal('SIGSTOP')
    const since = performance.now()
    const quick = await buyer.change(bags, 5, version + 1, other)
    const waited = performance.now() - since
    paused.signal('SIGCONT')
    expect([quick.status, piecesOf(quick.cart, bags)]).toEqual([200, 5])
    expect(waited).toBeLessThan(4500)
    expect((await slow).status).not.toBe(200)
    for (const server of servers) expect(piecesOf(await buyer.read(server), bags)).toBe(5)
  },
  PATIENCE_MS,
)
