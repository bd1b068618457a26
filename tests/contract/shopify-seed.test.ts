import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopifySeed } from '~/services/upstreams/shopify/embedded/catalogue.contract'
import { createShopifyHandler } from '~/services/upstreams/shopify/embedded/shopify.handler'
import { seedShopify, shopifySeed } from '~/services/upstreams/shopify/embedded/shopify.seed'
import { openTestDatabase } from '../support/database'
import { shopSeed } from '../support/shopify-seed'
import { clientOf, ORIGIN } from '../support/shopify-shop'

const clock = { now: () => Date.parse('2026-11-21T12:00:00.000Z') }
const tokens = { public: ['public-token'], private: [] }

/** The shop’s own seed behind the Storefront API. */
const opened: { client?: ReturnType<typeof clientOf>; close?: () => Promise<void>; seed?: ShopifySeed } = {}
beforeAll(async () => {
  const { db, close } = await openTestDatabase()
  const seed = await shopifySeed()()
  await seedShopify(db, seed)
  await seedShopify(db, shopSeed)
  const client = clientOf(createShopifyHandler({ db, clock, origin: ORIGIN, tokens, armor: true }))
  Object.assign(opened, { client, close, seed })
})
afterAll(() => opened.close?.())

const seeded = () => {
  if (!opened.client || !opened.seed) throw new Error('the shop is not open yet')
  return { client: opened.client, seed: opened.seed }
}

describe('the seed of the shop', () => {
  test('keeps to its contract, and every reference leads somewhere', () => {
    const { seed } = seeded()
    const handles = seed.products.map(({ handle }) => handle)
    const skus = seed.products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(new Set(handles).size).toBe(handles.length)
    expect(new Set(skus).size).toBe(skus.length)
    const collectionHandles = new Set(seed.collections.map(({ handle }) => handle))
    const pictures = new Set(Object.keys(seed.media))
    const lost = seed.products.flatMap(({ handle, collections, images, variants }) => [
      ...collections.filter((one) => !collectionHandles.has(one)).map((one) => `${handle}: collection ${one}`),
      ...[...images, ...variants.flatMap(({ image }) => image ?? [])]
        .filter((one) => !pictures.has(one))
        .map((one) => `${handle}: picture ${one}`),
    ])
    expect(lost).toEqual([])
  })

  test('is put in once, and every product of it is answered', async () => {
    const { client, seed } = seeded()
    const { data, errors } = await client.request('{ products(first: 250) { nodes { handle featuredImage { url } } } }')
    expect(errors).toBeUndefined()
    expect(data.products.nodes.map(({ handle }: { handle: string }) => handle).sort()).toEqual(
      seed.products.map(({ handle }) => handle).sort(),
    )
  })

  test('S-205 has products of every type that the shop tells apart', async () => {
    const { client } = seeded()
    const { data } = await client.request('{ productTypes(first: 50) { nodes } }')
    const types = ['Course Pack', 'Play Kits', 'Skill Set', 'ERC', 'Kit Component']
    expect(data.productTypes.nodes).toEqual(expect.arrayContaining(types))
  })

  test('a shop whose variants share a sku is not opened', async () => {
    const { db, close } = await openTestDatabase()
    const [first] = shopSeed.products
    const twice = { ...shopSeed, products: first ? [first, { ...first, handle: 'other' }] : [] }
    await expect(seedShopify(db, twice)).rejects.toThrow()
    await close()
  })
})

const PRODUCT_CARD = `fragment card on Product {
  id handle availableForSale title description descriptionHtml
  options { id name values }
  priceRange { maxVariantPrice { amount currencyCode } minVariantPrice { amount currencyCode } }
  variants(first: 250) { edges { node { id title availableForSale selectedOptions { name value } price { amount currencyCode } } } }
  featuredImage { ...image } images(first: 20) { edges { node { ...image } } }
  seo { description title } tags updatedAt
}
fragment image on Image { url altText width height }`

const CART = `fragment CartMoney on MoneyV2 { currencyCode amount }
fragment Merch on ProductVariant { id availableForSale compareAtPrice { ...CartMoney } price { ...CartMoney } requiresShipping title
  image { id url altText width height } product { handle title id vendor } selectedOptions { name value } }
fragment CartLine on CartLine { id quantity attributes { key value } parentRelationship { parent { id } }
  cost { totalAmount { ...CartMoney } amountPerQuantity { ...CartMoney } compareAtAmountPerQuantity { ...CartMoney } } merchandise { ... on ProductVariant { ...Merch } } }
fragment Componentizable on ComponentizableCartLine { id quantity attributes { key value } cost { totalAmount { ...CartMoney } }
  merchandise { ... on ProductVariant { ...Merch } } lineComponents { ...CartLine } }
fragment CartApi on Cart { updatedAt id appliedGiftCards { id lastCharacters amountUsed { ...CartMoney } } checkoutUrl totalQuantity
  buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
  lines(first: 100) { nodes { ...CartLine } nodes { ...Componentizable } }
  cost { subtotalAmount { ...CartMoney } totalAmount { ...CartMoney } totalDutyAmount { ...CartMoney } totalTaxAmount { ...CartMoney } }
  note attributes { key value } discountCodes { code applicable } }`

/** The shapes that widely used storefront apps send, with the sizes that they ask for. */
describe('storefront apps pass the entrance unchanged', () => {
  test.each([
    [
      'a listing of a hundred products with all variants',
      `{ products(first: 100, sortKey: RELEVANCE, reverse: false, query: "kit") { edges { node { ...card } } } } ${PRODUCT_CARD}`,
    ],
    [
      'a collection',
      `{ collection(handle: "play-kits") { products(sortKey: COLLECTION_DEFAULT, reverse: false, first: 100) { edges { node { ...card } } } } } ${PRODUCT_CARD}`,
    ],
    [
      'a product page with encoded variants',
      `{ products(first: 1) { nodes { id title vendor handle encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name firstSelectableVariant { id sku price { amount } } swatch { color image { previewImage { url } } } } }
        selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true) { id sku quantityAvailable unitPrice { amount } }
        adjacentVariants(selectedOptions: []) { id selectedOptions { name value } } seo { title } } } }`,
    ],
    [
      'the sitemap’s index',
      '{ products: sitemap(type: PRODUCT) { pagesCount { count } } metaobjects: sitemap(type: METAOBJECT) { pagesCount { count } } }',
    ],
  ])('%s', async (_what, query) => {
    const { data, errors } = await seeded().client.request(query)
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).toMatch(/"(handle|count)"/)
  })

  test('a cart with its components, filled and read', async () => {
    const { client } = seeded()
    const found = await client.request(
      '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id price { amount } } } } } }',
    )
    const [{ id, price }] = found.data.products.nodes[0].variants.nodes
    const { data, errors } = await client.request(
      `mutation ($input: CartInput!) @inContext(country: US, language: EN) { cartCreate(input: $input) { cart { ...CartApi } userErrors { message field code } warnings { code message target } } } ${CART}`,
      { variables: { input: { lines: [{ merchandiseId: id }] } } },
    )
    expect(errors).toBeUndefined()
    expect(data.cartCreate.cart).toMatchObject({ totalQuantity: 1, cost: { totalAmount: { amount: price.amount } } })
  })
})

test('T19 page sizes that multiply in variables are refused in one sentence, soon', async () => {
  const circle = (inner: string) => `products(first: $n) { nodes { collections(first: $n) { nodes { ${inner} } } } }`
  const query = `query ($n: Int) { ${circle(circle('products(first: $n) { nodes { id } }'))} }`
  const start = performance.now()
  const { data, errors } = await seeded().client.request(query, { variables: { n: 250 } })
  expect(data).toBeUndefined()
  expect(errors?.graphQLErrors).toMatchObject([{ extensions: { code: 'MAX_COST_EXCEEDED' } }])
  expect(performance.now() - start).toBeLessThan(2000)
})
