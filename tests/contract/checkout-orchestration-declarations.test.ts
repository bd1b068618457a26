import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { LOCALE_CODES } from '~/services/domain/locale'
import { declarations, refunds } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { refusalLetterOf } from '~/services/upstreams/checkout-orchestration/embedded/withdrawal-letters'
import type { RefusalLetter } from '~/services/upstreams/checkout-orchestration/withdrawal.contract'
import { toys } from '../support/checkout-payloads'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const BEGAN = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000

beforeEach(() => {
  world.rules.clear()
  world.clock.time = BEGAN
})

/** An order of whoever has no account. */
async function guestOrder() {
  const { uuid, total } = await world.ready(toys(1), 'cart')
  const { checkout } = (await world.complete(uuid, { total })).body
  return { id: String(checkout.order.id), email: String(checkout.order.email), total }
}
type Declared = { order_id: string; email: string }
const declare = (
  declared: Declared,
  { headers = SERVICE, key = randomUUID() }: { headers?: Record<string, string>; key?: string } = {},
) =>
  world.ask(`${ROOT}/withdrawal_declarations`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: { ...declared, locale: 'nl' },
  })
const orderOf = async (id: string) => (await world.askOther('order-manager', `/orders/${id}`)).body.order
const left = async () => (await world.db.select().from(declarations)).length
const refunded = async () => (await world.db.select().from(refunds)).length
const mailed = (id: string) => world.emails.filter(({ subject }) => subject.includes(id) && /herroepen/.test(subject))

/** It has been looked at, and its letter sent. */
async function settled() {
  await expect.poll(left).toBe(0)
  await world.due()
}

describe('E-101 withdrawing without an account', () => {
  test('ends in a withdrawal with its receipt, which leads to no account, and in its money back once', async () => {
    const { id, email, total } = await guestOrder()
    const before = await refunded()
    const answer = await declare({ order_id: id, email: ` ${email.toUpperCase()}`.trim() })
    expect([answer.status, answer.body]).toEqual([202, { declaration: { declared_at: '2026-11-21T12:00:00.000Z' } }])
    await settled()
    expect((await orderOf(id)).withdrawn_at).toBe('2026-11-21T12:00:00.000Z')
    await declare({ order_id: id, email })
    await settled()
    expect((await refunded()) - before).toBe(1)
    const [receipt, ...more] = mailed(id)
    expect([receipt?.subject, receipt?.to, more]).toEqual([`Je hebt bestelling ${id} herroepen`, email, []])
    expect(receipt?.text).not.toContain('/account/')
    expect(receipt?.text).toContain(String(Math.floor(total / 100)))
  })

  test('works for an order of an account, too', async () => {
    const { uuid, total } = await world.ready(toys(1, { user_uuid: PARENT }), 'cart')
    const { order } = (await world.complete(uuid, { total })).body.checkout
    await declare({ order_id: order.id, email: order.email })
    await settled()
    expect((await orderOf(order.id)).withdrawn_at).toBeDefined()
    expect(mailed(order.id)[0]?.text).toContain(`/account/orders/${order.id}`)
  })

  test('answers alike whether there is such an order, and does and mails nothing for who does not know its email', async () => {
    const { id, email } = await guestOrder()
    await world.due()
    const letters = world.emails.length
    const answers = [
      await declare({ order_id: id, email: 'another@playchart.test' }),
      await declare({ order_id: 'PC-999999', email }),
      await declare({ order_id: "PC-1'--", email }),
    ]
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    await settled()
    expect([(await orderOf(id)).withdrawn_at, world.emails.length]).toEqual([undefined, letters])
  })

  test('is judged by the day on which it was declared, however late it is looked at', async () => {
    const { id, email } = await guestOrder()
    const until = (await orderOf(id)).withdrawable_until
    world.clock.time = Date.parse(`${until}T20:00:00.000Z`)
    world.rules.add({
      ...{ upstream: 'order-manager', operation: 'GET /orders/:id' },
      ...{ outcome: { kind: 'status', status: 503 }, times: null },
    })
    expect((await declare({ order_id: id, email })).status).toBe(202)
    world.clock.time += 2 * 86_400_000
    await world.due()
    expect(await left()).toBe(1)
    world.rules.clear()
    await world.due()
    expect([(await orderOf(id)).withdrawn_at, await left()]).toEqual([`${until}T20:00:00.000Z`, 0])
  })

  test('that comes too late is answered by mail, once a day', async () => {
    const { id, email } = await guestOrder()
    world.clock.time = Date.parse('2027-02-01T12:00:00.000Z')
    await declare({ order_id: id, email })
    await declare({ order_id: id, email })
    await settled()
    expect(mailed(id).map(({ subject, to }) => [subject, to])).toEqual([
      [`Bestelling ${id} kon niet worden herroepen`, email],
    ])
    expect((await orderOf(id)).withdrawn_at).toBeUndefined()
  })

  test('is taken from our server alone, in its own form, and once per key', async () => {
    const { id, email } = await guestOrder()
    for (const headers of [personOf(PARENT), {}])
      expect((await declare({ order_id: id, email }, { headers })).status).toBe(401)
    for (const body of [
      { order_id: id, email: 'no email' },
      { order_id: '', email },
      { order_id: 'x'.repeat(41), email },
    ])
      expect((await declare(body)).status).toBe(400)
    world.rules.add({
      upstream: 'order-manager',
      operation: '*',
      outcome: { kind: 'status', status: 503 },
      times: null,
    })
    const key = randomUUID()
    await declare({ order_id: id, email }, { key })
    await declare({ order_id: id, email }, { key })
    expect(await left()).toBe(1)
    world.rules.clear()
    world.clock.time += MINUTE_MS
    await world.due()
    expect(await left()).toBe(0)
  })
})

const LETTER: RefusalLetter = {
  ...{ kind: 'not-withdrawn', to: 'buyer@playchart.test', locale: 'en-EU', order_id: 'PC-100042' },
  ...{ at: '2026-11-21T13:05:00.000Z', code: 'tooLate', until: '2026-11-19' as CivilDate },
}

test('E-101 why a declaration came to nothing is said in every language', () => {
  const late = LOCALE_CODES.map((locale) => refusalLetterOf({ ...LETTER, locale }, 'https://shop.test').text)
  for (const text of late)
    for (const part of ['PC-100042', '19', '2026', '/pages/delivery-and-returns']) expect(text).toContain(part)
  expect(new Set(late).size).toBeGreaterThanOrEqual(5)
  expect(refusalLetterOf({ ...LETTER, code: 'notOpen', until: null }, '').text).toContain('No law')
})
