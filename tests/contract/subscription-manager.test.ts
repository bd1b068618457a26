import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asPerson,
  asService,
  listedIn,
  ORIGIN,
  openSubscriptionWorld,
  readingWanted,
  type SubscriptionWorld,
  startedIn,
  wanted,
} from '../support/subscription-manager-world'

let world: SubscriptionWorld
beforeAll(async () => {
  world = await openSubscriptionWorld()
})
afterAll(() => world.close())

const started = (more: Parameters<typeof wanted>[0] = {}) => startedIn(world, more)
const listed = (userUuid: string) => listedIn(world, userUuid)

describe('a play kit subscription', () => {
  test('A-221 names recipient, child, address and how it began', async () => {
    const asked = wanted({ bundle_discount_uuid: 'prepay-2', payment_option: 'pay-up-front', prepaid: 2 })
    expect(await started(asked)).toMatchObject({
      uuid: expect.any(String),
      recipient_uuid: asked.user_uuid,
      child_uuid: asked.child_uuid,
      delivery_address_uuid: asked.delivery_address_uuid,
      bundle_discount_uuid: 'prepay-2',
      bundle_discount: { size: 2, amount: 16_000 },
      subscription_status: 'active',
      subscription_source: 'WEB',
      paymentPlan: 'PUF',
      partial_subscription: false,
      isBooksAddonActive: false,
      isDefaultSelectedSubscription: true,
    })
  })

  test('A-222 a gift says GIFTING_ACTIVATION, a recurring prepayment REPUF', async () => {
    expect(await started({ source: 'GIFTING_ACTIVATION', is_partial: true, prepaid: 4 })).toMatchObject({
      subscription_source: 'GIFTING_ACTIVATION',
      partial_subscription: true,
    })
    expect(await started({ payment_option: 'recurring-pay-up-front', prepaid: 2 })).toMatchObject({
      paymentPlan: 'REPUF',
    })
  })

  test('A-223, S-203 has items by date, sections with the language of the books, add-ons and installments', async () => {
    const subscription = await started({ selected_language: 'de', has_books_addon: true })
    expect(subscription).toMatchObject({ subscription_type: 'play_kit', is_babylist: false })
    expect(subscription.addon_preferences).toEqual([{ addon_kind: 'books_addon', addon_status: 'active' }])
    expect(
      subscription.schedule_sections.map(({ section_status, scheduled_items }) => [
        section_status,
        scheduled_items.map(({ product }) => product.anchor).slice(0, 2),
      ]),
    ).toEqual([
      ['current', ['kit-the-senser']],
      ['next', ['kit-the-inspector']],
      ['upcoming', ['kit-the-explorer', 'kit-the-thinker']],
    ])
    expect(subscription.schedule_sections[0]?.subscription_preference.selected_options.language).toBe('de')
    expect(subscription.installments.map(({ id }) => id)).toEqual(subscription.scheduled_items.map(({ uuid }) => uuid))
  })

  test('A-224 A-225 an item has its product, day, statuses, order, errors and books', async () => {
    const { scheduled_items } = await started({ has_books_addon: true })
    expect(scheduled_items.slice(0, 2)).toEqual([
      expect.objectContaining({
        scheduled_date: '2026-11-21',
        original_scheduled_date: '2026-11-21',
        process_status: 'shipment_preparation',
        billing_status: 'paid',
        shipping_status: 'warehouse_notified',
        scheduled_type: 'initial_item',
        status: 'ordered',
        order_id: 'PC-100001',
        billing_error_message: null,
        shipping_error_message: null,
        product: expect.objectContaining({ products: [{ name: 'A toy', image_uri: 'a-toy' }] }),
        scheduled_addons: [{ addon_kind: 'books_addon' }],
        bookBundleProduct: expect.objectContaining({
          copy_text: { title: expect.stringContaining('book-seedling'), description_html: 'Toys' },
          metadata: { price_cents: 2000 },
        }),
      }),
      expect.objectContaining({
        scheduled_date: '2027-01-21',
        process_status: 'awaiting_process',
        billing_status: 'awaiting_payment',
        shipping_status: 'scheduled',
        scheduled_type: 'scheduled',
        status: 'scheduled',
        order_id: null,
      }),
    ])
    for (const { product, product_uuid } of scheduled_items) expect(product_uuid).toBe(product.uuid)
  })

  test('a product comes from the catalogue in the words of who asks and the money of the subscription', async () => {
    const { recipient_uuid } = await started({ currency_code: 'usd' })
    const [subscription] = await listed(recipient_uuid)
    expect(subscription?.scheduled_items[0]?.product).toMatchObject({
      name: 'The Senser Play Kit (nl)',
      anchor: 'kit-the-senser',
      metadata: { data: { age_unit: 'month', min_age: 5, max_age: 6 } },
      assets: [{ uri: 'kit-the-senser-open' }],
      description: 'Toys',
      variants: [{ sku: 'KIT-THE-SENSER' }],
      display_age_range: '5–6 months',
      url: '/products/kit-the-senser',
      price: 8000,
      product_type: 'Play Kits',
      default_variant_sku: 'KIT-THE-SENSER',
    })
  })

  test('A-229 each kit is one payment, with the statuses of A-250 and A-252', async () => {
    const { uuid, installments } = await started({ payment_option: 'pay-up-front', prepaid: 2 })
    expect(installments.slice(0, 3)).toEqual([
      expect.objectContaining({
        subscription_id: uuid,
        order_id: 'PC-100001',
        status: 'ordered',
        product_anchor: 'kit-the-senser',
        billing_status: 'paid',
        skippable: false,
      }),
      expect.objectContaining({ status: 'scheduled', billing_status: 'prepay', skippable: false, order_id: null }),
      expect.objectContaining({
        status: 'scheduled',
        scheduled_date: '2027-03-21',
        original_scheduled_date: '2027-03-21',
        billing_status: 'awaiting_payment',
      }),
    ])
  })

  test('A-273, S-352 those of a person are listed, the oldest first; the last active one is preselected', async () => {
    const user_uuid = randomUUID()
    const first = await started({ user_uuid })
    world.clock.advance(1000)
    const second = await started({ user_uuid })
    const found = await listed(user_uuid)
    expect(
      found.map(({ uuid, created_at, isDefaultSelectedSubscription }) => [
        uuid,
        created_at,
        isDefaultSelectedSubscription,
      ]),
    ).toEqual([
      [first.uuid, first.created_at, false],
      [second.uuid, second.created_at, true],
    ])
    expect(await listed(randomUUID())).toEqual([])
  })

  test('A-239, A-254, A-274, S-353 are counted by status; gifts only where full ones are not asked for', async () => {
    const user_uuid = randomUUID()
    await started({ user_uuid })
    await started({ user_uuid, is_partial: true, prepaid: 2 })
    const of = { headers: asPerson(user_uuid), userUuid: user_uuid }
    expect(await world.client.counts({ ...of, isFull: false })).toEqual({
      ok: true,
      value: { active: 2, cancelled: 0, finished: 0 },
    })
    expect(await world.client.counts({ ...of, isFull: true })).toMatchObject({ value: { active: 1 } })
    const answer = await asked(
      `/recipient/${user_uuid}/subscriptions_count?full_subscription&status[]=cancelled&status[]=finished`,
    )
    expect(await answer.json()).toEqual({ subscriptions_count: { active: 0, cancelled: 0, finished: 0 } })
    expect((await asked(`/recipient/${user_uuid}/subscriptions_count?status[]=error`)).status).toBe(400)
    expect((await asked(`/recipient/${user_uuid}/subscriptions_count?full_subscription=1' OR 1=1--`)).status).toBe(400)
  })

  test('a kit that there is not starts nothing', async () => {
    const asking = { headers: asService, key: randomUUID(), subscription: wanted({ starting_kit_anchor: 'kit-the-x' }) }
    expect(await world.client.addSubscription(asking)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'unknownKit' },
    })
  })
})

describe('a book box subscription', () => {
  test('A-228, S-354 has twelve monthly boxes, the first one processing (decided: E-52, E-92)', async () => {
    const asking = { headers: asService, key: randomUUID(), subscription: readingWanted() }
    const added = await world.client.addReading(asking)
    if (!added.ok) throw new Error(added.error.kind)
    const userUuid = asking.subscription.user_uuid
    const read = await world.client.readings({ headers: asPerson(userUuid), userUuid })
    expect(read).toEqual({ ok: true, value: [added.value] })
    expect(added.value).toMatchObject({
      user_uuid: userUuid,
      status: 'active',
      paymentMethod: { localized_label: 'Visa ending in 4242' },
      pausable: true,
    })
    expect(added.value.installments).toHaveLength(12)
    expect(added.value.installments.slice(0, 2)).toEqual([
      expect.objectContaining({ status: 'processing', order_id: 'PC-100002', scheduled_date: '2026-11-21' }),
      expect.objectContaining({ status: 'scheduled', order_id: null, scheduled_date: '2026-12-21' }),
    ])
  })
})

const asked = (path: string, init: RequestInit = { headers: asService }) =>
  world.handler(new Request(`${ORIGIN}${path}`, init))
