import { decodeEncodedVariant } from '@shopify/hydrogen-react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeVariants } from '~/services/upstreams/shopify/embedded/encoded-variants'
import { gid, shopifyNumber } from '~/services/upstreams/shopify/embedded/ids'
import { setStock } from '~/services/upstreams/shopify/embedded/stock'
import { Any, openShop } from '../support/shopify-shop'

const shop = openShop()
const variantId = (sku: string) => gid('ProductVariant', shopifyNumber('ProductVariant', sku))
const productId = (handle: string) => gid('Product', shopifyNumber('Product', handle))

const doll = async (fields: string, variables: Record<string, unknown> = {}, head = '') =>
  (await shop.ask(Any, `query ${head} { product(handle: "soft-doll") { ${fields} } }`, variables)).product

describe('a product', () => {
  test('S-186 carries id, title, handle, type, tags and its variants', async () => {
    const fields = 'id title handle productType tags vendor variants(first: 50) { nodes { sku } }'
    expect(await doll(fields)).toEqual({
      id: productId('soft-doll'),
      title: 'Soft Doll',
      handle: 'soft-doll',
      productType: 'Dolls',
      tags: ['soft', 'bestseller'],
      vendor: 'Playchart',
      variants: { nodes: [{ sku: 'DOLL-R-S' }, { sku: 'DOLL-B-S' }, { sku: 'DOLL-B-L' }] },
    })
  })

  test('S-187 a variant has a gid, title, sku, a price in decimals with its currency, availability and a picture', async () => {
    const { variants } = await doll(
      'variants(first: 1, sortKey: SKU) { nodes { id title sku availableForSale currentlyNotInStock price { amount currencyCode } compareAtPrice { amount } image { url altText } } }',
    )
    expect(variants.nodes).toEqual([
      {
        id: variantId('DOLL-B-L'),
        title: 'Blue / L',
        sku: 'DOLL-B-L',
        availableForSale: true,
        currentlyNotInStock: true,
        price: { amount: '26.5', currencyCode: 'USD' },
        compareAtPrice: { amount: '31.0' },
        image: { url: 'https://play.test/upstream/media/soft-doll-2', altText: 'The back of a doll' },
      },
    ])
  })

  test('S-358 fifty variants come in one page; a page is at most 250', async () => {
    expect((await doll('variants(first: 50) { nodes { id } }')).variants.nodes).toHaveLength(3)
    const { errors } = await shop.request('{ products(first: 251) { nodes { id } } }')
    expect(errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } })
    const unsized = await shop.request('{ products { nodes { id } } }')
    expect(unsized.errors?.graphQLErrors?.[0]).toMatchObject({ message: 'you must provide one of first or last' })
  })

  test('follows @inContext in words and currency, on literals, variables and their defaults', async () => {
    const fields = 'title featuredImage { altText } priceRange { minVariantPrice { amount currencyCode } }'
    const german = { title: 'Weiche Puppe', featuredImage: { altText: 'Eine Puppe' } }
    const eur = { priceRange: { minVariantPrice: { amount: '20.0', currencyCode: 'EUR' } } }
    const ask = (head: string, variables = {}) => doll(fields, variables, head)
    expect(await ask('@inContext(country: DE, language: DE)')).toEqual({ ...german, ...eur })
    const declared = '($c: CountryCode = AT, $l: LanguageCode) @inContext(country: $c, language: $l)'
    expect(await ask(declared, { l: 'DE' })).toEqual({ ...german, ...eur })
    expect((await ask('@inContext(country: JP)')).priceRange.minVariantPrice.currencyCode).toBe('USD')
    expect((await ask('@inContext(country: AU)')).priceRange.minVariantPrice).toEqual({
      amount: '25.0',
      currencyCode: 'AUD',
    })
  })

  test('has plain and HTML descriptions, metafields and what these refer to', async () => {
    const answer = await doll(`description descriptionHtml short: description(truncateAt: 12)
      months: metafield(namespace: "custom", key: "min_months") { value type }
      metafields(identifiers: [{ namespace: "custom", key: "goes_with" }, { key: "none" }]) {
        references(first: 2) { nodes { ... on Product { handle } } }
      }`)
    expect(answer).toEqual({
      description: 'About soft-doll & more.',
      descriptionHtml: '<p>About <b>soft-doll</b> &amp; more.</p>',
      short: 'About...',
      months: { value: '6', type: 'number_integer' },
      metafields: [{ references: { nodes: [{ handle: 'ball' }] } }, null],
    })
  })

  test('is found by handle and id alike, and by node; an unknown one is null', async () => {
    const data = await shop.ask(
      Any,
      `query ($id: ID!, $none: ID!) {
        product(id: $id) { handle } node(id: $id) { __typename }
        none: product(handle: "none") { id } nodes(ids: [$none, $id]) { id }
      }`,
      { id: productId('ball'), none: gid('Product', '1') },
    )
    expect(data).toEqual({
      product: { handle: 'ball' },
      node: { __typename: 'Product' },
      none: null,
      nodes: [null, { id: productId('ball') }],
    })
  })

  test('every id that the wire gives is a node that answers', async () => {
    const {
      product,
      menu,
      page,
      shop: own,
    } = await shop.ask(
      Any,
      `{ shop { id privacyPolicy { id } } menu(handle: "main-menu") { id items { id } } page(handle: "about") { id }
         product(handle: "soft-doll") { id options { id optionValues { id } } media(first: 2) { nodes { id } }
           metafield(namespace: "custom", key: "min_months") { id } collections(first: 1) { nodes { id } } } }`,
    )
    const ids = JSON.stringify([product, menu, page, own]).match(/gid:[^"]+/g) ?? []
    const { nodes } = await shop.ask(Any, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })
    expect(nodes.map((node: { id: string } | null) => node?.id)).toEqual(ids)
  })
})

describe('choosing a variant', () => {
  const picked = async (field: string) => (await doll(`${field} { sku }`))[field.replace(/\(.*/s, '')]?.sku ?? null
  const blueSmall = '[{ name: "Colour", value: "Blue" }, { name: "Size", value: "S" }]'

  test('the selected variant wins even when it is sold out; without a selection the first available', async () => {
    expect(await picked(`selectedOrFirstAvailableVariant(selectedOptions: ${blueSmall})`)).toBe('DOLL-B-S')
    expect(await picked('selectedOrFirstAvailableVariant')).toBe('DOLL-R-S')
    const partly = '[{ name: "Colour", value: "Blue" }]'
    expect(await picked(`selectedOrFirstAvailableVariant(selectedOptions: ${partly})`)).toBe('DOLL-B-L')
  })

  test('unknown options are ignored unless asked otherwise, case matters unless asked otherwise', async () => {
    const extra = '[{ name: "utm", value: "x" }, { name: "Colour", value: "Blue" }]'
    expect(await picked(`selectedOrFirstAvailableVariant(selectedOptions: ${extra})`)).toBe('DOLL-B-L')
    expect(
      await picked(`selectedOrFirstAvailableVariant(selectedOptions: ${extra}, ignoreUnknownOptions: false)`),
    ).toBe('DOLL-R-S')
    const lower = blueSmall.toLowerCase()
    expect(await picked(`variantBySelectedOptions(selectedOptions: ${lower})`)).toBeNull()
    expect(await picked(`variantBySelectedOptions(selectedOptions: ${lower}, caseInsensitiveMatch: true)`)).toBe(
      'DOLL-B-S',
    )
  })

  test('adjacent variants differ in exactly one option', async () => {
    const { adjacentVariants } = await doll(`adjacentVariants(selectedOptions: ${blueSmall}) { sku }`)
    expect(adjacentVariants).toEqual([{ sku: 'DOLL-R-S' }, { sku: 'DOLL-B-L' }])
  })

  test('option values know their first variant and their swatch', async () => {
    const { options } = await doll(
      'options { name optionValues { name firstSelectableVariant { sku } swatch { color } } }',
    )
    expect(options).toEqual([
      {
        name: 'Colour',
        optionValues: [
          { name: 'Red', firstSelectableVariant: { sku: 'DOLL-R-S' }, swatch: { color: '#aa0000' } },
          { name: 'Blue', firstSelectableVariant: { sku: 'DOLL-B-S' }, swatch: null },
        ],
      },
      {
        name: 'Size',
        optionValues: [
          { name: 'S', firstSelectableVariant: { sku: 'DOLL-R-S' }, swatch: null },
          { name: 'L', firstSelectableVariant: { sku: 'DOLL-B-L' }, swatch: null },
        ],
      },
    ])
  })

  test('existence and availability are Shopify’s trie', async () => {
    expect(await doll('encodedVariantExistence encodedVariantAvailability')).toEqual({
      encodedVariantExistence: 'v1_0:0,1:0-1,',
      encodedVariantAvailability: 'v1_0:0,1:1,',
    })
    const { product } = await shop.ask(Any, '{ product(handle: "ball") { encodedVariantExistence options { name } } }')
    expect(product).toEqual({ encodedVariantExistence: 'v1_0', options: [{ name: 'Title' }] })
  })

  test('the documented example is encoded as documented', () => {
    const example = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ]
    expect(encodeVariants(example)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,')
  })

  test('Hydrogen’s decoder reads back every set of combinations', () => {
    const combination = (options: number) => fc.array(fc.nat(6), { minLength: options, maxLength: options })
    const sets = fc
      .integer({ min: 1, max: 3 })
      .chain((options) => fc.uniqueArray(combination(options), { minLength: 1, maxLength: 40, selector: String }))
    const sorted = (list: readonly (readonly number[])[]) => list.map(String).sort()
    fc.assert(
      fc.property(sets, (set) => {
        expect(sorted(decodeEncodedVariant(encodeVariants(set)))).toEqual(sorted(set))
      }),
    )
  })
})

test('stock set by QA is seen by the next question', async () => {
  const asked = '{ product(handle: "blocks") { availableForSale totalInventory } }'
  expect((await shop.ask(Any, asked)).product).toEqual({ availableForSale: false, totalInventory: 0 })
  await setStock(shop.db(), 'BLOCKS', 4)
  expect((await shop.ask(Any, asked)).product).toEqual({ availableForSale: true, totalInventory: 4 })
  await setStock(shop.db(), 'BLOCKS', 0)
  expect(await setStock(shop.db(), 'NO-SUCH-SKU', 1)).toBe(false)
})

test('a picture takes a size, a cut and a format as the image endpoint spells them', async () => {
  const { featuredImage } = await doll(
    'featuredImage { width url(transform: { maxWidth: 300, maxHeight: 200, crop: TOP, scale: 2, preferredContentType: WEBP }) }',
  )
  const url = new URL(featuredImage.url)
  expect(url.origin + url.pathname).toBe('https://play.test/upstream/media/soft-doll-1')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    v: 'abcdef01',
    w: '640',
    h: '400',
    fit: 'fill',
    f: 'top',
    fm: 'webp',
  })
  expect(featuredImage.width).toBe(1200)
})
