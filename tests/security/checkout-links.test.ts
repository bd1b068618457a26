import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../scripts/server/free-port'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { createVisitor, finishCheckout, readCheckout, startCheckout } from '../support/visitor'

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
  data: z.object({
    cart: z.object({
      cart: z.object({
        id: z.string(),
        checkoutUrl: z.url(),
        cost: z.object({ totalAmount: z.object({ amount: z.string(), currencyCode: z.string() }) }),
      }),
    }),
  }),
})

const CART = 'cart { id checkoutUrl cost { totalAmount { amount currencyCode } } }'

async function askShop(query: string, variables: object) {
  const response = await fetch(api, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN },
    body: JSON.stringify({ query, variables }),
  })
  return Made.parse(await response.json()).data.cart.cart
}

/** What another storefront does: a cart of its own, over the network. */
const cartElsewhere = (quantity: number, country = 'NL') =>
  askShop(`mutation ($input: CartInput!) { cart: cartCreate(input: $input) { ${CART} } }`, {
    input: { lines: [{ merchandiseId: variantId, quantity }], buyerIdentity: { countryCode: country } },
  })

/** Hydrogen's /discount/<code>: the codes are written into the cart. */
const withCodes = (id: string, codes: string[]) =>
  askShop(
    `mutation ($id: ID!, $codes: [String!]!) {
      cart: cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { ${CART} }
    }`,
    { id, codes },
  )

const linkOf = ({ checkoutUrl }: { checkoutUrl: string }) => {
  const { pathname, search, origin } = new URL(checkoutUrl)
  expect(origin).toBe(server.url)
  return pathname + search
}

/** Follows the link and pays. */
async function buy(path: string, who = visitor()) {
  const led = await who.get(path)
  const location = String(led.headers.location)
  expect([led.status, location]).toEqual([303, expect.stringMatching(/^\/en-EU\/checkout\/customer-information\//)])
  expect((await who.get(location)).status).toBe(200)
  const bought = await finishCheckout(who, location.split('/').at(-1) ?? '')
  expect(bought.status).toBe('confirmed')
  return { ...bought, quantities: bought.lines.map(({ quantity }) => quantity) }
}

test('a public token has 32 characters, as Shopify’s have', () => {
  expect(PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/)
})

test('the checkoutUrl of a cart of another storefront leads to a checkout of what is in it', async () => {
  expect((await buy(linkOf(await cartElsewhere(3)))).quantities).toEqual([3])
})

test('the country of that cart stands in the address, and its VAT is counted; one that the shop does not send to is none', async () => {
  for (const [country, known, rate] of [
    ['DE', 'DE', 19],
    ['AT', 'AT', 20],
    ['CH', null, 0],
  ] as const) {
    const who = visitor()
    const led = await who.get(linkOf(await cartElsewhere(1, country)))
    const location = String(led.headers.location)
    const checkout = await readCheckout(who, location.split('/').at(-1) ?? '')
    expect(checkout).toMatchObject({ country_code: known, tax_rate: rate })
  }
})

test('what was bought leaves the cart of the other storefront, and the visitor’s own cart stays', async () => {
  const who = visitor()
  await who.send('/api/cart/add', { merchandiseId: variantId, quantity: '1' })
  const cart = await cartElsewhere(2)
  await buy(linkOf(cart), who)
  expect((await withCodes(cart.id, [])).cost.totalAmount.amount).toBe('0.0')
  expect(JSON.parse((await who.get('/cart.js')).text)).toMatchObject({ item_count: 1 })
})

test('whoever does not have the key of a cart is led nowhere', async () => {
  const { pathname } = new URL((await cartElsewhere(1)).checkoutUrl)
  for (const search of ['', '?key=', `?key=${'0'.repeat(32)}`])
    expect((await visitor().get(pathname + search)).status).toBe(404)
})

test('a permalink leads to a checkout of what it names, whatever is in the visitor’s own cart, which stays', async () => {
  const who = visitor()
  await who.send('/api/cart/add', { merchandiseId: variantId, quantity: '1' })
  expect((await buy(`/cart/${numberOf(variantId)}:2`, who)).quantities).toEqual([2])
  const cart: unknown = JSON.parse((await who.get('/cart.js')).text)
  expect(cart).toMatchObject({ item_count: 1 })
})

test('a permalink that names nothing of ours is a page that is not there', async () => {
  for (const path of ['/cart/1:1', `/cart/${numberOf(variantId)}:0`, '/cart/somewhere', '/cart/1:1,'])
    expect((await visitor().get(path)).status).toBe(404)
  expect((await visitor().post(`/cart/${numberOf(variantId)}:1`, {})).status).toBe(405)
})

test('a permalink leads to a checkout in the language of its path, and passes on what the inspector is asked, nothing else', async () => {
  const link = `/cart/${numberOf(variantId)}:1`
  const ledFrom = async (path: string) => String((await visitor().get(path)).headers.location)
  const checkout = '/checkout/customer-information/[0-9a-f-]{36}'
  expect(await ledFrom(`/nl${link}?stage=checkout`)).toMatch(new RegExp(`^/nl${checkout}$`))
  expect(await ledFrom(`${link}?inspect=bare&stage=checkout+CONTACT&page=2`)).toMatch(
    new RegExp(`^/en-EU${checkout}[?]inspect=bare&stage=checkout[+]CONTACT$`),
  )
})

test('a permalink of more than there is leads to the cart, which says so', async () => {
  const { status, headers } = await visitor().get(`/cart/${numberOf(variantId)}:999`)
  expect([status, headers.location]).toEqual([303, '/cart?failed=outOfStock'])
})

const cents = (amount: string) => Math.round(Number(amount) * 100)

test('a cart with codes leads to a checkout that asks what the cart showed, also once another code is in it', async () => {
  const plain = await cartElsewhere(2)
  const cart = await withCodes(plain.id, ['WELCOME10', 'NOPE'])
  const shown = cents(cart.cost.totalAmount.amount)
  expect(shown).toBe(cents(plain.cost.totalAmount.amount) * 0.9)
  const { order, total, shipping, discount_codes } = await buy(linkOf(cart))
  expect([total - shipping, order?.total_price]).toEqual([shown, total])
  expect(discount_codes.map(({ code, amount }) => [code, amount > 0])).toEqual([
    ['WELCOME10', true],
    ['NOPE', false],
  ])
  const other = await withCodes((await cartElsewhere(2)).id, ['PLAY5'])
  const bought = await buy(linkOf(other))
  expect(bought.total - bought.shipping).toBe(cents(other.cost.totalAmount.amount))
})

test('a cart of another country is paid in its own money', async () => {
  const cart = await withCodes((await cartElsewhere(1, 'US')).id, ['PLAY5'])
  const who = visitor()
  const location = String((await who.get(linkOf(cart))).headers.location)
  expect(location).toMatch(/^\/en-US\/checkout\//)
  const { total, currency_code } = await readCheckout(who, location.split('/').at(-1) ?? '')
  expect([currency_code, total]).toEqual(['usd', cents(cart.cost.totalAmount.amount)])
})

test('a permalink brings its codes; one that is unknown still opens the checkout, which says that it does not apply', async () => {
  const path = `/cart/${numberOf(variantId)}:2`
  const plain = await buy(path)
  const less = await buy(`${path}?discount=welcome10,NOPE`)
  expect(less.discount_codes).toEqual([
    { code: 'welcome10', amount: Math.round(plain.subtotal / 10) },
    { code: 'NOPE', amount: 0 },
  ])
  expect(less.total).toBe(plain.total - Math.round(plain.subtotal / 10))
  const who = visitor()
  const location = String((await who.get(`${path}?discount=${'x'.repeat(300)}`)).headers.location)
  expect((await who.get(location)).text).toContain(`The code ${'x'.repeat(255)} takes nothing off`)
})

test('a discount link keeps its code in the visitor’s own cart, whose checkout asks what its page shows', async () => {
  const who = visitor()
  expect((await who.get('/discount/WELCOME10')).headers.location).toBe('/cart')
  expect((await who.get('/cart')).text).toContain('The code WELCOME10 is kept in your cart')
  const { uuid } = await startCheckout(who, { merchandiseId: variantId, quantity: 2 })
  const Sums = z.object({ total_price: z.number(), total_discount: z.number(), original_total_price: z.number() })
  const sums = Sums.parse(JSON.parse((await who.get('/cart.js')).text))
  expect(sums.total_discount).toBe(Math.round(sums.original_total_price / 10))
  expect((await who.get('/cart')).text).toContain('Discount code WELCOME10')
  const { total, shipping, order } = await finishCheckout(who, uuid)
  expect([total - shipping, order?.total_price]).toEqual([sums.total_price, total])
})

test('a discount link leads to a page of this shop and nowhere else', async () => {
  const led = async (path: string) => String((await visitor().get(path)).headers.location)
  expect(await led('/discount/PLAY5?redirect=/products/the-play-kits')).toBe('/products/the-play-kits')
  for (const away of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
    expect(await led(`/discount/PLAY5?redirect=${encodeURIComponent(away)}`)).toBe('/cart')
  expect((await visitor().get('/discount/,')).status).toBe(404)
  expect((await visitor().post('/discount/PLAY5', {})).status).toBe(405)
})
