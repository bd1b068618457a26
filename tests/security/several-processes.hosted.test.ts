import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** The books beside every kit; the seed has plenty. */
const BOOKS = 'BOOK-SEEDLING'
const KIT = '/products/kit-the-looker?selected_tab=addOns'
const SOLD_OUT = 'aria-label="Out of Stock: '
/** What visitors type stands in every page, so all processes have the same. */
const SAME = { PUBLIC_ORIGIN: 'http://localhost:3000' }
const SOON = { timeout: 10_000, interval: 100 }

let place: Place
let servers: [Server, Server]

/** Two processes on one database and one Redis, started together on nothing. */
beforeAll(async () => {
  place = await emptyPlace()
  servers = await Promise.all([startServer({ place, env: SAME }), startServer({ place, env: SAME })])
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await place.drop()
})

const post = (server: Server, path: string, body: object, cookie = '') =>
  raw(server, path, {
    method: 'POST',
    headers: { origin: server.url, cookie, 'content-type': 'application/json', 'x-qa-key': server.qaKey },
    body: JSON.stringify(body),
  })
const cartOf = async (server: Server, cookie: string) =>
  JSON.parse((await raw(server, '/api/cart', { headers: { cookie } })).text).cart
const add = async (server: Server, quantity: number, cookie = '') => {
  const lines = [{ merchandiseId: await seededVariant(server), quantity, attributes: [] }]
  return post(server, '/api/cart/add?noredirect=1', { lines }, cookie)
}

test(
  'adds that reach two processes at once all count, and outlive the kill of one of them',
  async () => {
    const [here, there] = servers
    const first = await add(here, 1)
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => add(turn % 2 === 0 ? here : there, 1, cookie)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await cartOf(there, cookie)).toMatchObject({ totalQuantity: 11 })
    await here.kill()
    expect(await cartOf(there, cookie)).toMatchObject({ totalQuantity: 11 })
    servers = [await startServer({ place, env: SAME }), there]
    expect(await cartOf(servers[0], cookie)).toMatchObject({ totalQuantity: 11 })
  },
  PATIENCE_MS,
)

test(
  'a stock that one process changes is in the kept documents of the other within seconds',
  async () => {
    const [here, there] = servers
    const kit = (server: Server) => raw(server, KIT, { headers: BROWSER })
    const isSoldOut = async (server: Server) => (await kit(server)).text.includes(SOLD_OUT)
    const setStock = (stock: number) => post(here, '/upstream/qa/stock', { sku: BOOKS, stock })
    // only a kept document has an etag
    await vi.waitFor(async () => expect((await kit(there)).headers.etag).toBeDefined(), SOON)
    expect(await isSoldOut(there)).toBe(false)
    expect((await setStock(0)).status).toBe(200)
    expect(await isSoldOut(here)).toBe(true)
    await vi.waitFor(async () => expect(await isSoldOut(there)).toBe(true), SOON)
    await setStock(90)
    await vi.waitFor(async () => expect(await isSoldOut(there)).toBe(false), SOON)
  },
  PATIENCE_MS,
)

test(
  'a page that nothing has changed is answered 304 by whichever process is asked',
  async () => {
    const tagAt = async (server: Server) => (await raw(server, '/', { headers: BROWSER })).headers.etag
    await vi.waitFor(async () => expect(await Promise.all(servers.map(tagAt))).not.toContain(undefined), SOON)
    const [here, there] = servers
    const tag = String(await tagAt(here))
    expect((await raw(there, '/', { headers: { ...BROWSER, 'if-none-match': tag } })).status).toBe(304)
  },
  PATIENCE_MS,
)
