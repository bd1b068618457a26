import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, createBuyer } from '../support/cart-ledger'
import { BROWSER, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/*
 * Many times more visitors than a process can serve (security.md L10). How fast this machine is does not matter: without
 * load shedding each would wait for all the others, and that is what times are compared with.
 */

const VISITORS = 150
const SECONDS = 20
/** A visitor who was refused comes back sooner than asked. */
const IMPATIENT_MS = 200
/** The first burst is taken whole. */
const SETTLED_MS = (SECONDS * 1000) / 2

type Seen = { status: number; at: number; ms: number; retryAfter: number }

let server: Server
let isOver = false
const seen: Seen[] = []
const health: Seen[] = []
/** what the buyer was answered but 200 */
const strange: number[] = []

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '1' } })
}, PATIENCE_MS)
afterAll(() => server.kill())

async function timed(path: string, headers: Record<string, string>): Promise<Seen> {
  const began = performance.now()
  const answer = await raw(server, path, { headers })
  const retryAfter = Number(answer.headers['retry-after'] ?? 0)
  return { status: answer.status, retryAfter, at: began, ms: performance.now() - began }
}

/** A page that is made for this visitor alone, for it has a cookie. */
const PAGE = '/products/kit-the-babbler'
const asked = { ...BROWSER, cookie: 'visitor=1' }

/** Each from many addresses: limits are another matter. */
async function visit(visitor: number) {
  for (let turn = 0; !isOver; turn++) {
    const one = await timed(PAGE, { ...asked, 'x-forwarded-for': `10.1.${visitor}.${turn % 250}` })
    seen.push(one)
    if (one.status !== 200) await wait(IMPATIENT_MS)
  }
}

async function askHealth() {
  for (; !isOver; await wait(250)) health.push(await timed('/readyz', {}))
}

/** Adds now and then, each again under its key until it is acknowledged: fewer than the limit of a cart. */
async function buy(buyer: Buyer) {
  for (; !isOver; await wait(2500)) await addTo(buyer)
}

async function addTo(buyer: Buyer) {
  buyer.want()
  strange.push(...(await buyer.settle(server)))
}

const times = (of: readonly Seen[], status: number) =>
  of
    .filter((one) => one.status === status)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
const linesOf = (event: string) => server.lines().filter((line) => line.event === event)

test(
  'whoever is served is served in time, the others are told at once to come back, and nothing is lost',
  async () => {
    const buyer = createBuyer(await seededVariant(server))
    await addTo(buyer)
    const begun = performance.now()
    const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
    const others = [askHealth(), buy(buyer)]
    await wait(SECONDS * 1000)
    isOver = true
    await Promise.all([...visits, ...others])

    const [served, refused] = [times(seen, 200), times(seen, 503)]
    expect(served.length + refused.length).toBe(seen.length)
    expect(refused.length).toBeGreaterThan(0)
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !(retryAfter >= 2))).toEqual([])
    // what all of them together take, one after the other
    const unshedMs = (VISITORS * SECONDS * 1000) / served.length
    const settled = times(
      seen.filter(({ at }) => at > begun + SETTLED_MS),
      200,
    )
    expect(share(settled, 0.95)).toBeLessThan(unshedMs / 2)
    expect(share(refused, 0.5)).toBeLessThan(share(served, 0.5) / 2)
    expect(health.map(({ status }) => status)).toEqual(health.map(() => 200))
    expect(share(times(health, 200), 0.99)).toBeLessThan(unshedMs / 4)

    // one line when it began, none for each
    expect(linesOf('overload.began').length).toBeLessThan(10)
    expect(linesOf('request').filter(({ status }) => status === 503).length).toBeLessThan(refused.length / 10)
    await expect.poll(async () => (await timed(PAGE, asked)).status, { timeout: 10_000 }).toBe(200)
    await expect
      .poll(() => linesOf('overload.ended').length, { timeout: 10_000 })
      .toBe(linesOf('overload.began').length)
    expect(strange.filter((status) => status !== 503)).toEqual([])
    expect(await buyer.held(server)).toBe(buyer.owed())
    expect(buyer.owed()).toBeGreaterThan(1)
  },
  PATIENCE_MS,
)
