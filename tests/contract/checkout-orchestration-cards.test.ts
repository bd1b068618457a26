import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { charges } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const CARD = { exp_month: 7, exp_year: 2099, cvc: '123', name: 'Robin Sample' }

describe('A-130 a card that is looked at', () => {
  const look = (number: string, key = randomUUID(), headers?: Record<string, string>) =>
    world.ask(`${ROOT}/cards`, {
      method: 'POST',
      key,
      body: { card: { ...CARD, number } },
      ...(headers && { headers }),
    })

  test('is charged nothing, and brand, four digits and a token are kept of it', async () => {
    const { status, body } = await look(TEST_CARDS.good)
    expect([status, body]).toEqual([201, { card: { brand: 'visa', last4: '4242', gateway_token: expect.any(String) } }])
    const rows = await world.db.select().from(charges)
    expect(rows.map(({ amount }) => amount)).toEqual([0])
    expect(JSON.stringify(rows)).not.toContain(TEST_CARDS.good)
  })

  test('is the same one where its key comes again', async () => {
    const key = randomUUID()
    const [first, again] = [await look(TEST_CARDS.good, key), await look(TEST_CARDS.good, key)]
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  test.each([
    [TEST_CARDS.declined, 402, 'declined'],
    [TEST_CARDS.expired, 402, 'card_expired'],
    ['4242424242424241', 422, 'invalid'],
  ])('and not taken says why: %s', async (number, status, code) => {
    const answer = await look(number)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })

  test('is charged until its month is over, and refused from then on', async () => {
    const card = { ...CARD, number: TEST_CARDS.good, exp_month: 12, exp_year: 2026 }
    const kept = await world.ask(`${ROOT}/cards`, { method: 'POST', key: randomUUID(), body: { card } })
    const { gateway_token } = kept.body.card
    const charge = async (day: string) => {
      world.clock.time = Date.parse(`${day}T12:00:00.000Z`)
      const body = { charge: { gateway_token, amount: 8400, currency_code: 'eur' } }
      return (await world.ask(`${ROOT}/charges`, { method: 'POST', key: randomUUID(), body })).status
    }
    expect([await charge('2026-12-31'), await charge('2027-01-01')]).toEqual([200, 402])
  })

  test('is looked at for our own server alone', async () => {
    expect((await look(TEST_CARDS.good, randomUUID(), personOf(PARENT))).status).toBe(401)
  })
})
