import { describe, expect, test } from 'vitest'
import {
  addOnOf,
  firstInStock,
  isOutOfStock,
  needsVariant,
  variantInStock,
} from '~/machines/shop/add-on-button/add-on-button.rules'
import { isOrderable } from '~/machines/shop/add-to-cart/add-to-cart.rules'
import { type KitPageData, kitPageInput } from '~/machines/shop/kit-page/kit-page.rules'
import { settleAttributes } from '~/services/domain/cart/attributes.rules'
import { addOnLine, productLine } from '~/services/domain/cart/line.rules'
import { chosenSingle, kitOptionsOf, startCustomization } from '~/services/domain/kits/customization.rules'
import { hasWaysToBuy, isSoldOut, isStandaloneEnabled, purchaseKind } from '~/services/domain/kits/kit-purchase.rules'
import { skinToneOf } from '~/services/domain/kits/variant.rules'
import { localeOf } from '~/services/domain/locale'
import type { Product } from '~/services/domain/products/product.contract'
import { kitVariants, offersOf } from '~/services/flows/kit-page/kit-page.rules'
import { stepHref } from '~/services/flows/subscription/step-links.rules'

const VARIANT = 'gid://shopify/ProductVariant/1'
const PARENT = 'gid://shopify/Product/9'
const attributesOf = ({ attributes }: { attributes: { key: string; value: string }[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value]))

describe('what flags say of a kit’s page', () => {
  const nothing = { isTreatment: false, showsResale: false, saysFailures: false }

  test.each([
    ['S-092 another hero', { 'money_increase-perceived-pk-sub-value': 'treatment' }, { isTreatment: true }],
    ['S-091 the resale message', { 'money_resale-value-on-plk-pdp-v2': 'treatment' }, { showsResale: true }],
    ['a failure that is told', { 'loud-failures': 'on' }, { saysFailures: true }],
    ['nothing, while they are off', { 'money_resale-value-on-plk-pdp-v2': 'control', 'loud-failures': 'off' }, {}],
  ])('%s', (_, flags, shown) => expect(kitVariants(flags)).toEqual({ ...nothing, ...shown }))
})

describe('lines', () => {
  test('S-365 S-366 a product page’s line carries where it comes from and the price that was shown, in cents', () => {
    const line = productLine({ variantId: VARIANT, priceCents: 9000 })
    expect(line).toMatchObject({ merchandiseId: VARIANT, quantity: 1 })
    expect(attributesOf(line)).toEqual({
      price_source: 'standalone',
      source: 'product_page',
      quantity_limited_to_one: 'false',
      item_origin: 'product_page',
      display_price: '9000',
    })
  })

  test('S-301 an add-on is one piece, and belongs to its product after the shop has settled it', () => {
    const line = addOnLine({ variantId: VARIANT, priceCents: 1800, parentProductId: PARENT })
    const merchandise = {
      sku: 'BOOK',
      productTitle: 'Book',
      productType: 'Book Bundle',
      optionValues: [],
      priceCents: 2000,
      compareAtCents: null,
    }
    expect(line.quantity).toBe(1)
    expect(settleAttributes(line.attributes, merchandise)).toMatchObject({
      parent_product_id: PARENT,
      source: 'product_page',
      item_origin: 'product_page',
      display_price: '2000',
    })
  })

  test('S-094 S-302 at least one whole piece, and no second one where one is the limit', () => {
    const page = { offers: [{ variantId: VARIANT, priceCents: 100 }], isLimitedToOne: false }
    const canOrder = (quantity: number, isLimitedToOne = false) =>
      isOrderable({ variantId: VARIANT, quantity }, { ...page, isLimitedToOne })
    expect([0, -1, 1.5, Number.NaN].some((quantity) => canOrder(quantity))).toBe(false)
    expect([canOrder(1), canOrder(200), canOrder(1, true), canOrder(2, true)]).toEqual([true, true, true, false])
    expect(isOrderable({ variantId: 'other', quantity: 1 }, page)).toBe(false)
  })
})

describe('ways of buying', () => {
  const page = { subscriptionId: 'gid://shopify/Product/1', standaloneId: 'gid://shopify/Product/2-standalone' }

  test('S-253 an id with "standalone" is the single kit, and only that of this page', () => {
    expect(purchaseKind(page.standaloneId, page)).toBe('standalone')
    expect(purchaseKind(page.subscriptionId, page)).toBe('subscription')
    expect(purchaseKind('gid://shopify/Product/3-standalone', page)).toBeNull()
    expect(purchaseKind(page.standaloneId, { ...page, standaloneId: null })).toBeNull()
  })

  test('S-255 the single kit needs the flag’s value "enabled" and a single product', () => {
    expect(isStandaloneEnabled({ flag: 'enabled', standalone: {} })).toBe(true)
    expect(isStandaloneEnabled({ flag: 'on', standalone: {} })).toBe(false)
    expect(isStandaloneEnabled({ flag: 'enabled', standalone: null })).toBe(false)
  })

  test('S-256 only the single kit runs out below the threshold', () => {
    expect(isSoldOut({ optionId: page.standaloneId, isLow: true })).toBe(true)
    expect(isSoldOut({ optionId: page.standaloneId, isLow: false })).toBe(false)
    expect(isSoldOut({ optionId: page.subscriptionId, isLow: true })).toBe(false)
  })

  test('S-082 tabs need both flags and something to add', () => {
    expect(hasWaysToBuy({ playthings: 'on', parts: 'on', addOns: [1] })).toBe(true)
    expect(hasWaysToBuy({ playthings: 'off', parts: 'on', addOns: [1] })).toBe(false)
    expect(hasWaysToBuy({ playthings: 'on', parts: 'off', addOns: [1] })).toBe(false)
    expect(hasWaysToBuy({ playthings: 'on', parts: 'on', addOns: [] })).toBe(false)
  })

  test('S-087 the choice starts at the value flagged as default; what the kit no longer offers is forgotten', () => {
    const value = (text: string, isDefault: boolean) => ({ value: text, isDefault, picture: null, label: text })
    const options = kitOptionsOf([
      { optionName: 'doll', optionPrompt: '', optionValues: [value('light', false), value('tan', true)] },
    ])
    expect(startCustomization(options, {})).toEqual({ doll: 'tan' })
    expect(startCustomization(options, { doll: 'light' })).toEqual({ doll: 'light' })
    expect(startCustomization(options, { doll: 'green', hat: 'red' })).toEqual({ doll: 'tan' })
  })

  test('S-087 the choice picks the box, by the options that the shop knows; no box is taken for another', () => {
    const box = (variantId: string, ...values: string[]) => ({ variantId, priceCents: 1, values, isInStock: true })
    const option = (name: string, ...values: string[]) => ({
      name,
      values: values.map((value) => ({ value, isDefault: false })),
    })
    const singles = [box('1', 'light', 'oak'), box('2', 'dark', 'oak')]
    const doll = option('doll', 'light', 'Dark', 'tan')
    const chosen = (customization: Record<string, string>, options = [doll]) =>
      chosenSingle({ singles, options, customization })?.variantId ?? null
    expect(chosen({ doll: 'light' })).toBe('1')
    expect(chosen({ doll: 'Dark' })).toBe('2')
    expect(chosen({ doll: 'tan' })).toBeNull()
    expect(chosen({ doll: 'Dark', card: 'birthday' }, [doll, option('card', 'birthday')])).toBe('2')
    expect(chosen({}, [])).toBe('1')
    expect(chosenSingle({ singles: [], options: [], customization: {} })).toBeNull()
  })

  test('S-017 E-89 the first step has nothing of the child in its address', () => {
    expect(stepHref('childInfo', { prefix: '/nl' })).toBe('/nl/pages/subscription-v3/child-info')
  })

  test('S-208 E-07 what a code brought goes on in the address', () => {
    expect(stepHref('childInfo', { prefix: '', qrTargetProduct: 'kit-the-charmer', qr_data: 'a b&c' })).toBe(
      '/pages/subscription-v3/child-info?qrTargetProduct=kit-the-charmer&qr_data=a+b%26c',
    )
    expect(stepHref('childInfo', { prefix: '', qr_data: 'abc' })).toBe('/pages/subscription-v3/child-info?qr_data=abc')
  })
})

describe('variants', () => {
  test('S-248 a doll’s skin tone is read from whatever its option is called', () => {
    expect(skinToneOf({ selectedOptions: [{ value: 'Tan' }] })).toBe('tan')
    expect(skinToneOf({ selectedOptions: [{ value: 'Huidskleur' }, { value: 'dark' }] })).toBe('dark')
    expect(skinToneOf({ selectedOptions: [{ value: 'red' }] })).toBeNull()
  })
})

describe('add-ons', () => {
  const variant = (id: string, sku: string | null, availableForSale: boolean): Product['variants'][number] => ({
    id: `gid://shopify/ProductVariant/${id}`,
    numericId: id,
    title: id,
    sku,
    price: { amountCents: 3400, currency: 'eur' },
    compareAt: null,
    priceCentsStandalone: null,
    formattedPrice: '34.00',
    availableForSale,
    currentlyNotInStock: false,
    quantityAvailable: null,
    selectedOptions: [{ name: 'Skin tone', value: id === '1' ? 'light' : 'tan' }],
    image: null,
  })
  const product = (variants: Product['variants']): Product => ({
    id: 'gid://shopify/Product/5',
    handle: 'toy-doll-mila',
    title: 'Mila',
    productType: 'Dolls',
    tags: [],
    descriptionHtml: '',
    seo: { title: null, description: null },
    availableForSale: true,
    options: [],
    variants,
    images: [],
    facts: {
      kitPosition: null,
      kitMonthsSpan: null,
      minMonths: null,
      maxMonths: null,
      priceCentsBabylist: null,
      bookStage: null,
    },
    sellingPlans: [],
  })
  const settings = {
    parentProductId: PARENT,
    hasVariantModal: true,
    announcements: { added: 'Mila added to cart', removed: 'Mila removed from cart' },
  }
  /** The page of a kit that is opened with that query. */
  const pageOf = (code: KitPageData['code']): KitPageData => ({
    page: { anchor: 'kit-the-looker', url: '/products/kit-the-looker', customizableOptions: [], gallery: [] },
    start: {
      kit: product([]),
      subscriptionId: 'gid://shopify/Product/1',
      addOns: [],
      records: null,
      choice: null,
      isChildKnown: false,
      inCart: [],
    },
    flags: {
      'money_enable-subscribe-and-save': 'on',
      'money_enable-individual-playthings': 'off',
      'play-kit-parts': 'off',
    },
    locale: localeOf('en', 'eu'),
    selectedTab: null,
    code,
  })
  const doll = addOnOf(product([variant('1', 'A', false), variant('2', 'B', true), variant('3', null, true)]), settings)

  test('S-387 a subscription without the variant of a kit’s age has no price to show', () => {
    const sold = { kit: product([]), subscription: product([variant('1', 'A', true)]) }
    const page = { anchor: 'kit-the-looker', customizableOptions: [] }
    expect(() => offersOf({ page, ...sold })).toThrow('Variant not found')
  })

  test('S-023 the page of a kit reads the kit that its query is about, and takes it along; no other text', () => {
    const { paths } = kitPageInput(pageOf({ qrTargetProduct: 'kit-the-charmer' })).cta
    const query = '?qrTargetProduct=kit-the-charmer'
    expect(paths).toMatchObject({
      childInfo: `/pages/subscription-v3/child-info${query}`,
      paymentOptions: `/pages/subscription-v3/payment-options${query}`,
    })
    const other = kitPageInput(pageOf({ qrTargetProduct: 'kit-the-nobody' })).cta.paths
    expect(other.childInfo).toBe('/pages/subscription-v3/child-info')
  })

  test('S-303 only variants with a sku can be added', () => {
    expect(doll.variants.map(({ id }) => id.at(-1))).toEqual(['1', '2'])
    expect(addOnOf(product([variant('3', '', true)]), settings).variants).toEqual([])
  })

  test('S-248 S-383 a doll asks first; what is not in stock cannot be taken', () => {
    expect(needsVariant(doll)).toBe(true)
    expect(needsVariant({ ...doll, hasVariantModal: false })).toBe(false)
    expect(doll.variants.map(({ tone }) => tone)).toEqual(['light', 'tan'])
    expect(firstInStock(doll)?.tone).toBe('tan')
    expect(variantInStock(doll, 'gid://shopify/ProductVariant/1')).toBeNull()
  })

  test('S-245 an add-on is out of stock when none of its variants is there', () => {
    expect(isOutOfStock(doll)).toBe(false)
    expect(isOutOfStock({ variants: doll.variants.map((each) => ({ ...each, isInStock: false })) })).toBe(true)
  })
})
