import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { BundleOffersAnswer } from '~/services/upstreams/catalog/catalog.contract'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asService, readingWanted, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const newcomer = persona('new')

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

async function started(more: Partial<NewSubscription['subscription']> = {}) {
  const subscription = wanted({ user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}

const itemsOf = (uuid: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position)

async function statusesOf(uuid: string, many = 2) {
  const rows = (await itemsOf(uuid)).slice(0, many)
  return rows.map(({ processStatus, billingStatus, shippingStatus }) => [processStatus, billingStatus, shippingStatus])
}

/** The second kit of the usual order is due on 21 January. */
const SECOND = { due: Date.parse('2027-01-21T08:00:00Z'), cents: 8400 }

describe('a kit whose day has come', () => {
  test('S-273, S-274, S-275 is charged and ordered, sent the day after, and complete four days later', async () => {
    const uuid = await started()
    services.clock.set(SECOND.due - 86_400_000)
    await services.due()
    expect((await statusesOf(uuid))[1]).toEqual(['awaiting_process', 'awaiting_payment', 'scheduled'])
    services.clock.advance(86_400_000)
    const { steps } = await services.due()
    // whoever runs the jobs sees which kit of which subscription it was
    expect(steps).toEqual([{ subscription: uuid, product: 'kit-the-inspector', now: 'shipment_preparation' }])
    expect((await statusesOf(uuid))[1]).toEqual(['shipment_preparation', 'paid', 'warehouse_notified'])
    expect(services.gateway.amounts()).toEqual([SECOND.cents])
    const [order] = await services.orders(parent.playchartId)
    expect(order).toMatchObject({
      email: parent.email,
      total_price: SECOND.cents,
      total_tax: 1458,
      taxes_included: true,
      payment_label: 'Visa ending in 4242',
      shipping_address: { original_uuid: parent.addressUuid },
      // of the card
      billing_address: { line1: order?.shipping_address.line1 },
      line_items: [{ sku: expect.any(String), price: SECOND.cents, properties: { kit_anchor: 'kit-the-inspector' } }],
    })
    expect((await itemsOf(uuid))[1]?.orderId).toBe(order?.id)
    await services.pass(1)
    expect((await statusesOf(uuid))[1]).toEqual(['shipping', 'paid', 'shipped'])
    await services.pass(4)
    expect((await statusesOf(uuid))[1]).toEqual(['completed', 'paid', 'shipped'])
  })

  test('its day is the shop’s: half an hour before midnight in London it has come in Amsterdam', async () => {
    const uuid = await started()
    services.clock.set(Date.parse('2027-01-20T22:30:00Z'))
    await services.due()
    expect((await statusesOf(uuid))[1]?.[0]).toBe('awaiting_process')
    services.clock.set(Date.parse('2027-01-20T23:30:00Z'))
    await services.due()
    expect((await statusesOf(uuid))[1]?.[0]).toBe('shipment_preparation')
  })

  test('that was paid in advance is ordered and nothing is charged', async () => {
    const uuid = await started({ payment_option: 'pay-up-front', prepaid: 2 })
    services.clock.set(SECOND.due)
    await services.due()
    expect((await statusesOf(uuid))[1]).toEqual(['shipment_preparation', 'prepay', 'warehouse_notified'])
    expect(services.gateway.amounts()).toEqual([])
    const [order] = await services.orders(parent.playchartId)
    expect(order).toMatchObject({ total_price: 0, subtotal_price: 8400, total_discounts: 8400 })
    expect(order?.line_items[0]?.properties).toMatchObject({ puf_discount: '8400', puf_discount_display: '€84.00' })
  })

  test('comes with its books, each with its price', async () => {
    await started({ has_books_addon: true })
    services.clock.set(SECOND.due)
    await services.due()
    const [order] = await services.orders(parent.playchartId)
    expect(order?.line_items.map(({ sku, price }) => [sku, price])).toEqual([
      [expect.any(String), 8400],
      ['BOOK-SEEDLING', 2000],
    ])
    expect(services.gateway.amounts()).toEqual([10_400])
  })

  test('S-279 begins the next prepayment where it recurs: one payment for the offer, the kits after it are prepay', async () => {
    const uuid = await started({ payment_option: 'recurring-pay-up-front', prepaid: 2 })
    services.clock.set(SECOND.due)
    await services.due()
    services.clock.set(Date.parse('2027-03-21T08:00:00Z'))
    await services.due()
    const rows = await itemsOf(uuid)
    expect(rows.slice(0, 5).map(({ billingStatus }) => billingStatus)).toEqual([
      'paid',
      'prepay',
      'paid',
      'prepay',
      'awaiting_payment',
    ])
    const offers = await services.deps.ask('catalog', {
      path: '/discounts/bundles?starting_product_anchor=kit-the-explorer&language=en&currency_code=eur',
    })
    const { discounts } = BundleOffersAnswer.parse(await offers.json())
    expect(services.gateway.amounts()).toEqual([discounts.find(({ size }) => size === 2)?.amount])
  })

  test('that is to be skipped is skipped on that day', async () => {
    const uuid = await started()
    await services.db.update(items).set({ processStatus: 'skip_requested' }).where(eq(items.position, 1))
    services.clock.set(SECOND.due)
    await services.due()
    expect((await statusesOf(uuid))[1]?.[0]).toBe('skipped')
    expect(services.gateway.amounts()).toEqual([])
  })

  test.each([
    ['card_expired', 'Your card has expired.'],
    ['declined', 'Card was declined'],
  ])('%s: it stands with the bank’s message, unordered, and what is due otherwise goes on', async (code, message) => {
    const failing = await started()
    const other = await started({ payment_option: 'pay-up-front', prepaid: 2 })
    services.gateway.refused.set(`seed-${parent.playchartId}`, code)
    services.clock.set(SECOND.due)
    await services.due()
    await services.due()
    expect((await itemsOf(failing))[1]).toMatchObject({
      processStatus: 'error',
      billingStatus: 'error',
      billingError: message,
      orderId: null,
      failures: 1,
    })
    expect((await statusesOf(other))[1]?.[0]).toBe('shipment_preparation')
    expect(await services.orders(parent.playchartId)).toHaveLength(1)
  })

  test('of somebody who has no way to pay stands with an error', async () => {
    const uuid = await started({ user_uuid: newcomer.playchartId, delivery_address_uuid: newcomer.addressUuid })
    services.clock.set(SECOND.due)
    await services.due()
    expect((await itemsOf(uuid))[1]).toMatchObject({ processStatus: 'error', billingError: 'There is no way to pay.' })
  })
})

describe('T23 nothing is lost and nothing doubled', () => {
  const oneOfEach = async (uuid: string) => {
    expect((await statusesOf(uuid))[1]).toEqual(['shipment_preparation', 'paid', 'warehouse_notified'])
    expect(services.gateway.amounts()).toEqual([SECOND.cents])
    expect(await services.orders(parent.playchartId)).toHaveLength(1)
  }

  test.each(['charges', 'orders'] as const)('when we die between %s and our own commit', async (which) => {
    const uuid = await started()
    services.clock.set(SECOND.due)
    services.lost[which] = 1
    expect(await services.due()).toMatchObject({ failed: 1 })
    expect((await statusesOf(uuid))[1]?.[0]).toBe('billing')
    await services.due()
    await oneOfEach(uuid)
  })

  test('when we die in the commit itself', async () => {
    const uuid = await started()
    services.clock.set(SECOND.due)
    await services.run(`create function subscription_manager.die() returns trigger language plpgsql as $$
      begin
        if new.process_status = 'shipment_preparation' then raise exception 'killed'; end if;
        return new;
      end $$`)
    await services.run(
      'create trigger die before update on subscription_manager.items for each row execute function subscription_manager.die()',
    )
    expect(await services.due()).toMatchObject({ failed: 1 })
    await services.run('drop function subscription_manager.die cascade')
    await services.due()
    await oneOfEach(uuid)
  })

  test('when price, address and card change between two tries: what was decided first is what is asked again', async () => {
    const uuid = await started()
    services.clock.set(SECOND.due)
    services.lost.orders = 1
    await services.due()
    await services.payWith(parent, 'another card')
    await services.db.update(items).set({ hasBooks: true }).where(eq(items.subscriptionId, uuid))
    await services.due()
    await oneOfEach(uuid)
    await services.payWith(parent, `seed-${parent.playchartId}`)
  })

  test('when several processes do the day’s work at once', async () => {
    const uuid = await started()
    services.clock.set(SECOND.due)
    await Promise.all(Array.from({ length: 5 }, () => services.due()))
    await services.due()
    await oneOfEach(uuid)
  })

  test.each(['catalog', 'account-manager', 'checkout-orchestration', 'order-manager'])(
    'when %s does not answer: the kit waits, and goes on when it does',
    async (upstream) => {
      const uuid = await started()
      services.clock.set(SECOND.due)
      services.rules.add({ upstream, operation: '*', outcome: { kind: 'status', status: 503 }, times: null })
      expect((await services.due()).failed).toBeGreaterThan(0)
      expect((await statusesOf(uuid))[1]?.[0]).toBe('billing')
      services.rules.clear()
      expect((await services.due()).failed).toBe(0)
      await oneOfEach(uuid)
    },
  )
})

describe('a subscription', () => {
  test('that is partial is finished when the last of its kits has come', async () => {
    const uuid = await started({ is_partial: true, prepaid: 1, source: 'GIFTING_ACTIVATION' })
    await services.pass(5)
    const read = await services.client.subscriptions({
      headers: asService,
      userUuid: parent.playchartId,
      language: 'en',
    })
    expect(read.ok && read.value.find((each) => each.uuid === uuid)).toMatchObject({ subscription_status: 'finished' })
    expect(await services.drafts(parent.playchartId)).toEqual([])
  })

  test('A-043 has a draft of its next order from the beginning, which goes on with it', async () => {
    const uuid = await started()
    const own = await itemsOf(uuid)
    expect(await services.drafts(parent.playchartId)).toMatchObject([
      { metadata: { subscription_uuid: uuid, item_uuids: [own[1]?.uuid] }, total_price: 8400, currency_code: 'eur' },
    ])
    services.clock.set(SECOND.due)
    await services.due()
    expect(await services.drafts(parent.playchartId)).toMatchObject([{ metadata: { item_uuids: [own[2]?.uuid] } }])
  })

  test('A-043 is there even where its draft could not be sent, and the draft follows', async () => {
    services.rules.add({ upstream: 'order-manager', operation: '*', outcome: { kind: 'drop' }, times: null })
    const uuid = await started()
    services.rules.clear()
    expect(await services.drafts(parent.playchartId)).toEqual([])
    expect(await services.due()).toEqual({ moved: 1, failed: 0, steps: [] })
    expect(await services.drafts(parent.playchartId)).toMatchObject([{ metadata: { subscription_uuid: uuid } }])
    expect(await services.due()).toEqual({ moved: 0, failed: 0, steps: [] })
  })
})

test('S-272 book boxes go on month by month, always twelve from the current one', async () => {
  const subscription = readingWanted(parent.playchartId)
  await services.client.addReading({ headers: asService, key: randomUUID(), subscription })
  const statuses = async () => {
    const read = await services.client.readings({ headers: asService, userUuid: parent.playchartId })
    return read.ok ? (read.value[0]?.installments.map(({ status }) => status) ?? []) : []
  }
  await services.due()
  expect((await statuses()).slice(0, 2)).toEqual(['ordered', 'scheduled'])
  await services.pass(5)
  expect((await statuses())[0]).toBe('complete')
  services.clock.set(Date.parse('2026-12-21T08:00:00Z'))
  await services.due()
  const later = await statuses()
  expect(later.slice(0, 3)).toEqual(['complete', 'ordered', 'scheduled'])
  expect(later.filter((status) => status === 'scheduled')).toHaveLength(11)
  expect(services.gateway.amounts()).toEqual([2400])
  const dates = (await services.db.select().from(items).orderBy(items.position)).map(
    ({ scheduledDate }) => scheduledDate,
  )
  expect([dates.length, dates.at(-1)]).toEqual([13, '2027-11-21'])
})
