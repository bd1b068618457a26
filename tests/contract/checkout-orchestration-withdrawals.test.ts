import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { RETURN_ADDRESS } from '~/content/return-address'
import { persona } from '~/content/seed/personas'
import { LOCALE_CODES } from '~/services/domain/locale'
import { refunds, withdrawals } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { withdrawalLetterOf } from '~/services/upstreams/checkout-orchestration/embedded/withdrawal-letters'
import type { WithdrawalLetter } from '~/services/upstreams/checkout-orchestration/withdrawal.contract'
import { boxes, kits, toys } from '../support/checkout-payloads'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const DAY_MS = 86_400_000
const BEGAN = Date.parse('2026-11-21T12:00:00.000Z')

beforeEach(() => {
  world.rules.clear()
  world.clock.time = BEGAN
})

type Payload = Parameters<typeof world.ready>[0]
async function bought(payload: Payload, source = 'cart') {
  const { uuid, total } = await world.ready(payload, source)
  const { checkout } = (await world.complete(uuid, { total })).body
  return { id: String(checkout.order.id), total, subscription: checkout.subscription_uuid }
}
const withdraw = (order_id: string, headers: Record<string, string> = personOf(PARENT)) =>
  world.ask(`${ROOT}/withdrawals`, { method: 'POST', headers, body: { order_id, locale: 'nl' } })
const orderOf = async (id: string) => (await world.askOther('order-manager', `/orders/${id}`)).body.order
const refundsOf = async () => (await world.db.select().from(refunds)).map(({ amount }) => amount)
const receipts = (id: string) => world.emails.filter(({ id: email }) => email === `withdrawal-${id}`)
const undone = async (id: string) =>
  (await world.db.select().from(withdrawals).where(eq(withdrawals.orderId, id))).filter(({ doneAt }) => doneAt === null)
    .length

describe('E-101 withdrawing from an order', () => {
  test('is noted with its time, its money goes back once, it does not leave, and the receipt is mailed', async () => {
    const { id, total } = await bought(toys(2, { user_uuid: PARENT }))
    const before = (await refundsOf()).length
    const first = await withdraw(id)
    expect([first.status, first.body.withdrawal]).toEqual([
      201,
      { order_id: id, withdrawn_at: '2026-11-21T12:00:00.000Z', refund: total, currency_code: 'eur' },
    ])
    world.clock.time += 3 * DAY_MS
    expect(await orderOf(id)).toMatchObject({
      fulfillment_status: 'unfulfilled',
      withdrawn_at: '2026-11-21T12:00:00.000Z',
    })
    const again = await Promise.all([withdraw(id), withdraw(id), withdraw(id)])
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
    expect((await refundsOf()).slice(before)).toEqual([total])
    await world.due()
    expect(receipts(id).map(({ subject }) => subject)).toEqual([`Je hebt bestelling ${id} herroepen`])
    expect(receipts(id)[0]?.text).toContain('21 november 2026')
  })

  test('ends the subscription that began with it: nothing more comes, paid or not', async () => {
    const payload = kits({ payment_option: 'pay-up-front', size: 2 })
    const { id, subscription } = await bought(payload, 'subscription')
    await withdraw(id)
    const { body } = await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)
    const own = body.subscriptions.find(({ uuid }: { uuid: string }) => uuid === subscription)
    expect(own.subscription_status).toBe('cancelled')
    expect(
      new Set(own.scheduled_items.map(({ process_status }: { process_status: string }) => process_status)),
    ).toEqual(new Set(['cancelled']))
  })

  test('ends the reading club that began with it', async () => {
    const { id } = await bought(boxes(), 'erc')
    await withdraw(id)
    const path = `/sub_engine/users/${PARENT}/subscriptions`
    const { body } = await world.askOther('subscription-manager', path)
    const statuses = body.subscriptions.map(({ status }: { status: string }) => status)
    expect(new Set(statuses)).toEqual(new Set(['cancelled']))
  })

  test('is open for 14 days after the longest way, and then refused', async () => {
    const { id } = await bought(toys(1, { user_uuid: PARENT }))
    // it leaves on the 22nd, and has come on the 29th
    expect((await orderOf(id)).withdrawable_until).toBe('2026-12-13')
    world.clock.time = Date.parse('2026-12-14T12:00:00.000Z')
    const late = await withdraw(id)
    expect([late.status, late.body.error.code, await undone(id)]).toEqual([422, 'tooLate', 0])
    expect((await orderOf(id)).withdrawn_at).toBeUndefined()
    world.clock.time = Date.parse('2026-12-13T12:00:00.000Z')
    expect((await withdraw(id)).status).toBe(201)
    expect((await orderOf(id)).fulfillment_status).toBe('fulfilled')
  })

  test('is nobody else’s, and nothing is noted for who asks', async () => {
    const { id } = await bought(toys(1, { user_uuid: PARENT }))
    const another = persona('reader').playchartId
    for (const [order, headers, status] of [
      [id, personOf(another), 404],
      ['PC-999999', personOf(PARENT), 404],
      [id, SERVICE, 401],
      [id, {}, 401],
    ] as const)
      expect((await withdraw(order, headers)).status).toBe(status)
    expect([await undone(id), (await orderOf(id)).withdrawn_at]).toEqual([0, undefined])
    for (const body of [{ order_id: id }, { order_id: id, locale: 'nl', user_uuid: another }, { locale: 'nl' }])
      expect((await world.ask(`${ROOT}/withdrawals`, { method: 'POST', headers: personOf(PARENT), body })).status).toBe(
        400,
      )
  })

  test.each(['card-gateway refund', 'subscription-manager *'])(
    'stands while %s is away, and is ended later',
    async (away) => {
      const { id, total } = await bought(kits({ payment_option: 'pay-up-front', size: 2 }), 'subscription')
      const before = (await refundsOf()).length
      const [upstream = '', operation = ''] = away.split(' ')
      world.rules.add({ upstream, operation, outcome: { kind: 'status', status: 503 }, times: null })
      expect((await withdraw(id)).status).toBe(201)
      expect([(await refundsOf()).length, await undone(id)]).toEqual([before, 1])
      world.rules.clear()
      world.clock.time += 2 * 60_000
      await world.due()
      await world.due()
      expect([(await refundsOf()).slice(before), await undone(id)]).toEqual([[total], 0])
      expect(receipts(id)).toHaveLength(1)
    },
  )

  test('that the order manager could not note is noted later', async () => {
    const { id } = await bought(toys(1, { user_uuid: PARENT }))
    world.rules.add({
      ...{ upstream: 'order-manager', operation: 'POST /orders/:id/withdrawals' },
      ...{ outcome: { kind: 'status', status: 503 }, times: null },
    })
    expect((await withdraw(id)).status).toBe(503)
    world.rules.clear()
    world.clock.time += 2 * 60_000
    await world.due()
    expect([await undone(id), Boolean((await orderOf(id)).withdrawn_at)]).toEqual([0, true])
  })
})

const LETTER: WithdrawalLetter = {
  ...{ kind: 'withdrawn', to: 'buyer@playchart.test', locale: 'en-EU', order_id: 'PC-100042' },
  ...{ at: '2026-11-21T13:05:00.000Z', amount: 7200, currency_code: 'eur', payment_label: 'Visa ending in 4242' },
  ...{ titles: ['Ball Track'], ends_subscription: true, is_gift: false, has_left: false, has_account: true },
}

test('E-101 the receipt says when, of what, and what goes back to where, in every language', () => {
  const bodies = LOCALE_CODES.map((locale) => withdrawalLetterOf({ ...LETTER, locale }, 'https://shop.test').text)
  for (const text of bodies)
    for (const part of ['PC-100042', '21', '2026', '05', '72', 'Visa', '4242', 'Ball Track', '/account/orders/'])
      expect(text).toContain(part)
  expect(bodies.filter((text) => text.includes('ending in'))).toHaveLength(4)
  expect(new Set(bodies).size).toBeGreaterThanOrEqual(5)
  const left = withdrawalLetterOf({ ...LETTER, has_left: true, ends_subscription: false, amount: 0 }, '').text
  expect(left).toContain('send it back')
  expect(left).not.toContain('Visa')
})

test.each(LOCALE_CODES)(
  'what has left goes back with what the receipt says, and nobody is asked for a label (%s)',
  (locale) => {
    const letter = { ...LETTER, locale, has_left: true }
    const { text } = withdrawalLetterOf(letter, 'https://shop.test')
    const label = RETURN_ADDRESS.join('\n')
    expect(text).toContain(label)
    expect(text).toMatch(/https:\/\/shop\.test(\/[a-z]{2})?\/account\/orders\/PC-100042\/withdraw\n/)
    const ofGuest = withdrawalLetterOf({ ...letter, has_account: false }, 'https://shop.test').text
    expect([ofGuest.includes(label), ofGuest.includes('/account/')]).toEqual([true, false])
    expect(withdrawalLetterOf({ ...letter, has_left: false }, '').text).not.toContain(label)
  },
)
