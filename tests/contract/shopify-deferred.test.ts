import { expect, test } from 'vitest'
import { z } from 'zod'
import { cartsOf, merchandise } from '../support/shopify-carts'
import { clientOf, ORIGIN, openShop } from '../support/shopify-shop'

const shop = openShop({ armor: true })

/** As Hydrogen's /discount/CODE asks it of a cart that is there. */
const DISCOUNT = `mutation cartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
    ... @defer { cart { id checkoutUrl discountCodes { code } } }
    userErrors { message }
    warnings { message }
  }
}`
const PRODUCT = '{ shop { name } ... @defer(label: "late") { products(first: 1) { nodes { handle } } } }'

const post = (query: string, accept: string | null, variables = {}) =>
  shop.handle(
    new Request(`${ORIGIN}/api/2026-04/graphql.json`, {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'public-token',
        ...(accept !== null && { accept }),
      },
    }),
  )

/** Its bytes all at once, or one by one, as a network may bring them. */
const broughtIn = (size: number) => async (request: Request) => {
  const response = await shop.handle(request)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.slice(n * size, (n + 1) * size))
  const start = (controller: ReadableStreamDefaultController) => {
    for (const piece of pieces) controller.enqueue(piece)
    controller.close()
  }
  return new Response(new ReadableStream({ start }), response)
}

test('a deferred answer comes in parts, in Shopify’s form: its boundary, the first data, the rest by its path', async () => {
  const response = await post(PRODUCT, 'multipart/mixed; deferSpec=20220824, application/json')
  expect(response.headers.get('content-type')).toBe('multipart/mixed; boundary=graphql')
  const body = await response.text()
  expect(body).toMatch(/^--graphql\r\nContent-Type: application\/json\r\n\r\n\{/)
  expect(body).toMatch(/\r\n--graphql--\r\n$/)
  const parts = body
    .split(/\r?\n?--graphql(?:--)?\r\n/)
    .filter(Boolean)
    .map((part) => JSON.parse(part.split('\r\n\r\n')[1] ?? ''))
  expect(parts[0]).toEqual({ data: { shop: { name: 'Playchart' } }, hasNext: true })
  expect(parts[1].incremental).toEqual([
    { data: { products: { nodes: [{ handle: expect.any(String) }] } }, path: [], label: 'late' },
  ])
  expect(parts.at(-1).hasNext).toBe(false)
})

test('who asks for JSON alone gets a deferred answer whole', async () => {
  const response = await post(PRODUCT, 'application/json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const answer = await response.json()
  expect(answer).toEqual({
    data: { shop: { name: 'Playchart' }, products: { nodes: [{ handle: expect.any(String) }] } },
  })
})

test('what is not deferred comes whole, whatever is accepted', async () => {
  for (const accept of [null, '*/*', 'multipart/mixed; deferSpec=20220824, application/json']) {
    const response = await post('{ shop { name } }', accept)
    expect(await response.json()).toEqual({ data: { shop: { name: 'Playchart' } } })
  }
})

test.each([
  ['at once', 1_000_000],
  ['byte by byte', 1],
])('Hydrogen’s discount link puts its code on a cart that is there, brought %s', async (_, size) => {
  const { cart } = await cartsOf(shop).create({ lines: [{ merchandiseId: merchandise('BALL'), quantity: 1 }] })
  const client = clientOf(broughtIn(size))
  const answers = await client.requestStream(DISCOUNT, {
    variables: { cartId: cart?.id, discountCodes: ['WELCOME10'] },
  })
  const told: unknown[] = []
  for await (const answer of answers) told.push(answer)
  const last = z.looseObject({ data: z.any(), errors: z.any().optional(), hasNext: z.boolean() }).parse(told.at(-1))
  expect(last).toMatchObject({
    hasNext: false,
    data: {
      cartDiscountCodesUpdate: {
        cart: {
          id: cart?.id,
          discountCodes: [{ code: 'WELCOME10' }],
          checkoutUrl: expect.stringContaining('/cart/c/'),
        },
        userErrors: [],
        warnings: [],
      },
    },
  })
  expect(last.errors).toBeUndefined()
})
