import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import { KITS, kitOfAnchor, savingsPercent } from '~/services/domain/kits/kit.rules'
import { bundleAgeOf, pricesIn } from '~/services/domain/prices/bundle.rules'
import type { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { credits, paymentMethods } from '~/services/upstreams/catalog/embedded/catalog.tables'
import { FAILURES, openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)
const EN = { language: 'en', currency: 'eur' } as const

beforeEach(() => services.rules.clear())

describe('products', () => {
  test('A-261 subscription-1 is made of the 22 kits in order of age', async () => {
    const query = 'anchor=subscription-1&enable_redux=true&include_associations=true&language=nl'
    const { status, body } = await services.ask('catalog', `/product?${query}`)
    expect(status).toBe(200)
    const product = CatalogProduct.parse(body.product)
    expect(product.associations).toEqual(KITS.map(({ anchor }) => anchor))
    expect(product).toMatchObject({ url: '/nl/products/the-play-kits', price: 8400 })
    const plain = await services.client().catalog.product({ ...EN, anchor: 'subscription-1', hasAssociations: false })
    expect(plain).toMatchObject({ ok: true, value: { associations: [] } })
  })

  test('a kit names its months, pictures, variants and what a subscriber pays', async () => {
    const { body } = await services.ask('catalog', '/product?anchor=kit-the-looker&language=de&currency_code=usd')
    expect(CatalogProduct.parse(body.product)).toMatchObject({
      name: 'The Looker Play Kit',
      display_age_range: '0–3 Monate',
      price: 8000,
      product_type: 'Play Kits',
      default_variant_sku: 'KIT-LOOKER',
      variants: [{ sku: 'KIT-LOOKER', price: 9200 }],
      metadata: { data: { age_unit: 'month', min_age: 0, max_age: 3 } },
    })
    expect(body.product.assets[0]).toMatchObject({ uri: 'kit-looker-open', sort_order: 0 })
    expect(body.product.assets[0].alt_text).toMatch(/^Das Play Kit/)
    expect(body.product.description).not.toMatch(/[<>]/)
  })

  test('products come in the order asked, without those that there are not', async () => {
    const anchors = ['kit-the-planner', 'kit-the-nobody', 'erc-box-4-5', 'kit-the-looker']
    const read = await services.client().catalog.products({ ...EN, anchors })
    const found = read.ok ? read.value : []
    expect(found.map(({ anchor }) => anchor)).toEqual(['kit-the-planner', 'erc-box-4-5', 'kit-the-looker'])
    expect(found.map(({ display_age_range }) => display_age_range)).toEqual(['58–60 months', '4–5 years', '0–3 months'])
    const ids = await services.client().catalog.products({ ...EN, anchors: KITS.map(({ anchor }) => anchor) })
    expect(new Set(ids.ok ? ids.value.map(({ uuid }) => uuid) : []).size).toBe(22)
  })

  test.each([
    ['an unknown anchor', 'anchor=kit-the-nobody&language=en', 404],
    ['no anchor', 'language=en', 400],
    ['another language', "anchor=subscription-1&language=en'%20OR%201=1--", 400],
    ['a currency of nowhere', 'anchor=subscription-1&language=en&currency_code=btc', 400],
    ['an anchor twice', 'anchor=subscription-1&anchor=kit-the-looker&language=en', 400],
    ['something else', 'anchor=subscription-1&language=en&price=1', 400],
  ])('%s is answered clearly', async (_name, query, status) => {
    expect((await services.ask('catalog', `/product?${query}`)).status).toBe(status)
  })

  test.each([
    ['2026-06-21', 'kit-the-senser'],
    ['2026-08-21', 'kit-the-charmer'],
    ['2027-05-01', 'kit-the-looker'],
  ])('S-362 a birth date of %s finds %s', async (birthDate, anchor) => {
    const day = parseCivilDate(birthDate)
    expect(day && (await services.client().catalog.ageBand(day))).toMatchObject({ ok: true, value: { anchor } })
  })

  test('S-362 past every kit there is no age band', async () => {
    const { body } = await services.ask('catalog', '/age_bands?date_of_birth=2020-01-01')
    expect(body).toEqual({ age_band: null })
    expect((await services.ask('catalog', '/age_bands?date_of_birth=2026-02-30')).status).toBe(400)
  })
})

describe('offers', () => {
  test('A-236, A-260, A-218 two kits and four can be paid in advance, from the starting one on', async () => {
    const path = '/discounts/bundles?starting_product_anchor=kit-the-looker&language=en&currency_code=eur'
    const { body } = await services.ask('catalog', path)
    expect(body.discounts).toEqual([
      {
        id: 'prepay-2-kit-the-looker-eur',
        size: 2,
        amount: 16_000,
        full_amount: 19400,
        currency_code: 'eur',
        applicable_bundles: ['kit-the-looker', 'kit-the-charmer'],
      },
      {
        id: 'prepay-4-kit-the-looker-eur',
        size: 4,
        amount: 31_200,
        full_amount: 38800,
        currency_code: 'eur',
        applicable_bundles: ['kit-the-looker', 'kit-the-charmer', 'kit-the-senser', 'kit-the-inspector'],
      },
    ])
    expect(body.discounts.map((offer: BundleOffer) => savingsPercent(offer.amount, offer.full_amount))).toEqual([
      18, 20,
    ])
  })

  test('over the first birthday each kit has the price of its own size', async () => {
    const read = await services.client().catalog.bundleOffers({ ...EN, startingKitAnchor: 'kit-the-thinker' })
    expect(read).toMatchObject({ ok: true, value: [{ amount: 8000 + 12_000 }, { amount: 7800 + 3 * 11_700 }] })
  })

  test.each(['eur', 'usd', 'gbp', 'aud'] as const)(
    'E-113 every %s price of kits, books and prepayments is the one that later charges are made of',
    async (currency) => {
      const { kitCents, booksCents, advanceCents } = pricesIn(currency)
      const { catalog } = services.client()
      for (const kit of KITS.slice(0, -4)) {
        const offers = await catalog.bundleOffers({ ...EN, currency, startingKitAnchor: kit.anchor })
        for (const { size, amount, applicable_bundles } of offers.ok ? offers.value : []) {
          const bands = applicable_bundles.map((anchor) => kitOfAnchor(anchor)?.band ?? 'baby')
          expect(amount).toBe(bands.reduce((sum, band) => sum + (advanceCents[size]?.[band] ?? Number.NaN), 0))
        }
        const path = `/products?anchors=${kit.anchor},book-seedling&language=en&currency_code=${currency}`
        const [toys, books] = (await services.ask('catalog', path)).body.products
        expect(toys.price).toBe(kitCents[bundleAgeOf(kit)])
        if (booksCents !== null) expect(books.price).toBe(booksCents)
      }
      for (const size of [2, 4]) expect(advanceCents[size]?.baby).toBeLessThan(kitCents['0-12-months'])
    },
  )

  test('A-236 in every currency more kits in advance save more, and more than the kits one by one', async () => {
    for (const currency of ['eur', 'usd', 'gbp', 'aud'] as const)
      for (const [startingKitAnchor, single] of [
        ['kit-the-looker', 'S-396'],
        ['kit-the-babbler', 'S-397'],
      ] as const) {
        const read = await services.client().catalog.bundleOffers({ ...EN, currency, startingKitAnchor })
        const [two = 0, four = 0] = read.ok
          ? read.value.map((each) => savingsPercent(each.amount, each.full_amount))
          : []
        expect(two).toBeGreaterThan(single === 'S-396' ? 13 : 17)
        expect(four).toBeGreaterThan(two)
      }
  })

  test('no offer reaches past the last kit', async () => {
    const sizes = async (startingKitAnchor: string) => {
      const read = await services.client().catalog.bundleOffers({ ...EN, startingKitAnchor })
      return read.ok ? read.value.map(({ size }) => size) : read.error.kind
    }
    expect(await sizes('kit-the-persister')).toEqual([2])
    expect(await sizes('kit-the-planner')).toEqual([])
    expect(await sizes('kit-the-nobody')).toEqual([])
  })

  test('A-259 an offer is found again by its id, and no other id finds one', async () => {
    const found = await services.client().catalog.bundleOffer('prepay-4-kit-the-babbler-gbp')
    expect(found).toMatchObject({ ok: true, value: { size: 4, amount: 44_400, currency_code: 'gbp' } })
    for (const id of [
      'prepay-1-kit-the-looker-eur',
      'prepay-3-kit-the-looker-eur',
      'prepay-4-kit-the-planner-eur',
      'x',
    ])
      expect(await services.client().catalog.bundleOffer(id)).toEqual({ ok: false, error: { kind: 'notFound' } })
  })

  test('the reading club’s plan has a box a month for each reading age', async () => {
    const path = '/subscription_plans/early-reader-club/installments?language=fr&currency_code=gbp'
    const { body } = await services.ask('catalog', path)
    expect(body.subscription_plan.installments).toHaveLength(3)
    expect(body.subscription_plan.installments[0]).toEqual({
      id: 'erc-box-3-4',
      sku: 'ERC-BOX-3-4',
      name: 'Early Reader Club, 3–4 ans',
      price: 2100,
      currency_code: 'gbp',
      frequency_months: 1,
    })
    expect(await services.client().catalog.subscriptionPlan({ ...EN, anchor: 'no-such-plan' })).toEqual({
      ok: false,
      error: { kind: 'notFound' },
    })
  })
})

const method = {
  user_uuid: persona('new').playchartId,
  brand: 'visa',
  last4: '4242',
  gateway_token: 'token-1',
  billing_address_uuid: null,
}
const allOfIt = async () =>
  JSON.stringify([
    await services.db.select().from(paymentMethods).orderBy(paymentMethods.uuid),
    await services.db.select().from(credits).orderBy(credits.userUuid),
  ])

describe('how people pay', () => {
  test('S-351, A-132, A-264 the labels of the seed are of every kind', async () => {
    const names = ['parent', 'cancelled', 'finished', 'gift', 'prepaid', 'new']
    const labels = await Promise.all(
      names.map(async (name) => {
        const { playchartId } = persona(name)
        const read = await services
          .client()
          .catalog.paymentMethods({ headers: personOf(playchartId), userUuid: playchartId, language: 'en' })
        return read.ok ? read.value.map(({ localized_label }) => localized_label) : read.error
      }),
    )
    expect(labels).toEqual([
      ['Visa ending in 4242'],
      ['PayPal'],
      ['Bank debit (INGB)'],
      ['Subscription credit balance'],
      ['Playchart gift card'],
      [],
    ])
  })

  test('fifty identical requests at once make one way to pay, and a newer one becomes the primary one', async () => {
    const { catalog } = services.client()
    const key = randomUUID()
    const asked = { headers: SERVICE, key, method }
    const made = await Promise.all(Array.from({ length: 50 }, () => catalog.addPaymentMethod(asked)))
    expect(new Set(made.map((each) => (each.ok ? each.value.uuid : each.error.kind))).size).toBe(1)
    await catalog.addPaymentMethod({ ...asked, key: randomUUID() })
    await Promise.all(
      ['token-2', 'token-3'].map((gateway_token) =>
        catalog.addPaymentMethod({ ...asked, key: randomUUID(), method: { ...method, gateway_token } }),
      ),
    )
    const mine = eq(paymentMethods.userUuid, method.user_uuid)
    expect(await services.db.select().from(paymentMethods).where(mine)).toHaveLength(3)
    const primary = await services.db.select().from(paymentMethods).where(and(mine, paymentMethods.isPrimary))
    expect(primary).toHaveLength(1)
  })

  test('S-351, A-235 the credits are those of who asks', async () => {
    const own = await services.client().catalog.creditSummary({ headers: as })
    const rewards = { total_balance: 2000, currency_code: 'eur' }
    expect(own).toEqual({ ok: true, value: { credits_available: { advocate_rewards: rewards } } })
    const { body } = await services.ask('catalog', '/credit_summary', { headers: personOf(reader.playchartId) })
    expect(body.credits_available.advocate_rewards.total_balance).toBe(0)
    expect((await services.ask('catalog', '/credit_summary', { headers: SERVICE })).status).toBe(400)
  })

  test.each([
    ['another person’s', reader.playchartId, 404],
    ['nobody’s', randomUUID(), 404],
  ])('%s are not there (T3)', async (_name, userUuid, status) => {
    const path = `/external_payment_methods/for_user/${userUuid}`
    const answers = [
      await services.ask('catalog', path, { headers: as }),
      await services.ask('catalog', `/credit_summary?user_uuid=${userUuid}`, { headers: as }),
    ]
    expect(answers.map((each) => each.status)).toEqual([status, status])
    expect(answers.map(({ text }) => text).join()).not.toContain('4242')
  })

  test('malformed ids find nothing; without a token nothing is said; a person adds no way to pay (T3, T4)', async () => {
    const before = await allOfIt()
    const add = { method: 'POST', key: randomUUID(), body: method }
    expect((await services.ask('catalog', '/external_payment_methods/for_user/x', { headers: as })).status).toBe(404)
    const own = `/external_payment_methods/for_user/${parent.playchartId}`
    expect((await services.ask('catalog', own)).status).toBe(401)
    expect((await services.ask('catalog', '/credit_summary')).status).toBe(401)
    expect((await services.ask('catalog', '/external_payment_methods', { ...add, headers: as })).status).toBe(401)
    expect((await services.ask('catalog', '/external_payment_methods', add)).status).toBe(401)
    const numbered = { ...add, headers: SERVICE, body: { ...method, number: '4242424242424242' } }
    expect((await services.ask('catalog', '/external_payment_methods', numbered)).status).toBe(400)
    const keyless = { ...add, headers: SERVICE, key: undefined }
    expect((await services.ask('catalog', '/external_payment_methods', keyless)).status).toBe(400)
    expect(await allOfIt()).toBe(before)
  })
})

test.each(FAILURES)('the client calls it %s when the catalogue fails by %j', async (kind, outcome) => {
  const { catalog } = services.client()
  services.rules.add({ upstream: 'catalog', operation: '*', outcome, times: null })
  const plan = await catalog.subscriptionPlan({ ...EN, anchor: 'early-reader-club' })
  const methods = await catalog.paymentMethods({ headers: as, userUuid: parent.playchartId, language: 'en' })
  expect([plan, methods]).toMatchObject([
    { ok: false, error: { kind } },
    { ok: false, error: { kind } },
  ])
})
