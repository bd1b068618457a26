import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { readGift, redeemGift } from '~/services/flows/gift/gift.server'
import { gifts } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { browser, openCheckoutServices } from '../support/checkout-services'
import { ADDRESS } from '../support/checkout-world'
import type { IdentityServices } from '../support/identity-services'

const [GOOD, NOBODYS] = ['2345-6789-ABCD', 'ABCD-EFGH-JKMN']

let services: IdentityServices
beforeAll(async () => {
  services = await openCheckoutServices()
  await services.pool.db.insert(gifts).values({
    uuid: randomUUID(),
    code: GOOD.replaceAll('-', ''),
    invoiceUuid: randomUUID(),
    orderId: 'PC-1',
    locale: 'en-EU',
    currency: 'eur',
    recipientName: 'Ada',
    recipientEmail: 'ada@playchart.test',
    deliverOn: shopDay(services.clock.now()),
    size: 2,
    status: 'sent',
    made: {},
  })
})
afterAll(() => services.close())

type Browser = ReturnType<typeof browser>

/** What came of it, in one word. */
const outcome = (answer: { ok: boolean; error?: { kind: string } }) => (answer.ok ? 'ok' : answer.error?.kind)

test('a guest who guesses codes is counted by the address, over however many sessions (T12)', async () => {
  const [one, other] = [browser(services), browser(services)]
  const guess = (from: Browser, request = one.request) =>
    from.run(() => readGift({ code: NOBODYS, as: null }, request)).then(outcome)
  const guesses = []
  for (const from of [one, other, one, other, one, other]) guesses.push(await guess(from))
  expect(guesses).toEqual([...Array(5).fill('refused'), 'limited'])
  expect(await guess(other, other.request)).toBe('refused')
})

test('E-94 a good code is looked up as often as the page is opened, also between guesses, and at the limit it waits, too', async () => {
  const from = browser(services)
  const look = (typed: string) => from.run(() => readGift({ code: typed, as: null }, from.request))
  for (let time = 0; time < 5; time++) {
    expect(outcome(await look(GOOD))).toBe('ok')
    expect(outcome(await look(NOBODYS))).toBe('refused')
  }
  const over = await look(GOOD)
  expect(over).toMatchObject({ error: { kind: 'limited', retryAfterSeconds: expect.any(Number) } })
  const { retryAfterSeconds } = over.ok || over.error.kind !== 'limited' ? expect.unreachable() : over.error
  expect(retryAfterSeconds).toBeGreaterThan(540)
  expect(retryAfterSeconds).toBeLessThanOrEqual(600)

  const reloading = browser(services)
  for (let time = 0; time < 12; time++)
    expect(outcome(await reloading.run(() => readGift({ code: GOOD, as: null }, reloading.request)))).toBe('ok')
})

test('E-94 whoever redeems too often is told when the next try is taken', async () => {
  const from = browser(services)
  const as = await from.signIn('new')
  const redeeming = {
    child: { name: 'Mo', birthday: shopDay(services.clock.now()) as CivilDate, child_uuid: null },
    follows_running: false,
    selected_language: 'en' as const,
    address: ADDRESS,
    code: NOBODYS,
    as,
  }
  const tries = []
  for (let time = 0; time < 7; time++)
    tries.push(
      await from.run(() => redeemGift({ ...redeeming, idempotencyKey: randomUUID() }, from.request)).then(outcome),
    )
  expect(tries.at(0)).toBe('refused')
  expect(tries.at(-1)).toBe('limited')
})
