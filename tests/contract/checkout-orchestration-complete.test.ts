import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { charges, invoices } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { boxes, kits, toys } from '../support/checkout-payloads'
import { BIRTHDAY, cardOf, openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { setStock, stockOf } from '../support/controls'
import { everythingIn } from '../support/everything'

const world = openCheckoutWorld()
const chargeCount = async () => (await world.db.select().from(charges)).length
/** Toys for somebody whose orders can be counted. */
const counted = () => toys(2, { user_uuid: PARENT })
const orderCount = async () => (await world.ordersOf(PARENT)).length
const charged = async () =>
  (await world.db.select().from(charges)).filter(({ outcome }) => outcome === 'charged').length

describe('paying', () => {
  test('a guest’s toys end in an order, with the stock taken once', async () => {
    await setStock(world.db, 'TOY-BALL-TRACK', 10)
    const { uuid, total } = await world.ready(toys(2))
    const key = randomUUID()
    const paid = await world.complete(uuid, { total, key })
    expect(paid.body.checkout).toMatchObject({
      status: 'confirmed',
      order: {
        id: expect.stringMatching(/^PC-\d+$/),
        user_uuid: null,
        total_price: 7200,
        total_tax: 1250,
        taxes_included: true,
        shipping_method: 'standard',
        payment_label: 'Visa ending in 4242',
        line_items: [{ sku: 'TOY-BALL-TRACK', quantity: 2, price: 3600, properties: { product_type: 'Toys' } }],
      },
    })
    expect(await world.complete(uuid, { total, key })).toEqual(paid)
    expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(8)
    await setStock(world.db, 'TOY-BALL-TRACK', 10_000)
  })

  test('a subscription makes the child, the address, the card and the schedule', async () => {
    const { uuid, total } = await world.ready(kits({ payment_option: 'pay-up-front', size: 2 }), 'subscription')
    const { checkout } = (await world.complete(uuid, { total })).body
    const { user } = (await world.askOther('account-manager', `/users/${PARENT}`)).body
    expect(user.children).toMatchObject([{ uuid: checkout.child_uuid, name: 'June', birthday: '2026-06-15' }])
    expect(user.primaryPaymentMethod.localized_label).toBe('Visa ending in 4242')
    expect(user.addresses.map(({ uuid: id }: { uuid: string }) => id)).toContain(
      checkout.order.shipping_address.original_uuid,
    )
    const { subscriptions } = (await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)).body
    expect(subscriptions).toHaveLength(1)
    expect(subscriptions[0]).toMatchObject({
      uuid: checkout.subscription_uuid,
      child_uuid: checkout.child_uuid,
      paymentPlan: 'PUF',
      subscription_source: 'WEB',
      partial_subscription: false,
    })
    expect(checkout.order.line_items[0].properties).toMatchObject({
      // as every later order of the subscription calls it
      title: 'The Senser Play Kit',
      variant_title: '2 kits, paid in advance',
      kit_anchor: 'kit-the-senser',
      puf_discount: '3400',
    })
  })

  test('a child and an address that the account has are not made again', async () => {
    const child = { name: 'Known', birthday: BIRTHDAY, child_uuid: null }
    const made = await world.askOther('account-manager', `/users/${PARENT}/relationships`, {
      method: 'POST',
      key: randomUUID(),
      body: { relationship: { relationship_type: 'unknown', child: { name: child.name, birthday: BIRTHDAY } } },
    })
    const before = (await world.askOther('account-manager', `/users/${PARENT}`)).body.user
    const { uuid, total } = await world.ready(kits({ child }), 'subscription')
    const { checkout } = (await world.complete(uuid, { total })).body
    const { user } = (await world.askOther('account-manager', `/users/${PARENT}`)).body
    expect([user.children, user.addresses]).toEqual([before.children, before.addresses])
    expect(checkout.child_uuid).toBe(made.body.child.uuid)
    const [{ properties }] = checkout.order.line_items
    expect([properties.title, properties.variant_title]).toEqual(['The Senser Play Kit', undefined])
  })

  test('E-92 the reading club ends in a subscription with its first box', async () => {
    const { uuid, total } = await world.ready(boxes(), 'erc')
    expect(total).toBe(2400)
    expect((await world.complete(uuid, { total })).body.checkout.status).toBe('confirmed')
    const path = `/sub_engine/users/${PARENT}/subscriptions?type=reading`
    const { subscriptions } = (await world.askOther('subscription-manager', path)).body
    expect(subscriptions).toMatchObject([{ plan_anchor: 'early-reader-club', status: 'active' }])
  })
})

test('a child who has a subscription gets no second one, and nothing is charged for it', async () => {
  const child = { name: 'Twice', birthday: BIRTHDAY, child_uuid: null }
  const [first, second] = await Promise.all([
    world.ready(kits({ child }), 'subscription'),
    world.ready(kits({ child }), 'subscription'),
  ])
  expect((await world.complete(first.uuid, { total: first.total })).body.checkout.status).toBe('confirmed')
  const before = await charged()
  const again = await world.complete(second.uuid, { total: second.total })
  expect([again.status, again.body.error.code]).toEqual([422, 'subscribed'])
  expect(await charged()).toBe(before)
  const late = await world.start(kits({ child }))
  expect([late.status, late.body.error.code]).toEqual([422, 'subscribed'])
})

describe('a card that is not taken', () => {
  test.each([
    ['declined', 'declined'],
    ['expired', 'card_expired'],
  ] as const)('%s leaves the checkout open, and another card goes', async (which, failure) => {
    const { uuid, total } = await world.ready(counted())
    const key = randomUUID()
    const before = await orderCount()
    const refused = await world.complete(uuid, { total, key, card: cardOf(which) })
    expect([refused.status, refused.body.error.code]).toEqual([402, failure])
    expect(await world.read(uuid)).toMatchObject({ status: 'open', payment_failure: failure, order: null })
    expect((await world.complete(uuid, { total, key })).status).toBe(402)
    expect(await orderCount()).toBe(before)
    const taken = await world.complete(uuid, { total })
    expect(taken.body.checkout).toMatchObject({ status: 'confirmed', payment_failure: null })
  })

  test('a card past its month has expired, whatever its number', async () => {
    const { uuid, total } = await world.ready(toys())
    const card = { ...cardOf('good'), exp_month: 10, exp_year: 2026 }
    expect((await world.complete(uuid, { total, card })).body.error.code).toBe('card_expired')
  })

  test('a number that is no card’s is refused before anything is charged', async () => {
    const { uuid, total } = await world.ready(toys())
    const before = await chargeCount()
    const card = { ...cardOf('good'), number: '4242424242424241' }
    expect((await world.complete(uuid, { total, card })).status).toBe(422)
    expect([await chargeCount(), (await world.read(uuid)).status]).toEqual([before, 'open'])
  })
})

describe('T23 once', () => {
  test('twenty payments at once with one key are one charge and one order', async () => {
    const { uuid, total } = await world.ready(counted())
    const key = randomUUID()
    const before = [await charged(), await orderCount()]
    const all = await Promise.all(Array.from({ length: 20 }, () => world.complete(uuid, { total, key })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ body }) => body.checkout.order.id)).size).toBe(1)
    expect([await charged(), await orderCount()]).toEqual(before.map((count) => count + 1))
  })

  test('of twenty keys at once one pays, and the others are told that it is running or over', async () => {
    const { uuid, total } = await world.ready(counted())
    const before = [await charged(), await orderCount()]
    const all = await Promise.all(Array.from({ length: 20 }, () => world.complete(uuid, { total })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of all.filter((answer) => answer.status !== 200))
      expect([status, ['running', 'notOpen'].includes(body.error.code)]).toEqual([409, true])
    expect([await charged(), await orderCount()]).toEqual(before.map((count) => count + 1))
  })

  test('a key that comes with another card is refused', async () => {
    const { uuid, total } = await world.ready(toys())
    const key = randomUUID()
    world.between.ask = () => async () => Response.json({}, { status: 500 })
    expect((await world.complete(uuid, { total, key })).status).toBe(202)
    world.between.ask = (ask) => ask
    await world.db.update(invoices).set({ status: 'paying' }).where(eq(invoices.uuid, uuid))
    const card = { ...cardOf('good'), number: '5555555555554444' }
    const other = await world.complete(uuid, { total, key, card })
    expect([other.status, other.body.error.code]).toEqual([422, 'keyReused'])
    expect((await world.complete(uuid, { total, key })).body.checkout.status).toBe('confirmed')
  })
})

describe('a card gateway that fails', () => {
  const outcomes = [
    { kind: 'drop' },
    { kind: 'status', status: 500 },
    { kind: 'partial' },
    { kind: 'malformed' },
  ] as const

  test.each(outcomes)('that answers $kind is 503; the same key pays once afterwards', async (outcome) => {
    const { uuid, total } = await world.ready(counted())
    const before = [await charged(), await orderCount()]
    const key = randomUUID()
    world.rules.add({ upstream: 'card-gateway', operation: 'charge', outcome, times: 1 })
    const failed = await world.complete(uuid, { total, key })
    expect([failed.status, failed.body.error.code]).toEqual([503, 'gateway'])
    expect((await world.read(uuid)).status).not.toBe('confirmed')
    expect((await world.complete(uuid, { total, key })).body.checkout.status).toBe('confirmed')
    expect([await charged(), await orderCount()]).toEqual(before.map((count) => count + 1))
  })

  test('what became of a charge whose buyer left is found out by the job', async () => {
    const { uuid, total } = await world.ready(counted())
    world.rules.add({ upstream: 'card-gateway', operation: 'charge', outcome: { kind: 'malformed' }, times: 1 })
    expect((await world.complete(uuid, { total })).status).toBe(503)
    world.clock.time += 11_000
    await world.due()
    expect((await world.read(uuid)).status).toBe('confirmed')
  })
})

describe('T5 what is paid is what was shown', () => {
  test('another total than the shop’s is refused', async () => {
    const { uuid, total } = await world.ready(toys())
    for (const wrong of [1, total - 1, 0, -5]) {
      const answer = await world.complete(uuid, { total: wrong })
      expect([answer.status, answer.body.error.code]).toEqual([422, 'totalChanged'])
    }
    expect((await world.complete(uuid, { total: 1.5 })).status).toBe(400)
    expect((await world.read(uuid)).status).toBe('open')
  })

  test('the last piece that somebody else bought meanwhile is not paid for', async () => {
    const { uuid, total } = await world.ready(toys())
    await setStock(world.db, 'TOY-BALL-TRACK', 1)
    const before = await chargeCount()
    const answer = await world.complete(uuid, { total })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'outOfStock'])
    expect([await chargeCount(), (await world.read(uuid)).status]).toEqual([before, 'open'])
    await setStock(world.db, 'TOY-BALL-TRACK', 10_000)
    expect((await world.complete(uuid, { total })).status).toBe(200)
  })

  test('without contact, address or a way to send it nothing is charged', async () => {
    const { uuid } = (await world.start(toys(1))).body
    const before = await chargeCount()
    const answer = await world.complete(uuid, { total: 3600 })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'incomplete'])
    expect(await chargeCount()).toBe(before)
  })

  test('what is paid cannot be changed any more', async () => {
    const { uuid, total } = await world.ready(toys())
    await world.complete(uuid, { total })
    const change = await world.change(uuid, { email: 'other@playchart.test' })
    expect([change.status, change.body.error.code]).toEqual([409, 'notOpen'])
  })
})

describe('a stored card', () => {
  const charge = (body: object, key = randomUUID() as string, headers?: { authorization: string }) =>
    world.ask(`${ROOT}/charges`, { method: 'POST', body: { charge: body }, key, ...(headers && { headers }) })
  const asked = { gateway_token: 'tok_of_the_seed', amount: 8400, currency_code: 'eur' }

  test('is charged once per key, by our server alone', async () => {
    const key = randomUUID()
    const first = await charge(asked, key)
    expect(first.body.charge).toMatchObject({ amount: 8400, currency_code: 'eur', id: expect.any(String) })
    expect(await charge(asked, key)).toEqual(first)
    expect((await charge({ ...asked, amount: 1 }, key)).status).toBe(422)
    expect((await charge(asked, randomUUID(), { authorization: '' })).status).toBe(401)
    for (const amount of [0, -1, 1.5]) expect((await charge({ ...asked, amount })).status).toBe(400)
  })

  test('that a checkout kept keeps its name', async () => {
    const { uuid, total } = await world.ready(toys())
    await world.complete(uuid, { total })
    const [row] = await world.db.select().from(invoices).where(eq(invoices.uuid, uuid))
    const answer = await charge({ ...asked, gateway_token: row?.card?.token ?? '' })
    expect(answer.body.charge.payment_label).toBe('Visa ending in 4242')
  })

  test.each([
    ['declined', 'declined'],
    ['expired', 'card_expired'],
  ])('of the seed that is %s is not taken', async (what, code) => {
    const answer = await charge({ ...asked, gateway_token: `tok_${what}_card` })
    expect([answer.status, answer.body.error.code]).toEqual([402, code])
  })
})

test('T22 no card number is kept, answered or reported anywhere', async () => {
  const answers: string[] = []
  for (const which of ['good', 'declined', 'expired'] as const) {
    const { uuid, total } = await world.ready(toys())
    answers.push((await world.complete(uuid, { total, card: cardOf(which) })).text)
    answers.push((await world.complete(uuid, { total: total + 1, card: cardOf(which) })).text)
    answers.push(JSON.stringify(await world.read(uuid)))
  }
  const kept = `${await everythingIn(world.db)}\n${answers.join('\n')}\n${world.reports.join('\n')}`
  expect(kept).toContain('checkout.charges')
  expect(kept).toContain('4242')
  for (const number of Object.values(TEST_CARDS)) expect(kept).not.toContain(number)
  expect(kept).not.toContain('"cvc"')
})
