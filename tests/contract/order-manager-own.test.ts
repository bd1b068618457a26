import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { NewOrder } from '~/services/upstreams/order-manager/order-manager.contract'
import { ADDRESS, openAccountServices } from '../support/account-services'
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

describe('one order of a person', () => {
  const read = (userUuid: string, id: string) =>
    services.client().orders.ownOrder({ headers: personOf(userUuid), userUuid, id })

  test('A-179 is theirs alone: another’s, one that never was, and what is no number are the same 404', async () => {
    const made = await write(order(parent.playchartId))
    const id = made.ok ? made.value.id : ''
    const found = await read(parent.playchartId, id)
    expect(found.ok && found.value.id).toBe(id)
    for (const [userUuid, asked] of [
      [reader.playchartId, id],
      [parent.playchartId, 'PC-999999'],
      [parent.playchartId, '%00'],
      [parent.playchartId, 'x'.repeat(500)],
    ] as const)
      expect(await read(userUuid, asked)).toMatchObject({ ok: false, error: { kind: 'notFound' } })
    const path = `/users/${parent.playchartId}/orders/${id}`
    const another = await services.ask('order-manager', path, { headers: personOf(reader.playchartId) })
    expect([another.status, another.body.error.code]).toEqual([404, 'notFound'])
    expect((await services.ask('order-manager', path, {})).status).toBe(401)
  })

  test('S-276 leaves on the day after it was placed, or after the day that it waits for', async () => {
    const made = await write(order(parent.playchartId))
    const later = await write({ ...order(parent.playchartId), ships_on: CivilDate.parse('2027-01-15') })
    const states = async () =>
      Promise.all(
        [made, later].map(async (each) => {
          const found = await read(parent.playchartId, each.ok ? each.value.id : '')
          return found.ok && found.value.fulfillment_status
        }),
      )
    expect(await states()).toEqual(['unfulfilled', 'unfulfilled'])
    const placed = services.clock.time
    services.clock.time += 24 * 3_600_000
    expect(await states()).toEqual(['fulfilled', 'unfulfilled'])
    services.clock.time = Date.parse('2027-01-15T12:00:00Z')
    expect(await states()).toEqual(['fulfilled', 'unfulfilled'])
    services.clock.time = Date.parse('2027-01-16T12:00:00Z')
    expect(await states()).toEqual(['fulfilled', 'fulfilled'])
    services.clock.time = placed
  })
})

describe('an address that is written over', () => {
  const moved = { ...ADDRESS, line1: 'Somewhere Else 2' }
  const send = (userUuid: string, shipping_address: typeof ADDRESS) =>
    services.client().orders.sendOrdersTo({
      ...{ headers: personOf(userUuid), userUuid, sent_to: parent.addressUuid ?? '', shipping_address },
    })
  const goesTo = async (id: string) => {
    const found = await services.client().orders.order({ headers: SERVICE, id })
    return found.ok && found.value.shipping_address.line1
  }

  test('A-180 takes along what has not left, and nothing else', async () => {
    const [waits, left] = await Promise.all([
      write(order(parent.playchartId)),
      write({ ...order(parent.playchartId), fulfillment_status: 'fulfillment_in_progress' }),
    ])
    const ids = [waits, left].map((made) => (made.ok ? made.value.id : ''))
    expect(await send(persona('prepaid').playchartId, moved)).toEqual({ ok: true, value: 0 })
    expect(await send(parent.playchartId, { ...moved, country: 'XX' })).toEqual({ ok: true, value: 0 })
    expect(await send(parent.playchartId, { ...moved, state: 'XX' })).toEqual({ ok: true, value: 0 })
    expect(await Promise.all(ids.map(goesTo))).toEqual([ADDRESS.line1, ADDRESS.line1])
    const sent = await send(parent.playchartId, moved)
    expect(sent.ok && sent.value).toBeGreaterThan(0)
    expect(await Promise.all(ids.map(goesTo))).toEqual([moved.line1, ADDRESS.line1])
  })

  test('of another person nothing is changed', async () => {
    const path = `/users/${parent.playchartId}/orders`
    const body = { sent_to: parent.addressUuid, shipping_address: moved }
    const asked = { method: 'PATCH', headers: personOf(reader.playchartId), body }
    expect((await services.ask('order-manager', path, asked)).status).toBe(404)
    const odd = { method: 'PATCH', headers: as, body: { ...body, more: 1 } }
    expect((await services.ask('order-manager', path, odd)).status).toBe(400)
  })
})

test('A-140 somebody’s orders come in pages of fifty, each once, and the last says that it is', async () => {
  const { playchartId: userUuid } = persona('finished')
  const asked = (page: number) => services.client().orders.orders({ headers: personOf(userUuid), userUuid, page })
  const before = await asked(1)
  const had = before.ok ? before.value.orders.length : 0
  await Promise.all(Array.from({ length: 51 - had }, () => write(order(userUuid))))
  const [first, second, third] = [await asked(1), await asked(2), await asked(3)]
  if (!first.ok || !second.ok || !third.ok) return expect.unreachable()
  expect([first, second, third].map(({ value }) => [value.orders.length, value.has_more])).toEqual([
    [50, true],
    [1, false],
    [0, false],
  ])
  expect(new Set([first, second].flatMap(({ value }) => value.orders.map(({ id }) => id))).size).toBe(51)
})
