import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { WITHDRAWAL_WORDS } from '~/content/withdrawal-letters'
import { LOCALE_CODES } from '~/services/domain/locale'
import {
  declarations,
  emails,
  gifts,
  refunds,
  withdrawals,
} from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import {
  refusalLetterOf,
  withdrawalLetterOf,
} from '~/services/upstreams/checkout-orchestration/embedded/withdrawal-letters'
import { gift } from '../support/checkout-payloads'
import { ADDRESS, BIRTHDAY, openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const BEGAN = Date.parse('2026-11-21T12:00:00.000Z')
const LATER = '2026-11-25'
const AWAY = { kind: 'status', status: 503 } as const

beforeEach(() => {
  world.rules.clear()
  world.between.ask = (ask) => ask
  world.clock.time = BEGAN
})

/** By the account, unless a guest gives it. */
async function bought({ by = PARENT, deliverOn }: { by?: string | null; deliverOn?: string } = {}) {
  const { uuid, total } = await world.ready(gift(deliverOn), 'gift')
  const body = { user_uuid: by }
  await world.ask(`${ROOT}/${uuid}/continue`, { method: 'POST', headers: SERVICE, body, key: randomUUID() })
  const { order } = (await world.complete(uuid, { total })).body.checkout
  const code: string = order.line_items[0].properties.gifting_order_activation_code
  return { id: String(order.id), email: String(order.email), total, code }
}
const withdraw = (order_id: string) =>
  world.ask(`${ROOT}/withdrawals`, { method: 'POST', headers: personOf(PARENT), body: { order_id, locale: 'nl' } })
let children = 0
function redeem(code: string) {
  children += 1
  const child = { name: `Mo ${children}`, birthday: BIRTHDAY, child_uuid: null }
  const body = { child, follows_running: false, selected_language: 'en', address: ADDRESS }
  const path = `/api/v1/gift_activations/${code}`
  return world.ask(path, { method: 'POST', headers: personOf(PARENT), body, key: randomUUID() })
}
const statusOf = async (code: string) =>
  (await world.ask(`/api/v1/gift_activations/${code}`, { headers: SERVICE })).body.gift_activation.status
const orderOf = async (id: string) => (await world.askOther('order-manager', `/orders/${id}`)).body.order
const refunded = async () => (await world.db.select().from(refunds)).length
const begun = async (id: string) =>
  (await world.db.select().from(withdrawals).where(eq(withdrawals.orderId, id))).length
const lettersWith = (code: string) => world.emails.filter(({ text, subject }) => `${subject} ${text}`.includes(code))
const refusedWith = (code: string) => ({ status: 422, code })
type Said = { status: number; code?: string }
type Race = { id: string; code: string; before: number; redeemed: Said; withdrawn: Said }
const said = ({ status, body }: Awaited<ReturnType<typeof withdraw>>): Said => ({
  status,
  ...(body.error && { code: body.error.code }),
})

describe('E-101 withdrawing from a gift that nobody has redeemed', () => {
  test('gives its money back; the code is void, and the letter with it is not sent', async () => {
    const { id, total, code } = await bought({ deliverOn: LATER })
    const before = await refunded()
    const answer = await withdraw(id)
    expect([answer.status, answer.body.withdrawal.refund]).toEqual([201, total])
    expect([(await refunded()) - before, await statusOf(code)]).toEqual([1, 'withdrawn'])
    expect(said(await redeem(code))).toEqual(refusedWith('usedCode'))
    world.clock.time = Date.parse(`${LATER}T12:00:00.000Z`)
    await world.due()
    await world.due()
    expect([lettersWith(code), await statusOf(code)]).toEqual([[], 'withdrawn'])
    const [receipt] = world.emails.filter(({ id: email }) => email === `withdrawal-${id}`)
    expect(receipt?.text).toContain(WITHDRAWAL_WORDS.nl.gift)
    expect(receipt?.text).not.toContain(WITHDRAWAL_WORDS.nl.notSent)
    expect((await withdraw(id)).body).toEqual(answer.body)
  })

  test('is open for 14 days after the order, also once its letter has been sent', async () => {
    const { id, code } = await bought()
    await world.due()
    expect([(await orderOf(id)).withdrawable_until, await statusOf(code)]).toEqual(['2026-12-05', 'sent'])
    world.clock.time = Date.parse('2026-12-06T12:00:00.000Z')
    expect(said(await withdraw(id))).toEqual(refusedWith('tooLate'))
    expect([await statusOf(code), await begun(id)]).toEqual(['sent', 0])
    world.clock.time = Date.parse('2026-12-05T12:00:00.000Z')
    expect((await withdraw(id)).status).toBe(201)
    expect(await statusOf(code)).toBe('withdrawn')
  })

  test('a gift whose letter waits waits on after a try that came too late', async () => {
    const { id, code } = await bought({ deliverOn: '2026-12-24' })
    world.clock.time = Date.parse('2026-12-06T12:00:00.000Z')
    expect(said(await withdraw(id))).toEqual(refusedWith('tooLate'))
    expect(await statusOf(code)).toBe('scheduled')
  })

  test('a gift that was mailed long ago stays mailed after a try that came too late', async () => {
    const { id, code } = await bought()
    await world.due()
    await world.db.delete(emails)
    world.clock.time = Date.parse('2026-12-31T12:00:00.000Z')
    expect(said(await withdraw(id))).toEqual(refusedWith('tooLate'))
    expect(await statusOf(code)).toBe('sent')
  })

  test('a letter that falls due while nobody can say whether it is too late is mailed once it is', async () => {
    const { id, code } = await bought({ deliverOn: '2026-12-24' })
    world.rules.add({
      ...{ upstream: 'order-manager', operation: 'POST /orders/:id/withdrawals' },
      ...{ outcome: AWAY, times: null },
    })
    world.clock.time = Date.parse('2026-12-24T12:00:00.000Z')
    expect((await withdraw(id)).status).toBe(503)
    await world.due()
    expect(lettersWith(code)).toEqual([])
    world.rules.clear()
    for (const _ of [1, 2]) {
      world.clock.time += 2 * 60_000
      await world.due()
    }
    expect([lettersWith(code).length, await statusOf(code)]).toEqual([1, 'sent'])
  })

  test('that the order manager could not note is noted later, and nobody redeems it meanwhile', async () => {
    const { id, code } = await bought()
    world.rules.add({
      upstream: 'order-manager',
      operation: 'POST /orders/:id/withdrawals',
      outcome: AWAY,
      times: null,
    })
    expect((await withdraw(id)).status).toBe(503)
    world.rules.clear()
    expect(said(await redeem(code))).toEqual(refusedWith('usedCode'))
    world.clock.time += 2 * 60_000
    await world.due()
    expect((await orderOf(id)).withdrawn_at).toBeDefined()
  })

  test('waits where the gift is not written yet', async () => {
    const { id, code } = await bought()
    await world.db.delete(gifts).where(eq(gifts.code, code.replaceAll('-', '')))
    expect([(await withdraw(id)).status, await begun(id)]).toEqual([503, 0])
  })
})

describe('E-101 a gift that is redeemed', () => {
  test('is not withdrawn from, and stays what it is', async () => {
    const { id, code } = await bought()
    expect((await redeem(code)).status).toBe(200)
    const before = await refunded()
    expect(said(await withdraw(id))).toEqual(refusedWith('giftActivated'))
    expect([await refunded(), await begun(id), await statusOf(code)]).toEqual([before, 0, 'activated'])
    expect((await orderOf(id)).withdrawn_at).toBeUndefined()
  })

  test('nor is one that somebody is redeeming', async () => {
    const { id, code } = await bought()
    world.rules.add({ upstream: 'subscription-manager', operation: 'POST *', outcome: AWAY, times: null })
    world.rules.add({ upstream: 'subscription-manager', operation: 'POST /subscriptions', outcome: AWAY, times: null })
    expect((await redeem(code)).status).toBe(503)
    expect(said(await withdraw(id))).toEqual(refusedWith('giftActivated'))
    world.rules.clear()
    world.clock.time += 60_000
    await world.due()
    expect(await statusOf(code)).toBe('activated')
  })

  const endedAs = async (which: 'redeemed' | 'withdrawn', about: Race) => {
    const isRedeemed = which === 'redeemed'
    expect(about.redeemed).toEqual(isRedeemed ? { status: 200 } : refusedWith('usedCode'))
    expect(about.withdrawn).toEqual(isRedeemed ? refusedWith('giftActivated') : { status: 201 })
    expect(await statusOf(about.code)).toBe(isRedeemed ? 'activated' : 'withdrawn')
    expect((await refunded()) - about.before).toBe(isRedeemed ? 0 : 1)
    expect(Boolean((await orderOf(about.id)).withdrawn_at)).toBe(!isRedeemed)
  }

  test.each([0, 1, 2, 4, 8, 16])('E-94 at once with a withdrawal it ends in one of both (%i ms)', async (ms) => {
    const { id, code } = await bought()
    const before = await refunded()
    const answers = await Promise.all([redeem(code), sleep(ms).then(() => withdraw(id))])
    const [redeemed, withdrawn] = answers.map(said)
    if (!redeemed || !withdrawn) return expect.unreachable()
    await endedAs(redeemed.status === 200 ? 'redeemed' : 'withdrawn', { id, code, before, redeemed, withdrawn })
  })

  test.each([
    ['before it has claimed the code', 'account-manager', 'GET', 'withdrawn'],
    ['after it has', 'account-manager', 'POST', 'redeemed'],
    ['as its subscription is made', 'subscription-manager', 'POST', 'redeemed'],
  ] as const)(
    'E-94 a withdrawal in the midst of it, %s, ends in one of both',
    async (_when, service, method, which) => {
      const { id, code } = await bought()
      const before = await refunded()
      const inTheMidst: Said[] = []
      world.between.ask = (ask) => async (name, request) => {
        if (name === service && (request.method ?? 'GET') === method && inTheMidst.length === 0) {
          world.between.ask = (each) => each
          inTheMidst.push(said(await withdraw(id)))
        }
        return ask(name, request)
      }
      const redeemed = said(await redeem(code))
      const [withdrawn] = inTheMidst
      if (!withdrawn) return expect.unreachable()
      await endedAs(which, { id, code, before, redeemed, withdrawn })
    },
  )
})

describe('E-101 a guest who gave a gift', () => {
  const declare = async ({ id, email }: { id: string; email: string }) => {
    const body = { order_id: id, email, locale: 'nl' }
    const key = randomUUID()
    await world.ask(`${ROOT}/withdrawal_declarations`, { method: 'POST', headers: SERVICE, key, body })
    await expect.poll(async () => (await world.db.select().from(declarations)).length).toBe(0)
    await world.due()
    return world.emails.filter(({ subject }) => subject.includes(id) && subject.includes('herroepen'))
  }

  test('withdraws by order number and email', async () => {
    const given = await bought({ by: null })
    const [receipt] = await declare(given)
    expect(receipt?.text).toContain(WITHDRAWAL_WORDS.nl.gift)
    expect(await statusOf(given.code)).toBe('withdrawn')
  })

  test('is told by mail that it has been activated', async () => {
    const given = await bought({ by: null })
    await redeem(given.code)
    const [letter] = await declare(given)
    expect(letter?.subject).toBe(WITHDRAWAL_WORDS.nl.not.title(given.id))
    expect(letter?.text).toContain(WITHDRAWAL_WORDS.nl.not.giftActivated)
    expect(await statusOf(given.code)).toBe('activated')
  })
})

test.each(LOCALE_CODES)('E-101 both letters speak of the gift, and of no subscription (%s)', (locale) => {
  const about = { to: 'giver@playchart.test', locale, order_id: 'PC-1', at: '2026-11-21T13:05:00.000Z' }
  const paid = { amount: 7200, currency_code: 'eur' as const, payment_label: 'Visa ending in 4242', titles: ['A gift'] }
  const facts = { ends_subscription: false, is_gift: true, has_left: false, has_account: false }
  const receipt = withdrawalLetterOf({ kind: 'withdrawn', ...about, ...paid, ...facts }, '').text
  const refusal = refusalLetterOf({ kind: 'not-withdrawn', ...about, code: 'giftActivated', until: null }, '').text
  const words = Object.values(WITHDRAWAL_WORDS)
  const has = (text: string, name: 'gift' | 'subscription' | 'notSent') =>
    words.some((each) => text.includes(each[name]))
  expect([has(receipt, 'gift'), has(receipt, 'subscription'), has(receipt, 'notSent')]).toEqual([true, false, false])
  expect(words.some(({ not }) => refusal.includes(not.giftActivated))).toBe(true)
  expect(words.some(({ not }) => refusal.includes(not.notOpen))).toBe(false)
})
