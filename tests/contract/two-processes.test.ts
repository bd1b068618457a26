import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

let upstreams: Server
let shop: Server
let place: Place
let address: string

/** `npm run upstreams` beside a shop that knows its upstreams by their addresses alone (.env.example). */
beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  upstreams = await startServer({ env: { UPSTREAMS_PORT: String(port) } })
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(404), 30_000)
  // content and prices are read when they are first asked for, which a busy machine does slower than a deadline allows
  expect((await fetch(upstreams.url)).status).toBe(200)
  // nothing in it: what the shop shows comes from the other process
  place = await emptyPlace()
  shop = await startServer({ place, env: { CONTENTFUL_BASE_URL: address, SHOPIFY_BASE_URL: address } })
}, PATIENCE_MS)
afterAll(async () => {
  await shop.stop()
  await upstreams.stop()
  await place.drop()
})

const page = (path: string, cookie = '') => raw(shop, path, { headers: { ...BROWSER, cookie } })
const form = (path: string, fields: Record<string, string>) =>
  raw(shop, path, {
    method: 'POST',
    headers: { ...BROWSER, origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? ''
const fault = (body: object) =>
  raw(upstreams, '/upstream/qa/faults', {
    method: 'POST',
    headers: { origin: upstreams.url, 'content-type': 'application/json', 'x-qa-key': upstreams.qaKey },
    body: JSON.stringify(body),
  })

test('the upstreams answer for this machine alone, not for a name that a page of another site has led here', async () => {
  const port = Number(new URL(address).port)
  for (const [host, status] of [
    [`127.0.0.1:${port}`, 404],
    [`localhost:${port}`, 404],
    ['evil.tld', 421],
    [`evil.tld:${port}`, 421],
  ] as const)
    expect([host, (await raw({ port }, '/', { headers: { host } })).status]).toEqual([host, status])
})

test(
  'a shop whose upstreams are another process shows home and kit, and fills a cart over HTTP',
  async () => {
    const home = await page('/')
    expect(home.status).toBe(200)
    const link = found(/href="(\/products\/kit-[\w-]+)"/, home.text)
    const kit = await page(link)
    expect(kit.status).toBe(200)
    const name = found(/<h1[^>]*>([^<]+)/, kit.text)
    const buy = found(/(<form id="buy".*?<\/form>)/s, kit.text)
    const merchandiseId = found(/value="(gid:\/\/shopify\/ProductVariant\/\d+)"/, buy)
    const added = await form(found(/action="([^"]+)"/, buy), { merchandiseId, quantity: '2' })
    expect(added.status).toBe(303)
    const cookie = String(added.headers['set-cookie']).split(';')[0] ?? ''
    const cart = await page(String(added.headers.location), cookie)
    expect(cart.status).toBe(200)
    expect(cart.text).toContain(name)
    const { text } = await raw(shop, '/api/cart', { headers: { cookie } })
    expect(JSON.parse(text).cart).toMatchObject({ totalQuantity: 2 })
    expect(text).toContain(merchandiseId)
  },
  PATIENCE_MS,
)

test(
  'what fails in the other process fails here, and nothing of QA is reachable through the shop',
  async () => {
    const variant = found(/"(gid:\/\/shopify\/ProductVariant\/\d+)"/, (await page('/products/kit-the-looker')).text)
    const add = () => form('/api/cart/add?noredirect=1', { merchandiseId: variant, quantity: '1' })
    expect((await add()).status).toBe(200)
    await fault({ upstream: 'shopify', operation: 'cartCreate', outcome: { kind: 'status', status: 503 } })
    expect((await add()).status).toBe(503)
    const qa = await raw(shop, '/upstream/qa/faults', { headers: { 'x-qa-key': shop.qaKey } })
    expect(qa.status).toBe(404)
  },
  PATIENCE_MS,
)
