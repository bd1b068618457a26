import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Order } from '~/services/domain/orders/order.contract'
import { charges } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { gift, kits, toys } from '../support/checkout-payloads'
import { openCheckoutWorld } from '../support/checkout-world'

const world = openCheckoutWorld()
const TOY = 3600
const EIGHTH = { title: 'An eighth', startsAt: '2026-01-01T00:00:00.000Z', endsAt: null }

/** What the bill says once the codes went along. */
async function billOf(payload: ReturnType<typeof toys>) {
  const { status, body } = await world.start(payload)
  expect(status).toBe(200)
  return world.read(body.uuid)
}

describe('codes that came with the cart', () => {
  test('take off what the shop says, in rows of their own', async () => {
    expect(await billOf(toys(2, { discount_codes: ['welcome10'] }))).toMatchObject({
      subtotal: 2 * TOY,
      discount: 0,
      discount_codes: [{ code: 'welcome10', amount: 720 }],
      total: 2 * TOY - 720,
    })
    const inPounds = await billOf(toys(1, { discount_codes: ['PLAY5'], locale: 'en-GB' }))
    expect(inPounds.discount_codes).toEqual([{ code: 'PLAY5', amount: 400 }])
  })

  test('that are unknown, over or beaten by a better one lose nothing, and are told', async () => {
    const bill = await billOf(toys(2, { discount_codes: ['NOPE', 'SPRING2026', 'PLAY5', 'WELCOME10'] }))
    expect(bill.discount_codes).toEqual([
      { code: 'NOPE', amount: 0 },
      { code: 'SPRING2026', amount: 0 },
      { code: 'PLAY5', amount: 0 },
      { code: 'WELCOME10', amount: 720 },
    ])
    expect(bill.total).toBe(2 * TOY - 720)
  })

  test('are rounded line by line, as in the cart', async () => {
    const document = JSON.stringify({ ...EIGHTH, kind: 'percentage', percent: 12.5 })
    await world.db.execute(sql`insert into shopify.discounts (code, document) values ('EIGHTH', ${document}::jsonb)`)
    const items = [1, 1].map((quantity) => ({ sku: 'TOY-BALL-TRACK', quantity }))
    const bill = await billOf(toys(1, { items, locale: 'en-GB', discount_codes: ['EIGHTH'] }))
    expect(bill.lines).toMatchObject([{ quantity: 2, price: 3100, total: 6200 }])
    expect(bill.discount_codes).toEqual([{ code: 'EIGHTH', amount: 2 * 388 }])
  })

  test('reach kits and gifts as they reach goods', async () => {
    for (const payload of [kits({}, { discount_codes: ['WELCOME10'] }), { ...gift(), discount_codes: ['WELCOME10'] }]) {
      const bill = await billOf(payload)
      expect(bill.discount_codes).toEqual([{ code: 'WELCOME10', amount: Math.round(goodsOf(bill) / 10) }])
    }
  })

  test('never make delivery dearer: it is free from the same goods on', async () => {
    const [plain, less] = [await world.ready(toys(2)), await world.ready(toys(2, { discount_codes: ['WELCOME10'] }))]
    expect(less.checkout.shipping).toBe(plain.checkout.shipping)
    expect(plain.total - less.total).toBe(720)
  })

  test('S-204 without the key nothing is taken off, and an empty or endless code is refused', async () => {
    expect(await billOf(toys(1))).toMatchObject({ discount_codes: [], total: TOY })
    for (const code of [' ', 'x'.repeat(256)])
      expect((await world.start(toys(1, { discount_codes: [code] }))).status).toBe(400)
  })

  test('T5 a payload that names an amount is refused', async () => {
    const named = { ...toys(1), discount_codes: [{ code: 'WELCOME10', amount: 3000 }] }
    expect((await world.start(named)).status).toBe(400)
  })
})

test('charge, order, letter and checkout say the same', async () => {
  const { uuid, total, checkout } = await world.ready(toys(2, { discount_codes: ['WELCOME10', 'NOPE'] }))
  expect(total).toBe(checkout.subtotal - 720 + checkout.shipping)
  expect((await world.complete(uuid, { total: total + 720 })).body.error.code).toBe('totalChanged')
  const { status, body } = await world.complete(uuid, { total })
  expect([status, body.checkout.total]).toEqual([200, total])
  const rows = await world.db.select().from(charges)
  expect(rows.filter(({ intent }) => intent.startsWith(uuid)).map(({ amount }) => amount)).toEqual([total])
  const order = Order.parse(body.checkout.order)
  expect(order).toMatchObject({
    total_price: total,
    total_discounts: 720,
    discount_codes: [{ code: 'WELCOME10', amount: 720 }],
  })
  expect(order.subtotal_price - order.total_discounts + order.total_shipping).toBe(order.total_price)
  await expect.poll(() => world.emails.length).toBe(1)
  const [{ text } = { text: '' }] = world.emails
  expect(text).toContain('Discount code WELCOME10')
  expect(text).toContain('− €7.20')
  expect(text).not.toContain('NOPE')
})

const goodsOf = ({ lines }: { lines: { total: number }[] }) => lines.reduce((sum, { total }) => sum + total, 0)
