import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { boxes, gift, kits, toys } from '../support/checkout-payloads'
import { ADDRESS, openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { setStock } from '../support/controls'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()

async function refusalOf(payload: unknown) {
  const { status, body } = await world.start(payload)
  return [status, body.error?.code]
}

describe('starting', () => {
  test('S-007, S-341 a started checkout shows what is bought at the catalogue’s prices', async () => {
    const started = await world.start(toys(2))
    expect([started.status, Object.keys(started.body)]).toEqual([200, ['uuid']])
    expect(await world.read(started.body.uuid)).toMatchObject({
      status: 'open',
      source: 'cart',
      currency_code: 'eur',
      needs_account: false,
      needs_shipping: true,
      lines: [{ sku: 'TOY-BALL-TRACK', kind: 'item', quantity: 2, price: 3600, total: 7200 }],
      subtotal: 7200,
      total: 7200,
      expires_at: '2026-11-22T12:00:00.000Z',
    })
  })

  test('S-341 who has a token starts checkouts of their own account, and of nobody else’s', async () => {
    const headers = personOf(PARENT)
    const own = await world.start(toys(1, { user_uuid: PARENT }), { headers })
    expect(own.status).toBe(200)
    expect((await world.ask(`${ROOT}/${own.body.uuid}`, { headers })).status).toBe(200)
    expect((await world.start(toys(1, { user_uuid: randomUUID() }), { headers })).status).toBe(404)
    const nobody = { authorization: '' }
    expect((await world.start(toys(), { headers: nobody })).status).toBe(200)
    expect((await world.start(toys(1, { user_uuid: PARENT }), { headers: nobody })).status).toBe(404)
  })

  test('everything that the payload names is taken, and nothing that it does not', async () => {
    const whole = toys(1, {
      bundle_products: [{ sku: 'BOOK-SEEDLING', quantity: 1 }],
      ...pick(kits({ add_ons: [{ addon_kind: 'books_addon' }] }), 'subscriptions', 'user_uuid'),
      ...pick(boxes(), 'subscription_plans'),
      ...pick(gift(), 'gifts'),
      le_flags: [{ name: 'new-checkout', decision: 'on' }],
      leia_device_id: 'device',
    })
    const { uuid } = (await world.start(whole)).body
    const { lines } = await world.read(uuid)
    expect(lines.map(({ kind, sku }: { kind: string; sku: string }) => [kind, sku])).toEqual([
      ['item', 'TOY-BALL-TRACK'],
      ['item', 'BOOK-SEEDLING'],
      ['subscription', 'PLAY-KITS-BABY-PAYGO'],
      ['addOn', 'BOOKS-ADDON'],
      ['plan', 'ERC-BOX-3-4'],
      ['gift', 'PLAY-KITS-BABY-PUF-2'],
    ])
    // E-109: what may come along, and else follows from the request
    const { locale: _, ...listed } = whole
    for (const name of Object.keys(listed)) {
      const { [name]: _, ...rest } = { ...whole } as Record<string, unknown>
      expect([name, ...(await refusalOf(rest))]).toEqual([name, 400, 'invalid'])
    }
  })

  test.each([
    { speaks: 'nl-BE,nl;q=0.9,en;q=0.5', lives: undefined, locale: 'nl' },
    { speaks: 'sv', lives: 'SE', locale: 'en-EU' },
    { speaks: 'nl', lives: 'US', locale: 'en-US' },
    { speaks: undefined, lives: 'GB', locale: 'en-GB' },
  ])('S-204 E-109 no locale is needed: who speaks $speaks and lives in $lives buys in $locale', async (buyer) => {
    const { locale: _, ...listed } = toys(1, buyer.lives ? { country_code: buyer.lives } : {})
    const headers = { authorization: '', ...(buyer.speaks && { 'accept-language': buyer.speaks }) }
    const { status, body } = await world.start(listed, { headers })
    expect(status).toBe(200)
    expect((await world.read(body.uuid)).locale).toBe(buyer.locale)
  })

  test('S-342 the first kit is told to our server and to whoever has a token, and to nobody else', async () => {
    const query = 'date_of_birth=2026-05-02&child_name=June&selected_language=en&language=en&currency_code=eur'
    const firstKit = (headers?: { authorization: string }) =>
      world.ask(`/api/v1/orchestration_subflow/starting_product?${query}`, headers ? { headers } : {})
    const { status, body } = await firstKit(personOf(PARENT))
    expect([status, typeof body.starting_product.anchor]).toEqual([200, 'string'])
    expect((await firstKit()).body).toEqual(body)
    expect((await firstKit({ authorization: '' })).status).toBe(401)
  })

  test('T23 fifty identical starts at once are one checkout, and a late one finds it', async () => {
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => world.start(toys(), { key })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ body }) => body.uuid)).size).toBe(1)
    await setStock(world.db, 'TOY-BALL-TRACK', 0)
    expect((await world.start(toys(), { key })).body.uuid).toBe(all[0]?.body.uuid)
    await setStock(world.db, 'TOY-BALL-TRACK', 100)
    const other = await world.start(toys(3), { key })
    expect([other.status, other.body.error.code]).toEqual([422, 'keyReused'])
  })

  test('without a key nothing is started', async () => {
    expect((await world.start(toys(), { key: '' })).body.error.code).toBe('keyMissing')
  })
})

const pick = <T extends object, K extends keyof T>(value: T, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>

describe('T5 prices', () => {
  test('a payload that names a price is refused', async () => {
    const line = { sku: 'TOY-BALL-TRACK', quantity: 1 }
    expect(await refusalOf(toys(1, { items: [{ ...line, price: 1 } as typeof line] }))).toEqual([400, 'invalid'])
    expect(await refusalOf({ ...toys(), total: 1 })).toEqual([400, 'invalid'])
    const [subscription] = kits().subscriptions
    expect(await refusalOf({ ...kits(), subscriptions: [{ ...subscription, bundleDiscountedPrice: 1 }] })).toEqual([
      400,
      'invalid',
    ])
  })

  test.each([-1, 0, 1.5, 1e9, '2', null])('a quantity of %s is refused', async (quantity) => {
    const items = [{ sku: 'TOY-BALL-TRACK', quantity }]
    expect(await refusalOf({ ...toys(), items })).toEqual([400, 'invalid'])
  })

  test('what is sold once is not sold twice, and what is bought on a plan not as an item', async () => {
    const item = (sku: string, quantity = 1) => toys(1, { items: [{ sku, quantity }] })
    expect(await refusalOf(item('COURSE-SLEEP', 2))).toEqual([422, 'invalid'])
    expect(await refusalOf(item('PLAY-KITS-BABY-PUF-4'))).toEqual([422, 'invalid'])
    expect(await refusalOf(item('ERC-BOX-3-4'))).toEqual([422, 'invalid'])
    expect(await refusalOf(item('TOY-NOBODY-KNOWS'))).toEqual([422, 'invalid'])
    const [plan] = boxes().subscription_plans
    expect(await refusalOf({ ...boxes(), subscription_plans: [{ ...plan, sku: 'KIT-LOOKER' }] })).toEqual([
      422,
      'invalid',
    ])
  })

  test('a kit of another age, and a plan that the shop does not sell, are refused', async () => {
    expect(await refusalOf(kits({ starting_kit_anchor: 'kit-the-looker' }))).toEqual([422, 'invalid'])
    expect(await refusalOf(kits({ starting_kit_anchor: 'kit-the-nobody' }))).toEqual([422, 'invalid'])
    expect(await refusalOf(kits({ payment_option: 'paygo', size: 4 }))).toEqual([422, 'invalid'])
    expect(await refusalOf(kits({ payment_option: 'pay-up-front', size: 1 }))).toEqual([422, 'invalid'])
    expect(await refusalOf(kits({ payment_option: 'pay-up-front', size: 3 }))).toEqual([422, 'invalid'])
  })

  test('A-046 books go with an English kit alone, and cost what the region’s books cost', async () => {
    const books = { add_ons: [{ addon_kind: 'books_addon' as const }] }
    expect(await refusalOf(kits({ ...books, selected_language: 'nl' }))).toEqual([422, 'invalid'])
    expect(await refusalOf(kits(books, { locale: 'en-AU' }))).toEqual([422, 'invalid'])
    const { checkout } = await world.ready(kits({ ...books, payment_option: 'pay-up-front', size: 4 }), 'subscription')
    expect(checkout.lines[1]).toMatchObject({ kind: 'addOn', quantity: 4, price: 2000, total: 8000 })
    expect(checkout.total).toBe(31_200 + 8000)
  })

  test('kits in advance cost what the catalogue offers them for, also across the first birthday', async () => {
    const child = { name: 'June', birthday: '2025-12-15' as CivilDate, child_uuid: null }
    const wanted = { child, starting_kit_anchor: 'kit-the-thinker', payment_option: 'pay-up-front' as const, size: 4 }
    const { checkout } = await world.ready(kits(wanted), 'subscription')
    const query = 'starting_product_anchor=kit-the-thinker&language=en&currency_code=eur'
    const { discounts } = (await world.askOther('catalog', `/discounts/bundles?${query}`)).body
    const offer = discounts.find(({ size }: { size: number }) => size === 4)
    expect(checkout).toMatchObject({ total: offer.amount, subtotal: offer.full_amount })
    expect(offer.amount).toBe(7800 + 3 * 11_700)
  })

  test('a box that is not one of its plan’s is refused', async () => {
    const [plan] = boxes().subscription_plans
    const box = (more: object) => ({ ...boxes(), subscription_plans: [{ ...plan, ...more }] })
    expect(await refusalOf(box({ plan_installment_id: 'erc-box-4-5' }))).toEqual([422, 'invalid'])
    expect(await refusalOf(box({ plan_anchor: 'another-club' }))).toEqual([422, 'invalid'])
  })

  test.each([
    ['en-EU', 'eur', 8400],
    ['de', 'eur', 8400],
    ['en-US', 'usd', 8000],
    ['en-GB', 'gbp', 8000],
    ['en-AU', 'aud', 13_000],
  ] as const)('S-416 a kit for %s costs what that region pays, in %s', async (locale, currency, price) => {
    const { uuid } = (await world.start(kits({}, { locale }), { source: 'subscription' })).body
    expect(await world.read(uuid)).toMatchObject({ locale, currency_code: currency, lines: [{ price }] })
  })
})

describe('what cannot be bought', () => {
  test('what is sold out, and more than is left, ends as outOfStock with nothing written', async () => {
    await setStock(world.db, 'TOY-BEAN-BAGS', 3)
    const bags = (quantity: number) => toys(1, { items: [{ sku: 'TOY-BEAN-BAGS', quantity }] })
    expect((await world.start(bags(3))).status).toBe(200)
    expect(await refusalOf(bags(4))).toEqual([422, 'outOfStock'])
    await setStock(world.db, 'TOY-BEAN-BAGS', 0)
    expect(await refusalOf(bags(1))).toEqual([422, 'outOfStock'])
  })

  test('a child past every kit is too old, and a birth date that cannot be is refused', async () => {
    const [{ child } = { child: null }] = kits().subscriptions
    const born = (birthday: string) => ({
      ...kits(),
      subscriptions: [{ ...kits().subscriptions[0], child: { ...child, birthday } }],
    })
    expect(await refusalOf(born('2021-01-01'))).toEqual([422, 'agedOut'])
    expect(await refusalOf(born('2028-01-01'))).toEqual([422, 'invalid'])
    expect(await refusalOf(born('2026-02-31'))).toEqual([400, 'invalid'])
  })

  test('a child of another account is refused', async () => {
    const child = { name: 'June', birthday: kits().subscriptions[0]?.child.birthday, child_uuid: randomUUID() }
    expect(await refusalOf({ ...kits(), subscriptions: [{ ...kits().subscriptions[0], child }] })).toEqual([
      422,
      'invalid',
    ])
  })

  test('subscriptions and plans need an account', async () => {
    expect(await refusalOf(kits({}, { user_uuid: null }))).toEqual([422, 'needsAccount'])
    expect(await refusalOf(boxes({ user_uuid: null }))).toEqual([422, 'needsAccount'])
  })

  test('nothing at all is incomplete', async () => {
    expect(await refusalOf(toys(1, { items: [] }))).toEqual([422, 'incomplete'])
  })
})

describe('on its way', () => {
  test('each step changes what it names; a country decides the VAT, a way to send the total', async () => {
    const { uuid } = (await world.start(toys(1))).body
    const first = await world.change(uuid, { email: 'buyer@playchart.test' })
    expect(first.body.checkout).toMatchObject({ email: 'buyer@playchart.test', shipping: 0, total: 3600 })
    const sent = await world.change(uuid, {
      shipping_address: { ...ADDRESS, country: 'DE' },
      delivery_method: 'standard',
    })
    expect(sent.body.checkout).toMatchObject({
      shipping: 495,
      total: 4095,
      tax_rate: 19,
      tax: 654,
      taxes_included: true,
    })
    const express = await world.change(uuid, { delivery_method: 'express' })
    expect(express.body.checkout).toMatchObject({ email: 'buyer@playchart.test', shipping: 995, total: 4595 })
  })

  test('E-111 a first kit that waits for its child has no express delivery, unless something goes out today', async () => {
    const child = { name: 'June', birthday: '2027-04-01' as CivilDate, child_uuid: null }
    const unborn = { starting_kit_anchor: 'kit-the-looker', child, first_kit: 'aroundDueDate' } as const
    const methodsOf = async (payload: unknown) => {
      const { uuid } = (await world.start(payload)).body
      const { delivery_methods } = await world.read(uuid)
      return { uuid, methods: delivery_methods.map(({ id }: { id: string }) => id) }
    }
    const later = await methodsOf(kits(unborn))
    expect(later.methods).toEqual(['standard'])
    expect((await world.change(later.uuid, { delivery_method: 'express' })).status).toBe(422)
    expect((await world.change(later.uuid, { delivery_method: 'standard' })).status).toBe(200)
    const both = await methodsOf(kits(unborn, { items: toys(1).items }))
    const now = await methodsOf(kits({ ...unborn, first_kit: 'now' }))
    expect([both.methods, now.methods]).toEqual([
      ['standard', 'express'],
      ['standard', 'express'],
    ])
  })

  test('an address that the region does not send to is refused; so is anything that is no step', async () => {
    const { uuid } = (await world.start(toys(1))).body
    const abroad = await world.change(uuid, { shipping_address: { ...ADDRESS, country: 'US' } })
    expect([abroad.status, abroad.body.error.code]).toEqual([422, 'notServed'])
    for (const body of [{ total: 1 }, { status: 'confirmed' }, { email: 'nobody' }, { delivery_method: 'drone' }])
      expect((await world.change(uuid, body)).status).toBe(400)
  })

  test('an invoice that nobody paid ends after a day', async () => {
    const { uuid } = (await world.start(toys(1))).body
    const now = world.clock.time
    world.clock.time = now + 24 * 3600 * 1000
    expect((await world.ask(`${ROOT}/${uuid}`)).status).toBe(410)
    expect((await world.change(uuid, { email: 'a@playchart.test' })).status).toBe(410)
    expect((await world.complete(uuid, { total: 3600 })).status).toBe(410)
    world.clock.time = now
  })

  test('nobody reads a checkout without a token, and no person another’s', async () => {
    const { uuid } = (await world.start(toys(1))).body
    expect((await world.ask(`${ROOT}/${uuid}`, { headers: { authorization: '' } })).status).toBe(401)
    const otherPerson = await world.ask(`${ROOT}/${uuid}`, { headers: personOf(PARENT) })
    const nothing = await world.ask(`${ROOT}/${randomUUID()}`, { headers: personOf(PARENT) })
    expect([otherPerson.status, otherPerson.text]).toEqual([404, nothing.text])
  })

  test('S-363 to go on says where, and a guest’s checkout becomes that of who signed in', async () => {
    const { uuid } = (await world.start(toys(1))).body
    const goOn = (user_uuid: string | null) =>
      world.ask(`${ROOT}/${uuid}/continue`, { method: 'POST', body: { user_uuid } })
    expect((await goOn(null)).body).toEqual({ uuid, path: `checkout/customer-information/${uuid}` })
    expect((await goOn(PARENT)).status).toBe(200)
    expect((await world.read(uuid)).user_uuid).toBe(PARENT)
    expect((await goOn(randomUUID())).status).toBe(404)
  })
})
