import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { AccountDataAnswer } from '~/services/upstreams/account-manager/personal-data.contract'
import { PaymentDataAnswer } from '~/services/upstreams/catalog/personal-data.contract'
import { CheckoutDataAnswer } from '~/services/upstreams/checkout-orchestration/personal-data.contract'
import { OrderDataAnswer } from '~/services/upstreams/order-manager/personal-data.contract'
import { SubscriptionDataAnswer } from '~/services/upstreams/subscription-manager/personal-data.contract'
import { boxes, gift, kits, toys } from '../support/checkout-payloads'
import { BIRTHDAY, openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { everythingIn } from '../support/everything'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const DAY_MS = 86_400_000
const { email: EMAIL } = persona('new')
const NEIGHBOUR = persona('prepaid').playchartId

/** What nobody else is called in this shop. */
const OWN = {
  ...{ first_name: 'Wilhelmina', last_name: 'Overbeek-Canary', line1: 'Kanariestraat 77', zip_code: '9988 ZZ' },
  ...{ company: '', line2: '', city: 'Kanariedam', state: '', country: 'NL' },
}
const CHILD = 'Quirijntje'
const PHONE = '+31 6 99887766'
const CANARIES = [
  'Wilhelmina',
  'Overbeek-Canary',
  'Kanariestraat',
  'Kanariedam',
  '9988 ZZ',
  CHILD,
  PHONE,
  EMAIL,
  'buyer@playchart.test',
]
const THEIRS = 'Nachbarskind'

type Payload = Parameters<typeof world.ready>[0]
async function buys(payload: Payload, source = 'cart') {
  const { uuid, total } = await world.ready(payload, source, OWN)
  const { body } = await world.complete(uuid, { total })
  return { id: String(body.checkout.order.id), subscription: body.checkout.subscription_uuid }
}
const asks = (name: Parameters<typeof world.askOther>[0], path: string, asking: object = {}) =>
  world.askOther(name, path, asking)

const PATHS = ['account-manager', 'catalog', 'order-manager', 'subscription-manager'] as const
const dataOf = async (name: (typeof PATHS)[number], user = PARENT, headers = personOf(PARENT)) =>
  asks(name, `/users/${user}/personal_data`, { headers })
const checkoutData = (headers: Record<string, string> = personOf(PARENT)) =>
  world.ask(`${ROOT}/personal_data`, { headers })
const erase = (name: (typeof PATHS)[number]) =>
  asks(name, `/users/${PARENT}/erasures`, { method: 'POST', body: { email: EMAIL } })
const eraseCheckout = () =>
  world.ask(`${ROOT}/erasures`, { method: 'POST', body: { user_uuid: PARENT, email: EMAIL, locale: 'nl' } })

const bought = { kits: '', subscription: '' }
beforeAll(async () => {
  const user = { first_name: 'Wilhelmina', last_name: 'Overbeek-Canary', phone_number: PHONE }
  await asks('account-manager', `/users/${PARENT}`, { method: 'PUT', body: { user } })
  const of = { user_uuid: PARENT }
  await buys(toys(1, of))
  const child = { name: CHILD, birthday: BIRTHDAY, child_uuid: null }
  const made = await buys(kits({ payment_option: 'pay-up-front', size: 2, child }), 'subscription')
  Object.assign(bought, { kits: made.id, subscription: made.subscription })
  await buys(boxes(), 'erc')
  await buys(gift('2026-11-21', of), 'gift')
  await world.ready(toys(3, of), 'cart', OWN)
  // a neighbour has a child, too
  const relationship = { relationship_type: 'unknown', child: { name: THEIRS, birthday: BIRTHDAY } }
  const path = `/users/${NEIGHBOUR}/relationships`
  await asks('account-manager', path, { method: 'POST', key: 'neighbours-child', body: { relationship } })
  await world.due()
})

describe('E-101 what each service keeps of a person', () => {
  test('is what that person has told and bought, and nothing of anybody else', async () => {
    const [account, payment, orders, subscriptions] = await Promise.all(PATHS.map((name) => dataOf(name)))
    const checkout = await checkoutData()
    expect(AccountDataAnswer.parse(account?.body).personal_data).toMatchObject({
      user: { email: EMAIL, phone_number: PHONE },
      children: expect.arrayContaining([expect.objectContaining({ name: CHILD, birthday: BIRTHDAY })]),
    })
    expect(PaymentDataAnswer.parse(payment?.body).personal_data.payment_methods).toContainEqual(
      expect.objectContaining({ brand: 'visa', last4: '4242' }),
    )
    const own = OrderDataAnswer.parse(orders?.body).personal_data.orders
    expect(own.map(({ shipping_address: { line1 } }) => line1)).toEqual(own.map(() => OWN.line1))
    expect(own).toHaveLength(4)
    const kept = SubscriptionDataAnswer.parse(subscriptions?.body).personal_data
    expect([kept.play_kits.map(({ uuid }) => uuid), kept.reading_club.length]).toEqual([[bought.subscription], 1])
    const { personal_data: data } = CheckoutDataAnswer.parse(checkout.body)
    expect(data.checkouts.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill('confirmed'), 'open'])
    expect(data.gifts_given).toMatchObject([{ recipient_name: 'Ada', recipient_email: 'ada@playchart.test', size: 2 }])
    expect(data.checkouts.flatMap(({ charged }) => charged)).toHaveLength(4)
    const all = JSON.stringify([account, payment, orders, subscriptions, checkout])
    for (const secret of [THEIRS, NEIGHBOUR, 'tok_', 'gateway_token', 'user_password'])
      expect(all, secret).not.toContain(secret)
  })

  test.each(PATHS)('is in the %s for nobody else', async (name) => {
    expect((await dataOf(name, PARENT, personOf(NEIGHBOUR))).status).toBe(404)
    expect((await asks(name, `/users/${PARENT}/personal_data`, { headers: {} })).status).toBe(401)
  })

  test('is in the checkout for a person alone', async () => {
    expect([(await checkoutData(SERVICE)).status, (await checkoutData({})).status]).toEqual([401, 401])
    const { body } = await checkoutData(personOf(NEIGHBOUR))
    expect([body.personal_data.checkouts, body.personal_data.gifts_given]).toEqual([[], []])
  })
})

describe('E-101 an erasure', () => {
  test('is our server’s to ask for, and nobody else’s', async () => {
    for (const headers of [personOf(PARENT), personOf(NEIGHBOUR), {}]) {
      for (const name of PATHS) {
        const asking = { method: 'POST', headers, body: { email: EMAIL } }
        expect((await asks(name, `/users/${PARENT}/erasures`, asking)).status, name).toBe(401)
      }
      const body = { user_uuid: PARENT, email: EMAIL, locale: 'nl' }
      expect((await world.ask(`${ROOT}/erasures`, { method: 'POST', headers, body })).status).toBe(401)
    }
    expect((await asks('order-manager', `/users/${PARENT}/erasures`, { method: 'POST', body: {} })).status).toBe(400)
  })

  test('waits for what was paid and is still to come, and changes nothing until then', async () => {
    const before = await everythingIn(world.db)
    expect([(await erase('subscription-manager')).status, (await erase('order-manager')).status]).toEqual([409, 409])
    expect(await everythingIn(world.db)).toBe(before)
  })

  test('leaves nothing of a person in any table, and what was sold in the books', async () => {
    await ended()
    const before = await everythingIn(world.db)
    for (const canary of CANARIES) expect(before, canary).toContain(canary)
    const sold = (await dataOf('order-manager')).body.personal_data.orders
    for (const name of ['subscription-manager', 'order-manager'] as const)
      expect([name, (await erase(name)).status]).toEqual([name, 200])
    expect((await eraseCheckout()).status).toBe(200)
    for (const name of ['catalog', 'account-manager'] as const)
      expect([name, (await erase(name)).status]).toEqual([name, 200])
    await world.due()
    const after = await everythingIn(world.db)
    expect(CANARIES.flatMap((canary) => linesWith(after, canary))).toEqual([])
    expect(after).toContain(THEIRS)
    for (const { id, total_price } of sold) {
      const { body } = await asks('order-manager', `/orders/${id}`)
      expect(body.order).toMatchObject({ id, total_price, user_uuid: null, shipping_address: { country: 'NL' } })
    }
    expect(world.emails.filter(({ id }) => id === `erasure-${PARENT}`)).toMatchObject([{ to: EMAIL }])
  })

  test('does nothing more a second time', async () => {
    const before = await everythingIn(world.db)
    for (const name of PATHS) expect([name, (await erase(name)).status]).toEqual([name, 200])
    expect((await eraseCheckout()).status).toBe(200)
    expect(await everythingIn(world.db)).toBe(before)
    expect((await dataOf('account-manager')).status).toBe(404)
  })

  test('leaves a gift that was given to whoever gets it, without its giver', async () => {
    const rows = await world.db.execute(sql`select code, recipient_email from checkout.gifts`)
    expect(JSON.stringify(rows)).toContain('ada@playchart.test')
  })
})

const linesWith = (text: string, part: string) => text.split('\n').filter((line) => line.includes(part))

/** What runs is ended by its owner, and what was ordered has left. */
async function ended() {
  const asking = { method: 'POST', headers: personOf(PARENT) }
  await world.ask(`${ROOT}/withdrawals`, { ...asking, body: { order_id: bought.kits, locale: 'nl' } })
  const { body } = await asks('subscription-manager', `/sub_engine/users/${PARENT}/subscriptions`)
  for (const { id } of body.subscriptions)
    await asks('subscription-manager', `/sub_engine/subscriptions/${id}/changes`, {
      ...asking,
      body: { change: { kind: 'cancelBoxes' } },
    })
  for (let day = 0; day < 9; day++) {
    world.clock.time += DAY_MS
    await asks('subscription-manager', '/sub_engine/due', { method: 'POST' })
    await world.due()
  }
}
