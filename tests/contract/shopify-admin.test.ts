import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { onChange, type Source } from '~/services/platform/database/changes'
import { createShopifyAdmin } from '~/services/upstreams/shopify/admin.server'
import { setStock, stockOf } from '~/services/upstreams/shopify/embedded/stock'
import { merchandise } from '../support/shopify-carts'
import { ORIGIN, openShop } from '../support/shopify-shop'

const TOKEN = 'admin-token'
const shop = openShop({ tokens: { public: ['public-token'], private: ['private-token'], admin: [TOKEN] } })
const adminWith = (token: string) =>
  createShopifyAdmin({ baseUrl: ORIGIN, fetch: shop.handle, token, apiVersion: '2026-04' })
const left = async () => (await stockOf(shop.db(), 'BALL'))?.stock
const lines = [{ variantId: merchandise('BALL'), quantity: 2 }]
afterEach(() => setStock(shop.db(), 'BALL', 3))

describe('an order that was paid elsewhere', () => {
  test('takes its goods once per key, and this process is told', async () => {
    const told: Source[] = []
    const forget = onChange((source) => told.push(source))
    const key = randomUUID()
    const order = { key, lines }
    const many = await Promise.all(Array.from({ length: 10 }, () => adminWith(TOKEN).orderCreate(order)))
    forget()
    expect(new Set(many.map(({ ok }) => ok))).toEqual(new Set([true]))
    expect([await left(), told.includes('stock')]).toEqual([1, true])
  })

  test('sells below zero, as the money has been taken', async () => {
    for (const key of [randomUUID(), randomUUID()]) await adminWith(TOKEN).orderCreate({ key, lines })
    expect(await left()).toBe(-1)
  })

  test('without a key, or of nothing that the shop has, takes nothing', async () => {
    const refused = await adminWith(TOKEN).orderCreate({ key: '', lines })
    expect(refused).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    const unknown = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]
    expect(await adminWith(TOKEN).orderCreate({ key: randomUUID(), lines: unknown })).toMatchObject({ ok: true })
    expect(await left()).toBe(3)
  })

  test.each(['public-token', 'private-token', 'wrong', ''])('is refused with the token "%s"', async (token) => {
    const answer = await adminWith(token).orderCreate({ key: randomUUID(), lines })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid', cause: 'status 401' } })
    expect(await left()).toBe(3)
  })
})
