import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { shopDay } from '~/services/domain/dates/civil-date'
import { FLAG_KEYS } from '~/services/domain/flags/flags.rules'
import { change, goOn, pay, read, start } from '~/services/flows/checkout/checkout.server'
import { readGift, readGiftPage, redeemGift } from '~/services/flows/gift/gift.server'
import { endSignIn } from '~/services/flows/identity/sign-in.server'
import { faults } from '~/services/platform/faults/faults.server'
import { invoices } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { browser, openCheckoutServices } from '../support/checkout-services'
import { ADDRESS, cardOf } from '../support/checkout-world'
import type { IdentityServices } from '../support/identity-services'

let services: IdentityServices
beforeAll(async () => {
  services = await openCheckoutServices()
})
afterAll(() => services.close())
beforeEach(() => faults().clear())

type Browser = ReturnType<typeof browser>
type Starting = Partial<Parameters<typeof start>[0]>

const starting = (from: Browser, more: Starting = {}) =>
  from.run(() => start({ source: 'cart', idempotencyKey: randomUUID(), as: null, plan: null, ...more }, from.request))

async function started(from: Browser, more: Starting = {}) {
  const answer = await starting(from, more)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

/** What came of it, in one word. */
const outcome = (answer: { ok: boolean; error?: { kind: string } }) => (answer.ok ? 'ok' : answer.error?.kind)

/** Everything that can be done with a checkout. */
async function everyWay(from: Browser, uuid: string, as: string | null = null) {
  const payment = { uuid, as, idempotencyKey: randomUUID(), card: cardOf('declined'), total: 1 }
  return [
    await from.run(() => read(uuid)),
    await from.run(() => change({ uuid, as, change: { phone_number: null } })),
    await from.run(() => goOn({ uuid, as }, from.request)),
    await from.run(() => pay(payment, from.request)),
  ].map(outcome)
}
const OWN = ['ok', 'ok', 'ok', 'refused']

async function bought(from: Browser, uuid: string, as: string | null = null) {
  const where = { email: 'buyer@playchart.test', shipping_address: ADDRESS, delivery_method: 'standard' as const }
  const changed = await from.run(() => change({ uuid, as, change: where }))
  if (!changed.ok) throw new Error(changed.error.kind)
  const { total } = changed.value
  return from.run(() => pay({ uuid, as, idempotencyKey: randomUUID(), card: cardOf('good'), total }, from.request))
}

describe('whose a checkout is', () => {
  test('a guest’s is that of the session that started it; for everybody else it is not there', async () => {
    const guest = browser(services)
    await guest.putInCart('TOY-BEAN-BAGS')
    const { uuid, href } = await started(guest)
    expect(href).toBe(`/en-EU/checkout/customer-information/${uuid}`)
    expect(await everyWay(guest, uuid)).toEqual(OWN)
    const otherVisitor = browser(services)
    expect(await everyWay(otherVisitor, uuid)).toEqual(Array(4).fill('notFound'))
    expect(await everyWay(otherVisitor, randomUUID())).toEqual(Array(4).fill('notFound'))
    const as = await otherVisitor.signIn('parent')
    expect(await everyWay(otherVisitor, uuid, as)).toEqual(Array(4).fill('notFound'))
  })

  test('its key is bound to it: the same key of another session, over the same cart, names a checkout of its own', async () => {
    const [guest, otherVisitor] = [browser(services), browser(services)]
    const idempotencyKey = randomUUID()
    for (const each of [guest, otherVisitor]) await each.putInCart('TOY-BEAN-BAGS')
    const { uuid } = await started(guest, { idempotencyKey })
    const other = await started(otherVisitor, { idempotencyKey })
    expect(other.uuid).not.toBe(uuid)
    expect(await everyWay(otherVisitor, uuid)).toEqual(Array(4).fill('notFound'))
    expect((await started(guest, { idempotencyKey })).uuid).toBe(uuid)
    expect((await started(otherVisitor, { idempotencyKey })).uuid).toBe(other.uuid)
  })

  test('an account’s is that account’s, in any browser; not the next person’s in the same one', async () => {
    const first = browser(services)
    const as = await first.signIn('new')
    await first.keepKits()
    const { uuid } = await started(first, { source: 'subscription', as })
    expect(await everyWay(first, uuid, as)).toEqual(OWN)
    const elsewhere = browser(services)
    await elsewhere.signIn('new')
    expect(await everyWay(elsewhere, uuid, as)).toEqual(OWN)
    await first.run(() => endSignIn(as))
    expect(await everyWay(first, uuid)).toEqual(Array(4).fill('notFound'))
    const other = await first.signIn('cancelled')
    expect(await everyWay(first, uuid, other)).toEqual(Array(4).fill('notFound'))
  })

  test('a page that was made for somebody else, or for a guest, is told so and does nothing (T11)', async () => {
    const shared = browser(services)
    await shared.putInCart('TOY-BEAN-BAGS')
    const { uuid } = await started(shared)
    const now = await shared.signIn('parent')
    const before = persona('gift').playchartId
    for (const as of [null, before]) {
      expect(outcome(await starting(shared, { as }))).toBe('otherPerson')
      expect((await everyWay(shared, uuid, as)).slice(1)).toEqual(Array(3).fill('otherPerson'))
    }
    expect(outcome(await shared.run(() => goOn({ uuid, as: now }, shared.request)))).toBe('ok')
    const attached = await shared.run(() => read(uuid))
    expect(attached).toMatchObject({ value: { user_uuid: now } })
  })
})

describe('starting', () => {
  test('kits need an account; with one its address is filled in', async () => {
    const visitor = browser(services)
    await visitor.keepKits()
    expect(outcome(await starting(visitor, { source: 'subscription' }))).toBe('needsAccount')
    const as = await visitor.signIn('new')
    const { uuid } = await started(visitor, { source: 'subscription', as })
    expect(await visitor.run(() => read(uuid))).toMatchObject({
      value: { email: persona('new').email, needs_account: true, user_uuid: as },
    })
  })

  test('T30 the flags of a checkout are those that the server decided', async () => {
    const visitor = browser(services)
    await visitor.putInCart('TOY-BEAN-BAGS')
    const { uuid } = await started(visitor)
    const row = (await services.pool.db.select().from(invoices)).find((invoice) => invoice.uuid === uuid)
    expect(row?.payload.le_flags.map(({ name }) => name).sort()).toEqual([...FLAG_KEYS].sort())
    expect(row?.payload.le_flags).toContainEqual({ name: 'new-checkout', decision: 'on' })
  })

  test('nothing in the cart, or nothing chosen, is incomplete', async () => {
    const visitor = browser(services)
    for (const source of ['cart', 'gift', 'erc'] as const)
      expect(await starting(visitor, { source })).toMatchObject({ error: { kind: 'refused', code: 'incomplete' } })
  })

  test('the eleventh in a minute is one too many', async () => {
    const visitor = browser(services)
    for (let time = 0; time < 10; time++) await starting(visitor)
    await expect(starting(visitor)).rejects.toMatchObject({ status: 429 })
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'drop' },
    { kind: 'garbage' },
    { kind: 'partial' },
    { kind: 'delay', ms: 10_000 },
  ] as const)('a service in trouble ($kind) leaves the cart, and the same key starts one checkout', async (fault) => {
    const visitor = browser(services)
    await visitor.putInCart('TOY-BEAN-BAGS')
    const operation = 'POST /api/v1/checkout_orchestration/start_checkout'
    faults().add({ upstream: 'checkout-orchestration', operation, outcome: fault, times: 1 })
    const idempotencyKey = randomUUID()
    const uuids = async () => (await services.pool.db.select().from(invoices)).map((invoice) => invoice.uuid)
    const before = await uuids()
    const first = await starting(visitor, { idempotencyKey })
    expect(['unreachable', 'invalid']).toContain(outcome(first))
    expect(await visitor.cart()).toEqual([['TOY-BEAN-BAGS', 1]])
    const { uuid } = await started(visitor, { idempotencyKey })
    expect((await started(visitor, { idempotencyKey })).uuid).toBe(uuid)
    expect((await uuids()).filter((known) => !before.includes(known))).toEqual([uuid])
  })
})

test('a payment without an answer is unreachable, and the same key finds the order', async () => {
  const visitor = browser(services)
  await visitor.putInCart('TOY-BEAN-BAGS')
  const { uuid } = await started(visitor)
  const where = { email: 'buyer@playchart.test', shipping_address: ADDRESS, delivery_method: 'standard' as const }
  const changed = await visitor.run(() => change({ uuid, as: null, change: where }))
  const total = changed.ok ? changed.value.total : 0
  const payment = { uuid, as: null, idempotencyKey: randomUUID(), card: cardOf('timedOut'), total }
  expect(outcome(await visitor.run(() => pay(payment, visitor.request)))).toBe('unreachable')
  expect(await visitor.cart()).toEqual([['TOY-BEAN-BAGS', 1]])
  expect(await visitor.run(() => pay(payment, visitor.request))).toMatchObject({ value: { status: 'confirmed' } })
  expect(await visitor.cart()).toEqual([])
})

describe('after the purchase', () => {
  test('what was bought leaves the cart, what came meanwhile stays', async () => {
    const visitor = browser(services)
    await visitor.putInCart('TOY-BEAN-BAGS', 2)
    const { uuid } = await started(visitor)
    await visitor.putInCart('TOY-BALL-TRACK')
    expect(await bought(visitor, uuid)).toMatchObject({ value: { status: 'confirmed' } })
    expect(await visitor.cart()).toEqual([['TOY-BALL-TRACK', 1]])
    await visitor.putInCart('TOY-BEAN-BAGS')
    await visitor.run(() => read(uuid))
    expect((await visitor.cart()).map(([sku]) => sku).sort()).toEqual(['TOY-BALL-TRACK', 'TOY-BEAN-BAGS'])
  })

  test('E-92 a box of the reading club leaves the cart alone', async () => {
    const visitor = browser(services)
    const as = await visitor.signIn('cancelled')
    await visitor.putInCart('TOY-BEAN-BAGS')
    await visitor.putInCart('ERC-BOX-3-4')
    const plan = {
      plan_anchor: 'early-reader-club',
      plan_installment_id: 'erc-box-3-4',
      sku: 'ERC-BOX-3-4',
      item_origin: 'product_page',
    }
    const { uuid } = await started(visitor, { source: 'erc', as, plan })
    expect(await bought(visitor, uuid, as)).toMatchObject({ value: { status: 'confirmed', source: 'erc' } })
    expect(await visitor.cart()).toEqual([['TOY-BEAN-BAGS', 1]])
  })

  test('what was intended for is forgotten with the subscription', async () => {
    const visitor = browser(services)
    const as = await visitor.signIn('finished')
    await visitor.keepKits()
    const { uuid } = await started(visitor, { source: 'subscription', as })
    expect(await visitor.kept()).not.toBeNull()
    const confirmed = await bought(visitor, uuid, as)
    expect(confirmed).toMatchObject({ value: { status: 'confirmed', subscription_uuid: expect.any(String) } })
    expect(await visitor.kept()).toBeNull()
  })
})

test('E-94 a gift is bought by a guest and redeemed by who is signed in, for the child they name', async () => {
  const giver = browser(services)
  const today = shopDay(services.clock.now())
  const gift = { recipientName: 'Ada', recipientEmail: 'ada@playchart.test', deliverOn: today }
  await giver.keepKits({ gift, child: null, plan: { paymentOption: 'pay-up-front', size: 2, hasBooks: false } })
  const { uuid } = await started(giver, { source: 'gift' })
  await giver.run(() => change({ uuid, as: null, change: { email: 'giver@playchart.test', billing_address: ADDRESS } }))
  const payment = { uuid, as: null, idempotencyKey: randomUUID(), card: cardOf('good'), total: 16_000 }
  const paid = await giver.run(() => pay(payment, giver.request))
  if (!paid.ok) throw new Error(paid.error.kind)
  const code = paid.value.order?.line_items[0]?.properties.gifting_order_activation_code ?? ''

  const family = browser(services)
  const told = { value: { giver_name: ADDRESS.first_name, recipient_name: 'Ada', size: 2 } }
  expect(await family.run(() => readGift({ code, as: null }, family.request))).toMatchObject(told)
  // for a page that was made for an account which is signed out by now
  const { playchartId } = persona('new')
  expect(outcome(await family.run(() => readGift({ code, as: playchartId }, family.request)))).toBe('unauthorised')
  const as = await family.signIn('new')
  expect(await family.run(() => readGift({ code, as }, family.request))).toMatchObject({ value: { size: 2 } })
  const birthday = shopDay(services.clock.now() - 160 * 86_400_000) as CivilDate
  const wanted = {
    child: { name: 'Mo', birthday, child_uuid: null },
    follows_running: false,
    selected_language: 'en' as const,
    address: ADDRESS,
  }
  const redeeming = { ...wanted, code, as, idempotencyKey: randomUUID() }
  const guest = browser(services)
  const byGuest = await guest.run(() => redeemGift({ ...redeeming, as: null }, guest.request))
  expect(outcome(byGuest)).toBe('unauthorised')
  const redeemed = await family.run(() => redeemGift(redeeming, family.request))
  expect(redeemed).toMatchObject({ value: { subscription_uuid: expect.any(String), child_uuid: expect.any(String) } })
})

test('E-94 the page of a gift is made for a guest, too, who is told of no account', async () => {
  const guest = browser(services)
  const pageOf = () => guest.run(() => readGiftPage({ as: null, locale: guest.request.locale }))
  const made = { as: null, children: [], addresses: [] }
  expect(await pageOf()).toMatchObject({ page: { title: 'Activate a gift' }, gift: { ok: true, value: made } })
  const as = await guest.signIn('parent')
  expect(await pageOf()).toMatchObject({
    gift: { value: { as, children: expect.arrayContaining([expect.anything()]) } },
  })
})
