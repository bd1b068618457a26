import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../scripts/server/free-port'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { createVisitor, finishCheckout } from '../support/visitor'

let server: Server
let api: string
let variantId: string

beforeAll(async () => {
  const port = await freePort()
  api = `http://127.0.0.1:${port}/api/2026-04/graphql.json`
  server = await startServer({ env: { UPSTREAMS_PORT: String(port), LIMITS_FACTOR: '100' } })
  variantId = await seededVariant(server)
}, PATIENCE_MS)
afterAll(() => server.stop())

/** As the README gives it to other storefronts. */
const PUBLIC_TOKEN = /public token\s+`(\w+)`/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''

const visitor = () => createVisitor(() => [server])
const numberOf = (gid: string) => gid.split('/').at(-1)
const Made = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.url(), totalQuantity: z.number() }) }) }),
})

/** What another storefront does: a cart of its own, over the network. */
async function cartElsewhere(quantity: number): Promise<URL> {
  const query = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl totalQuantity } } }`
  const response = await fetch(api, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN },
    body: JSON.stringify({ query, variables: { input: { lines: [{ merchandiseId: variantId, quantity }] } } }),
  })
  return new URL(Made.parse(await response.json()).data.cartCreate.cart.checkoutUrl)
}

/** Follows the link and pays: what was bought, by quantity. */
async function buy(path: string, who = visitor()) {
  const led = await who.get(path)
  const location = String(led.headers.location)
  expect([led.status, location]).toEqual([303, expect.stringMatching(/^\/en-EU\/checkout\/customer-information\//)])
  expect((await who.get(location)).status).toBe(200)
  const { status, lines } = await finishCheckout(who, location.split('/').at(-1) ?? '')
  expect(status).toBe('confirmed')
  return lines.map(({ quantity }) => quantity)
}

test('a public token has 32 characters, as Shopify’s have', () => {
  expect(PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/)
})

test('the checkoutUrl of a cart of another storefront leads to a checkout of what is in it', async () => {
  const { pathname, search, origin } = await cartElsewhere(3)
  expect(origin).toBe(server.url)
  expect(await buy(pathname + search)).toEqual([3])
})

test('whoever does not have the key of a cart is led nowhere', async () => {
  const { pathname } = await cartElsewhere(1)
  for (const search of ['', '?key=', `?key=${'0'.repeat(32)}`])
    expect((await visitor().get(pathname + search)).status).toBe(404)
})

test('a permalink leads to a checkout of what it names, whatever is in the visitor’s own cart, which stays', async () => {
  const who = visitor()
  await who.send('/api/cart/add', { merchandiseId: variantId, quantity: '1' })
  expect(await buy(`/cart/${numberOf(variantId)}:2?discount=WELCOME10`, who)).toEqual([2])
  const cart: unknown = JSON.parse((await who.get('/cart.js')).text)
  expect(cart).toMatchObject({ item_count: 1 })
})

test('a permalink that names nothing of ours is a page that is not there', async () => {
  for (const path of ['/cart/1:1', `/cart/${numberOf(variantId)}:0`, '/cart/somewhere', '/cart/1:1,'])
    expect((await visitor().get(path)).status).toBe(404)
  expect((await visitor().post(`/cart/${numberOf(variantId)}:1`, {})).status).toBe(405)
})

test('a permalink of more than there is leads to the cart, which says so', async () => {
  const { status, headers } = await visitor().get(`/cart/${numberOf(variantId)}:999`)
  expect([status, headers.location]).toEqual([303, '/cart?failed=outOfStock'])
})
