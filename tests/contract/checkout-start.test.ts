import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { kits, toys } from '../support/checkout-payloads'
import { openCheckoutWorld } from '../support/checkout-world'

const world = openCheckoutWorld()

test('S-007, S-341 a started checkout shows what is bought at the catalogue’s prices', async () => {
  const started = await world.start(toys(2))
  expect([started.status, Object.keys(started.body)]).toEqual([200, ['uuid']])
  expect(await world.read(started.body.uuid)).toMatchObject({
    status: 'open',
    source: 'cart',
    currency_code: 'eur',
    needs_account: false,
    needs_shipping: true,
    lines: [{ sku: 'TOY-BALL-TRACK', kind: 'item', quantity: 2, price: 3600, total: 7200 }],
    subtotal: 7200,
    total: 7200,
    expires_at: '2026-11-22T12:00:00.000Z',
  })
})

test('T23 fifty identical starts at once are one checkout', async () => {
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 50 }, () => world.start(toys(), { key })))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(all.map(({ body }) => body.uuid)).size).toBe(1)
})

test('a subscription is bought by an account, and ends in an order, a child and a subscription', async () => {
  const { uuid, total } = await world.ready(kits(), 'subscription')
  const paid = await world.complete(uuid, { total })
  expect(paid.status).toBe(200)
  expect(paid.body.checkout).toMatchObject({
    status: 'confirmed',
    order: { id: expect.stringMatching(/^PC-\d+$/), total_price: 8400, payment_label: 'Visa ending in 4242' },
    subscription_uuid: expect.any(String),
    child_uuid: expect.any(String),
  })
})
