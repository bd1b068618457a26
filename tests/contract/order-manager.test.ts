import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { Order } from '~/services/domain/orders/order.contract'
import { draftOrders, orders } from '~/services/upstreams/order-manager/embedded/order-manager.tables'
import type { NewOrder } from '~/services/upstreams/order-manager/order-manager.contract'
import { ADDRESS, FAILURES, openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)

const line = {
  sku: 'PLAY-KITS-BABY-PUF-2',
  quantity: 1,
  price: 16800,
  properties: {
    product_type: 'Subscription',
    title: 'The Play Kits',
    kit_anchor: 'kit-the-senser',
    puf_discount: '2600',
    puf_discount_display: '14 %',
    gifting_order_activation_code: 'GIFT-1',
  },
}
const order = (userUuid: string | null): NewOrder['order'] => ({
  user_uuid: userUuid,
  email: 'parent@playchart.test',
  shipping_address: { ...ADDRESS, original_uuid: parent.addressUuid },
  shipping_method: 'Standard',
  payment_label: 'Visa ending in 4242',
  line_items: [line],
  subtotal_price: 16800,
  total_shipping: 0,
  total_tax: 2916,
  total_price: 16800,
  total_discounts: 2600,
  total_tariff: 0,
  currency_code: 'eur',
  taxes_included: true,
})
const write = (of: NewOrder['order'], key: string = randomUUID()) =>
  services.client().orders.addOrder({ headers: SERVICE, key, order: of })

beforeEach(() => services.rules.clear())

describe('orders', () => {
  test('A-226, A-227 an order says on the wire what was bought, sent where, for how much', async () => {
    const made = await write(order(parent.playchartId))
    const id = made.ok ? made.value.id : ''
    expect(id).toMatch(/^PC-1\d{5}$/)
    const { body } = await services.ask('order-manager', `/orders/${id}`, { headers: SERVICE })
    expect(Order.parse(body.order)).toEqual({
      ...order(parent.playchartId),
      id,
      created_at: '2026-11-21T12:00:00.000Z',
      status_url: `/account/orders/${id}`,
      fulfillment_status: 'unfulfilled',
    })
  })

  test('fifty identical requests at once write one order; another order with the same key is refused', async () => {
    const before = (await services.db.select().from(orders)).length
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 50 }, () => write(order(parent.playchartId), key)))
    expect([...new Set(made.map((each) => (each.ok ? each.value.id : each.error.kind)))]).toHaveLength(1)
    expect((await services.db.select().from(orders)).length).toBe(before + 1)
    const body = { order: { ...order(parent.playchartId), total_price: 1 } }
    const other = await services.ask('order-manager', '/orders', { method: 'POST', headers: SERVICE, key, body })
    expect([other.status, other.body.error.code]).toEqual([422, 'keyReused'])
  })

  test('every order has a number of its own, later ones a higher one', async () => {
    const numbers: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const made = await write(order(null))
      numbers.push(made.ok ? Number(made.value.id.slice('PC-'.length)) : 0)
    }
    expect(numbers.every((number, at) => number > (numbers[at - 1] ?? 100_000))).toBe(true)
  })

  test('S-347, A-262 a person’s orders come newest first, and an imported one where its day is', async () => {
    await write(order(reader.playchartId))
    const past = { created_at: '2026-03-01T09:00:00.000Z', fulfillment_status: 'fulfilled' as const }
    await write({ ...order(reader.playchartId), ...past })
    services.clock.time += 60_000
    await write({ ...order(reader.playchartId), total_price: 1 })
    const { playchartId } = reader
    const read = await services.client().orders.orders({ headers: personOf(playchartId), userUuid: playchartId })
    const found = read.ok ? read.value.orders : []
    expect(found.map(({ total_price, created_at }) => [total_price, created_at.slice(0, 10)])).toEqual([
      [1, '2026-11-21'],
      [16800, '2026-11-21'],
      [16800, '2026-03-01'],
    ])
    expect(found[2]?.fulfillment_status).toBe('fulfilled')
  })

  test.each(['fulfilled', 'unfulfilled', 'fulfillment_in_progress'] as const)(
    'S-276 an order is %s on the wire',
    async (fulfillment_status) => {
      const made = await write({ ...order(null), fulfillment_status })
      const path = `/orders/${made.ok ? made.value.id : ''}`
      const { body } = await services.ask('order-manager', path, { headers: SERVICE })
      expect(body.order.fulfillment_status).toBe(fulfillment_status)
    },
  )

  test.each([
    ['a fourth state of fulfilment (S-276)', { ...order(null), fulfillment_status: 'restocked' }],
    ['an address of elsewhere', { ...order(null), status_url: 'javascript:alert(1)' }],
    ['an id of its own', { ...order(null), id: 'PC-1' }],
    ['half a cent', { ...order(null), total_price: 0.5 }],
  ])('an order brings no %s', async (_name, given) => {
    const body = { order: given }
    const asked = { method: 'POST', headers: SERVICE, key: randomUUID(), body }
    expect((await services.ask('order-manager', '/orders', asked)).status).toBe(400)
  })
})

const subscription = randomUUID()
const draft = (subscriptionUuid: string) => ({
  metadata: { subscription_uuid: subscriptionUuid, item_uuids: [randomUUID()] },
  line_items: [line],
  total_price: 8400,
  currency_code: 'eur' as const,
})
const put = (subscriptionUuid: string, body: unknown) =>
  services.ask('order-manager', `/draft_orders/${subscriptionUuid}`, { method: 'PUT', headers: SERVICE, body })
const draftsOf = async (subscriptionUuids: string[] | null) => {
  const asked = { headers: as, userUuid: parent.playchartId, subscriptionUuids }
  const read = await services.client().orders.draftOrders(asked)
  return read.ok ? read.value : read.error
}

describe('drafts', () => {
  test('S-347, A-263 a subscription has one draft, the last one written, until it is taken away', async () => {
    await put(subscription, { user_uuid: parent.playchartId, draft_order: draft(subscription) })
    const last = draft(subscription)
    await put(subscription, { user_uuid: parent.playchartId, draft_order: last })
    expect(await draftsOf([subscription])).toMatchObject([last])
    expect(await draftsOf([randomUUID()])).toEqual([])
    expect(await draftsOf([])).toEqual([])
    expect(await draftsOf(null)).toMatchObject([last])
    await put(subscription, { user_uuid: parent.playchartId, draft_order: null })
    expect(await draftsOf([subscription])).toEqual([])
  })

  test('the drafts of other people’s subscriptions are left out, and none is taken over', async () => {
    const theirs = randomUUID()
    await put(theirs, { user_uuid: reader.playchartId, draft_order: draft(theirs) })
    expect(await draftsOf([theirs])).toEqual([])
    expect((await put(theirs, { user_uuid: parent.playchartId, draft_order: draft(theirs) })).status).toBe(404)
    await put(theirs, { user_uuid: parent.playchartId, draft_order: null })
    expect(await services.db.select().from(draftOrders)).toHaveLength(1)
  })

  test('a draft says the subscription that its path says', async () => {
    const body = { user_uuid: parent.playchartId, draft_order: draft(randomUUID()) }
    expect((await put(subscription, body)).status).toBe(400)
  })
})

const allOfIt = async () =>
  JSON.stringify([
    await services.db.select().from(orders).orderBy(orders.id),
    await services.db.select().from(draftOrders).orderBy(draftOrders.subscriptionUuid),
  ])

describe('whose orders they are (T3)', () => {
  test.each([
    ['another person’s', reader.playchartId],
    ['nobody’s', randomUUID()],
    ['malformed', "1'--"],
  ])('%s are not there', async (_name, userUuid) => {
    for (const path of [`/users/${userUuid}/orders`, `/users/${userUuid}/draft_orders`]) {
      const answer = await services.ask('order-manager', path, { headers: as })
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 404, 'notFound'])
    }
  })

  test('without a token nothing is said, and a person writes neither order nor draft', async () => {
    const before = await allOfIt()
    const post = { method: 'POST', key: randomUUID(), body: { order: order(parent.playchartId) } }
    const draftBody = { user_uuid: parent.playchartId, draft_order: draft(subscription) }
    for (const headers of [{}, as]) {
      const answers = [
        await services.ask('order-manager', '/orders', { ...post, headers }),
        await services.ask('order-manager', '/orders/PC-100001', { headers }),
        await services.ask('order-manager', `/draft_orders/${subscription}`, {
          method: 'PUT',
          headers,
          body: draftBody,
        }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    }
    expect((await services.ask('order-manager', `/users/${parent.playchartId}/orders`)).status).toBe(401)
    expect(await allOfIt()).toBe(before)
  })

  test('a filter of what is no id is refused', async () => {
    const path = `/users/${parent.playchartId}/draft_orders?metadata[subscription_uuids]=x,${subscription}`
    expect((await services.ask('order-manager', path, { headers: as })).status).toBe(400)
  })
})

test.each(FAILURES)('the client calls it %s when the order manager fails by %j', async (kind, outcome) => {
  const client = services.client().orders
  services.rules.add({ upstream: 'order-manager', operation: '*', outcome, times: null })
  const read = await client.orders({ headers: as, userUuid: parent.playchartId })
  const key = randomUUID()
  const written = await client.addOrder({ headers: SERVICE, key, order: order(parent.playchartId) })
  expect([read, written]).toMatchObject([
    { ok: false, error: { kind } },
    { ok: false, error: { kind } },
  ])
  services.rules.clear()
  const again = await Promise.all([1, 2].map(() => write(order(parent.playchartId), key)))
  expect(again[0]).toEqual(again[1])
})
