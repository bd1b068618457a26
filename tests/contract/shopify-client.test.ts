import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { KITS } from '~/services/domain/kits/kit.rules'
import { localeOf } from '~/services/domain/locale'
import { Collection, Product } from '~/services/domain/products/product.contract'
import { createCatalogue } from '~/services/flows/products/catalogue.server'
import { createCache } from '~/services/platform/cache/cache.server'
import { storefrontSchema } from '~/services/upstreams/shopify/embedded/storefront-schema'
import { EU, openCartShop } from '../support/cart-shop'

const world = openCartShop()

async function product(handle: string, locale = EU) {
  const found = await world.shop.catalogue.product(handle, locale)
  if (!found.ok) throw new Error(`${handle}: ${found.error.kind}`)
  return Product.parse(found.value)
}

test('every document is valid in Shopify’s own schema', async () => {
  const schema = await storefrontSchema()
  const files = import.meta.glob<Record<string, string>>(
    '../../src/services/upstreams/shopify/queries/*.{query,mutation}.ts',
    {
      eager: true,
    },
  )
  const documents = Object.values(files).flatMap((file) => Object.values(file))
  expect(documents.length).toBeGreaterThan(10)
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([])
})

test('S-186, S-187 a product and its variants as screens need them', async () => {
  const kit = await product('kit-the-companion')
  expect(kit).toMatchObject({
    handle: 'kit-the-companion',
    title: 'The Companion Play Kit',
    productType: 'Play Kits',
    options: [{ name: 'Skin tone', values: ['light', 'tan', 'dark'] }],
    facts: { kitPosition: 10, kitMonthsSpan: 3, minMonths: 22, maxMonths: 24 },
  })
  expect(kit.images[0]?.url).toMatch(/^\/upstream\/media\/kit-companion-open/)
  expect(kit.variants).toHaveLength(3)
  expect(kit.variants[1]).toMatchObject({
    title: 'tan',
    sku: 'KIT-COMPANION-TAN',
    price: { amountCents: 15_200, currency: 'eur' },
    formattedPrice: '€152.00',
    priceCentsStandalone: 15_200,
    availableForSale: true,
    quantityAvailable: 40,
  })
  expect(kit.variants[1]?.id).toBe(`gid://shopify/ProductVariant/${kit.variants[1]?.numericId}`)
})

test('S-068 several options make a title with slashes; a single variant has none', async () => {
  const plan = await product('the-play-kits')
  expect(plan.variants.map(({ title }) => title)).toContain('baby / pay-up-front-2')
  expect(plan.sellingPlans.map(({ name }) => name)).toEqual(['Every 2 months', 'Every 3 months'])
  const bags = await product('toy-bean-bags')
  expect([bags.options, bags.variants[0]?.title]).toEqual([[], ''])
})

test('S-002, S-079, S-210 each of the 22 kits is in the shop, with its age and place', async () => {
  for (const { anchor, title, minMonths, maxMonths, position, monthsSpan } of KITS) {
    const kit = await product(anchor)
    const facts = { kitPosition: position, kitMonthsSpan: monthsSpan, minMonths, maxMonths }
    expect(kit).toMatchObject({ handle: anchor, title, facts })
  }
})

test.each([
  ['us', 'usd', 9200, 14_500],
  ['gb', 'gbp', 9200, 14_500],
  ['au', 'aud', 14_900, 23_500],
  ['eu', 'eur', 9700, 15_200],
] as const)('S-005 prices in %s are in %s, the single kit’s too', async (region, currency, baby, toddler) => {
  const locale = localeOf('en', region)
  for (const [handle, amountCents] of [
    ['kit-the-thinker', baby],
    ['kit-the-babbler', toddler],
  ] as const) {
    const [variant] = (await product(handle, locale)).variants
    expect(variant).toMatchObject({ price: { amountCents, currency }, priceCentsStandalone: amountCents })
  }
})

test('S-005 words come in the five languages', async () => {
  const titles = await Promise.all(
    (['en', 'nl', 'fr', 'de', 'es'] as const).map(
      async (language) => (await product('gift-card', localeOf(language, 'eu'))).title,
    ),
  )
  expect(titles).toEqual(['Gift card', 'Cadeaubon', 'Carte cadeau', 'Geschenkkarte', 'Tarjeta regalo'])
})

test('S-242 the shop has a presale, a back order and something sold out', async () => {
  const collection = await world.shop.catalogue.collection({ handle: 'toys', first: 50 }, EU)
  const cards = Collection.parse(collection.ok ? collection.value : null).products
  const statusOf = (handle: string) => cards.find((card) => card.handle === handle)?.inventoryStatus
  expect(statusOf('toy-balance-board')).toBe('presale')
  expect(statusOf('toy-marble-run')).toBe('backorder')
  expect(statusOf('toy-felt-tea-set')).toBe('out_of_stock')
  expect(statusOf('toy-ball-track')).toBe('active')
})

test('a collection comes in pages', async () => {
  const first = await world.shop.catalogue.collection({ handle: 'play-kits', first: 20 }, EU)
  const next = first.ok ? first.value.next : null
  const second = await world.shop.catalogue.collection({ handle: 'play-kits', first: 20, after: next }, EU)
  const handles = [first, second].flatMap((page) => (page.ok ? page.value.products.map(({ handle }) => handle) : []))
  expect(new Set(handles).size).toBe(23)
  expect(second.ok && second.value.next).toBeNull()
})

test('what the shop does not have is not found, and is no outage', async () => {
  expect(await world.shop.catalogue.product('nothing', EU)).toEqual({ ok: false, error: { kind: 'notFound' } })
  expect(await world.shop.catalogue.collection({ handle: 'nothing', first: 1 }, EU)).toMatchObject({
    error: { kind: 'notFound' },
  })
})

test('an answer that breaks its schema is invalid, a failing shop unreachable', async () => {
  world.wire.through = async () => Response.json({ data: { product: { id: 1 } } })
  expect(await world.shop.catalogue.product('toy-bean-bags', EU)).toMatchObject({ error: { kind: 'invalid' } })
  world.wire.through = async () => new Response('down', { status: 503 })
  expect(await world.shop.catalogue.product('toy-bean-bags', EU)).toMatchObject({ error: { kind: 'unreachable' } })
  world.wire.through = (request, send) => send(request)
})

test('S-401 products and stock are asked once in 300 seconds, and an outage repeats the last answer', async () => {
  const time = { now: 1 }
  const { cached } = createCache({ now: () => time.now })
  const catalogue = createCatalogue({ client: world.shop.client, cached })
  await catalogue.product('toy-bean-bags', EU)
  const before = world.wire.count
  time.now += 299_000
  await catalogue.product('toy-bean-bags', EU)
  expect(world.wire.count).toBe(before)
  world.wire.through = async () => new Response('down', { status: 500 })
  time.now += 2000
  const stale = await catalogue.product('toy-bean-bags', EU)
  expect(stale.ok && stale.value.title).toBe('Three Bean Bags')
  // the old answer does not wait for the question that it lets go out
  await expect.poll(() => world.wire.count).toBeGreaterThan(before)
  world.wire.through = (request, send) => send(request)
})
