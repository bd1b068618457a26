import { sql } from 'drizzle-orm'
import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createShopifyHandler } from '~/services/upstreams/shopify/embedded/shopify.handler'
import { cartIn, cartsOf, merchandise } from '../support/shopify-carts'
import { clientOf, ORIGIN, openShop } from '../support/shopify-shop'

const shop = openShop({ armor: true })

const Answer = z.object({
  data: z.any().optional(),
  errors: z.array(z.object({ message: z.string(), extensions: z.any().optional() })).optional(),
})

type Posting = { path?: string; headers?: Record<string, string>; handle?: typeof shop.handle }
const PATH = '/api/2026-04/graphql.json'

async function post(body: unknown, { path = PATH, headers = {}, handle = shop.handle }: Posting = {}) {
  const response = await handle(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public-token', ...headers },
    }),
  )
  const text = await response.text()
  return { status: response.status, text, ...Answer.catch({}).parse(text ? JSON.parse(text) : {}) }
}

const query = (text: string, variables = {}) => ({ query: text, variables })
const NAME = query('{ shop { name } }')

describe('the entrance of the embedded Storefront API', () => {
  test('answers 401 in Shopify’s shape to a wrong or missing token', async () => {
    for (const token of ['wrong', '']) {
      const { status, errors } = await post(NAME, { headers: { 'x-shopify-storefront-access-token': token } })
      expect({ status, errors }).toEqual({
        status: 401,
        errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }],
      })
    }
    const { errors } = await clientOf(shop.handle, 'wrong').request('{ shop { name } }')
    expect(errors?.networkStatusCode).toBe(401)
  })

  test('takes the private token in its own header only', async () => {
    const asPrivate = { 'x-shopify-storefront-access-token': '', 'shopify-storefront-private-token': 'private-token' }
    expect((await post(NAME, { headers: asPrivate })).data).toEqual({ shop: { name: 'Playchart' } })
    expect((await post(NAME, { headers: { 'x-shopify-storefront-access-token': 'private-token' } })).status).toBe(401)
  })

  test('answers any version, behind the upstream prefix too, and nothing else', async () => {
    for (const path of [
      '/api/2023-01/graphql.json',
      '/api/unstable/graphql.json',
      '/upstream/shopify/api/2026-04/graphql.json',
    ])
      expect((await post(NAME, { path })).data).toEqual({ shop: { name: 'Playchart' } })
    expect((await post(NAME, { path: '/api/graphql.json' })).status).toBe(404)
    const get = await shop.handle(new Request(`${ORIGIN}/api/2026-04/graphql.json?query={shop{name}}`))
    expect(get.status).toBe(405)
  })

  test('GraphQL errors come with status 200', async () => {
    const wrong = query('query ($n: Int!) { products(first: $n) { nodes { id } } }', { n: 1.5 })
    for (const body of [query('{ shop {'), query('{ shop { colour } }'), wrong]) {
      const { status, data, errors } = await post(body)
      expect(status).toBe(200)
      expect(data).toBeUndefined()
      expect(errors).toHaveLength(1)
    }
  })

  test('an answer bears an id of its own, by which Hydrogen reports an error', async () => {
    const ids = []
    for (const text of ['{ shop { name } }', '{ shop { colour } }']) {
      const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public-token' }
      const body = JSON.stringify(query(text))
      const { headers: answered } = await shop.handle(
        new Request(`${ORIGIN}${PATH}`, { method: 'POST', body, headers }),
      )
      ids.push(answered.get('x-request-id'))
    }
    expect(z.array(z.uuid()).parse(ids)[0]).not.toBe(ids[1])
  })

  test('storefront tools may introspect', async () => {
    const { data } = await post(query(getIntrospectionQuery()))
    expect(data.__schema.queryType.name).toBe('QueryRoot')
  })
})

describe('T19 the entrance refuses', () => {
  const nested = (depth: number) =>
    `{ product(handle: "ball") ${'{ collections(first: 1) { nodes { products(first: 1) { nodes '.repeat(depth)} { id } ${'} } } }'.repeat(depth)} }`
  const many = Array.from({ length: 1000 }, (_, index) => `a${index}: shop { name }`).join(' ')

  test.each([
    ['a depth of 50', query(nested(12)), /depth limit/i],
    ['1000 aliases', query(`{ ${many} }`), /limit/i],
    [
      'circular fragments',
      query('{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }'),
      /itself/,
    ],
    [
      'an introspection that circles',
      query('{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }'),
      /introspection depth/i,
    ],
    [
      'page sizes that multiply beyond measure',
      query(
        '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { id } } } } } } }',
      ),
      /cost limit/i,
    ],
  ])('%s, soon and without an answer', async (_what, body, reason) => {
    await post(NAME)
    const start = performance.now()
    const { data, errors } = await post(body)
    expect(data).toBeUndefined()
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.message).toMatch(reason)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('a batch', async () => {
    expect((await post([NAME, NAME])).status).toBe(400)
  })

  test('a wrong name without suggesting the right one', async () => {
    const { text } = await post(query('{ shop { nam } }'))
    expect(text).toContain('Cannot query field')
    expect(text).not.toContain('Did you mean')
  })
})

test('an answer that takes too long is 504, and the next one comes', async () => {
  const tokens = { public: ['public-token'], private: [] }
  const deps = { db: shop.db(), clock: shop.clock, origin: ORIGIN, tokens, armor: true, timeoutMs: 200 }
  const hasty = { handle: createShopifyHandler(deps) }
  const id = cartIn(await cartsOf(shop).create({ lines: [{ merchandiseId: merchandise('BALL') }] })).id
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  // PGlite has one connection, which any open transaction holds; on a server the lock keeps readers waiting
  const holding = shop.db().transaction(async (tx) => {
    await tx.execute(sql`lock table shopify.carts in access exclusive mode`)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const read = query('query ($id: ID!) { cart(id: $id) { id } }', { id })
  expect((await post(read, hasty)).status).toBe(504)
  held.resolve()
  await holding
  await vi.waitFor(async () => expect((await post(read, hasty)).data).toEqual({ cart: { id } }), 10_000)
})

test('an open refusal carries no stack, no SQL and no path', async () => {
  const { text } = await post('{bad')
  expect(text).not.toMatch(/at \w+ \(|select |\/src\//i)
})
