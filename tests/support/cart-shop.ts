import { afterAll, beforeAll } from 'vitest'
import type { Cart } from '~/services/domain/cart/cart.contract'
import { localeOf } from '~/services/domain/locale'
import type { Product } from '~/services/domain/products/product.contract'
import { type CartService, createCartService } from '~/services/flows/cart/cart.server'
import { createCartRows } from '~/services/flows/cart/cart-rows.server'
import { type CartHttp, createCartHttp } from '~/services/flows/cart-api/cart-api.server'
import { createCatalogue } from '~/services/flows/products/catalogue.server'
import { SHOP_METAFIELDS } from '~/services/flows/products/product.mapping'
import type { Shop } from '~/services/flows/products/shop.server'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Fetch } from '~/services/platform/http/call'
import { createIdempotency } from '~/services/platform/idempotency/idempotency.server'
import { SEEDS, shopifyOver } from '~/services/upstreams/composition-root.server'
import { createShopifyClient, type ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { openTestDatabase } from './database'

export const ORIGIN = 'http://shop.test'
export const EU = localeOf('en', 'eu')

export type TestShop = Shop & { cart: CartService }

/** Everything that sells, over one database and one upstream, with no cache: another process over the same rows. */
export function openTestShop({ db, clock, client }: { db: Db; clock: Clock; client: ShopifyClient }): TestShop {
  const catalogue = createCatalogue({ client, cached: ({ load }) => load() })
  const idempotency = createIdempotency({ db, clock })
  const cart = createCartService({ client, catalogue, idempotency, rows: createCartRows({ db, clock }) })
  return { client, catalogue, cart }
}

export type CartShop = {
  readonly db: Db
  readonly shop: TestShop
  readonly http: CartHttp
  clock: { now: () => number; time: number }
  /** every request to the embedded shop passes here; a test may hold, spoil or refuse it */
  wire: { through: (request: Request, send: Fetch) => Promise<Response>; count: number }
  variant(handle: string, ...values: string[]): Promise<Product['variants'][number]>
}

/** The shop’s own catalogue in the embedded shop, our client and cart before it, in memory. */
export function openCartShop(): CartShop {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
  const wire: CartShop['wire'] = { through: (request, send) => send(request), count: 0 }
  const opened: { db?: Db; shop?: TestShop; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await SEEDS.shopify(db)
    const tokens = { public: ['token'], private: [] }
    const handler = shopifyOver({ db, clock, origin: ORIGIN, tokens, armor: false })
    const fetch: Fetch = (request) => {
      wire.count += 1
      return wire.through(request, handler)
    }
    const metafields = SHOP_METAFIELDS
    const client = createShopifyClient({ baseUrl: ORIGIN, fetch, token: 'token', apiVersion: '2026-04', metafields })
    Object.assign(opened, { db, close, shop: openTestShop({ db, clock, client }) })
  })
  afterAll(() => opened.close?.())
  const open = <T>(value: T | undefined): T => {
    if (!value) throw new Error('the shop is not open yet')
    return value
  }
  const http = createCartHttp({ carts: async () => open(opened.shop).cart, shop: async () => open(opened.shop) })
  return {
    get db() {
      return open(opened.db)
    },
    get shop() {
      return open(opened.shop)
    },
    http,
    clock,
    wire,
    async variant(handle, ...values) {
      const product = await open(opened.shop).catalogue.product(handle, EU)
      if (!product.ok) throw new Error(`no product ${handle}`)
      const found = product.value.variants.find(({ selectedOptions }) =>
        values.every((value) => selectedOptions.some((option) => option.value === value)),
      )
      if (!found) throw new Error(`${handle} has no such variant`)
      return found
    },
  }
}

export type Body = {
  ok?: boolean
  cart?: Cart
  errorMessage?: string
  code?: string
} & Record<string, unknown>

/** One visitor's browser, as far as the cart is concerned: it keeps the cookie. */
export function visitor(http: CartHttp) {
  const jar: { cookie: string | null } = { cookie: null }
  async function send(which: keyof CartHttp, path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (jar.cookie) headers.set('cookie', jar.cookie)
    const response = await http[which](new Request(ORIGIN + path, { ...init, headers, redirect: 'manual' }))
    const set = response.headers.get('set-cookie')
    if (set) jar.cookie = set.split(';')[0] ?? null
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: Body = isJson ? await response.json() : {}
    return { status: response.status, headers: response.headers, body }
  }
  const json = (which: keyof CartHttp, path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(which, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const form = (
    which: keyof CartHttp,
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => send(which, path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const add = (lines: unknown[], more: Record<string, unknown> = {}) =>
    json('add', '/api/cart/add?noredirect=1', { lines, ...more })
  const cart = async () => (await send('read', '/api/cart')).body.cart ?? null
  return { jar, send, json, form, add, cart }
}
