import type { Entry } from 'contentful'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '~/content/model/content-types'
import type { Field } from '~/content/model/define'
import { entry, entryLink, openContent, seedFile } from '../support/content'

/*
 * Entity fields as the Delivery API sends them: the seed's own entries, and for what no entry of the seed says one of
 * each type with every field filled in, as an editor could.
 */

const SAMPLES: Record<string, unknown> = {
  Symbol: 'words',
  Text: 'words',
  Integer: 1,
  Number: 1.5,
  Boolean: true,
  Date: '2026-01-05',
  Object: { key: 'words' },
  RichText: { nodeType: 'document', data: {}, content: [] },
}
const PICTURE = { sys: { type: 'Link', linkType: 'Asset', id: 'kit-looker-open' } }

/** Links lead to the full entry of the type that the field takes. */
function sampleOf({ type, linkType, items, validations }: Field): unknown {
  const link = (to: string | undefined, rules: Field['validations']) => {
    if (to === 'Asset') return PICTURE
    const [target = 'cmsLink'] = rules.flatMap((rule) => ('linkContentType' in rule ? rule.linkContentType : []))
    return entryLink(`full-${target}`)
  }
  if (type === 'Link') return link(linkType, validations)
  if (type !== 'Array') return SAMPLES[type]
  return [items?.type === 'Link' ? link(items.linkType, items.validations) : 'words']
}

const full = CONTENT_TYPES.map(({ id, fields }) =>
  entry(id, `full-${id}`, Object.fromEntries(fields.map((field) => [field.id, sampleOf(field)]))),
)

let shop: Awaited<ReturnType<typeof openContent>>
beforeAll(async () => {
  const seed = seedFile()
  shop = await openContent({ ...seed, entries: [...seed.entries, ...full] })
})
afterAll(() => shop.close())

type Fields = Record<string, unknown>
const linked = (value: unknown): Entry => value as Entry // the client has resolved the link
const fieldsOf = (value: unknown): Fields => linked(value).fields
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

async function one(content_type: string, where: Record<string, unknown>, locale = 'en-GB') {
  const query = { content_type, include: 4, locale, ...where }
  const { items } = await shop.delivery.getEntries(query as Parameters<typeof shop.delivery.getEntries>[0])
  const [first] = items
  if (!first) throw new Error(`no ${content_type}`)
  return first
}

const fullFields = async (type: string): Promise<Fields> => (await one(type, { 'sys.id': `full-${type}` })).fields
const expectFields = (fields: Fields, ids: string[]) => expect(Object.keys(fields)).toEqual(expect.arrayContaining(ids))
const kitProduct = async () => (await one('product', { 'fields.slug': 'kit-the-babbler' })).fields as Fields

describe('products', () => {
  test('S-183 content product, part 1', async () => {
    expectFields(await fullFields('product'), [
      'title',
      'shortTitle',
      'shortDescription',
      'additionalDescription',
      'previousTitle',
      'badge',
      'precedingPriceText',
      'productImages',
      'featuredImage',
      'listingImage',
      'pdpCarousel',
    ])
    const kit = await kitProduct()
    expect(kit).toMatchObject({ title: 'The Babbler Play Kit', shortTitle: 'The Babbler' })
    expect(kit.featuredImage).toHaveProperty('fields.file.contentType', 'image/webp')
    expect(listOf(kit.pdpCarousel)).toHaveLength(8)
  })

  test('S-184 content product, part 2', async () => {
    const product = await fullFields('product')
    expectFields(product, [
      'productAddOns',
      'productAddOnsTitle',
      'productAddOnsTotalLabel',
      'quantitySelector',
      'validationMessage',
      'productValueProps',
      'subscriptionPlanAnchor',
      'displayVariantType',
      'variantLabel',
      'isPlayKit',
      'optionDetails',
      'strikethroughPrice',
      'translations',
    ])
    expectFields(fieldsOf(listOf(product.productValueProps)[0]), ['textHeading', 'image'])
    const kit = await kitProduct()
    expect(fieldsOf(kit.translations).badgeStandalone).toBe('One delivery')
    expect(listOf(kit.productAddOns)).toContain('book-sapling')
    expect(fieldsOf(listOf(kit.productValueProps)[0]).textHeading).toMatch(/Beech/)
  })

  test('S-185 content product, part 3', async () => {
    const product = await fullFields('product')
    expectFields(product, [
      'shopifyProduct',
      'addToCartText',
      'ageRange',
      'ageDescription',
      'longDescription',
      'featuredColor',
      'includes',
      'productDetails',
      'shipMessage',
      'cta',
      'secondaryCta',
      'backOrderMessage',
      'outOfStockMessage',
      'preSaleMessage',
      'variantImageSets',
      'cartTranslations',
      'slug',
      'metafields',
    ])
    expectFields(fieldsOf(listOf(product.variantImageSets)[0]), ['variantId', 'thumbnail'])
    const kit = await kitProduct()
    expectFields(fieldsOf(listOf(kit.includes)[0]), ['description', 'image'])
    expect(kit.metafields).toEqual({
      price_cents_standalone: expect.any(Number),
      price_cents_babylist: expect.any(Number),
    })
    expect(kit).toMatchObject({ slug: 'kit-the-babbler', shopifyProduct: 'kit-the-babbler', ageRange: '13–15 months' })
  })

  test('S-188 play-kit page entry', async () => {
    const product = await one('product', { 'fields.slug': 'kit-the-babbler' })
    expect(product.sys.id).toBe('kit-the-babbler')
    const fields: Fields = product.fields
    expect(fields).toMatchObject({ title: 'The Babbler Play Kit', isPlayKit: true, shopifyProduct: 'kit-the-babbler' })
    expect(fields.ageDescription).toEqual(expect.any(String))
    expect(fields.shipMessage).toMatch(/<strong>/)
    expect(fieldsOf(fields.cta).linkText).toBe('Get started')
    expect(fields.optionDetails).toHaveProperty('nodeType', 'document')
  })

  test('S-189 play-kit page entry, translations.fields', async () => {
    expectFields(await fullFields('productTranslations'), [
      'strikethroughPriceStandalone',
      'subscribeAndSaveLabel',
      'addToCartSubscribe',
      'singlePlayKitLabel',
      'addToCartStandalone',
      'badgeStandalone',
      'ctaMessage',
    ])
    const { translations } = await kitProduct()
    expect(fieldsOf(translations)).toMatchObject({
      subscribeAndSaveLabel: 'Subscribe & Save',
      singlePlayKitLabel: 'Single Play Kit',
      ctaMessage: expect.any(String),
    })
  })

  test('S-192 kit: name and customizable options', async () => {
    const kit: Fields = (await one('kit', { 'fields.name': 'companion' })).fields
    expect(kit.name).toBe('companion')
    const option = fieldsOf(listOf(kit.customizable_options)[0])
    expect(option).toMatchObject({ option_name: 'doll', option_prompt: 'Which Mila shall we pack?' })
    const values = listOf(option.option_values).map(fieldsOf)
    expect(values.filter(({ is_default }) => is_default)).toMatchObject([
      { value: 'tan', is_default: true, image_uri: 'toy-doll-mila-tan', localized_label: 'Tan' },
    ])
  })

  test('S-193 product page entry', async () => {
    expectFields(await fullFields('productPage'), [
      'slug',
      'product',
      'cardBackgroundColor',
      'lookInsideList',
      'carouselVideo',
      'forTheParentsList',
      'marketingComponents',
      'relatedProducts',
      'enableYotpoReviewsWidget',
      'enableTrustedShopsReviewsWidget',
    ])
    const page: Fields = (await one('productPage', { 'fields.slug': 'kit-the-babbler' })).fields
    expect(fieldsOf(page.product).title).toBe('The Babbler Play Kit')
    expect(listOf(page.lookInsideList)).toHaveLength(5)
    expect(listOf(page.forTheParentsList).length).toBeGreaterThan(1)
    expect(page.enableYotpoReviewsWidget).toBe(false)
  })

  test('S-206 pictures have a sort order from 1 to 10, and 6 is the main one', async () => {
    const kit = await kitProduct()
    const images = listOf(kit.productImages).map(fieldsOf)
    expect(images.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(linked(images[5]?.image).sys.id).toBe('kit-babbler-open')
  })

  test('S-196 tariff settings', async () => {
    const settings = await fullFields('tariffSettings')
    expectFields(settings, ['exclusionList', 'translations'])
    expectFields(fieldsOf(settings.translations), ['tariffMessage', 'tariffTooltip'])
  })
})

describe('blocks and pages', () => {
  test('S-195 shipment list', async () => {
    const list = await fullFields('shipmentList')
    const ids = ['listTitle', 'listSubTitle', 'subscriptionDeliveryPrice', 'shipments', 'firstItemPill', 'disclaimer']
    expectFields(list, ids)
    expectFields(fieldsOf(listOf(list.shipments)[0]), ['title', 'description', 'image'])
  })

  test('S-197 tab', async () => {
    const ids = ['id', 'label', 'subLabel', 'textAlign', 'leadingIcon', 'trailingIcon', 'components', 'customComponent']
    expectFields(await fullFields('tab'), ids)
  })

  test('S-198 press snippet', async () => {
    const snippet = await fullFields('pressSnippet')
    expectFields(snippet, ['entryName', 'date', 'heading', 'richText'])
    expect(snippet.date).toBe('2026-01-05')
  })

  test('S-199 link', async () => {
    const link: Fields = (await one('cmsLink', { 'sys.id': 'link-find-kit' })).fields
    expect(link).toMatchObject({
      linkText: 'Find your kit',
      linkUrl: '/products/the-play-kits',
      blankTarget: false,
      buttonStyle: 'primary',
    })
  })

  test('S-109 page', async () => {
    const page = await fullFields('page')
    expectFields(page, [
      'title',
      'components',
      'breadcrumbTree',
      'errorDirectives',
      'emptyDirective',
      'banner',
      'referralBanners',
      'pageMetafields',
    ])
    expectFields(fieldsOf(page.pageMetafields), ['pageTitle', 'pageDescription', 'noFollow', 'noIndex'])
  })
})

describe('menus', () => {
  test('S-049 menu entries carry linkText, linkUrl, badgeText and localeOverride', async () => {
    expectFields(await fullFields('menuItem'), ['linkText', 'linkUrl', 'badgeText', 'localeOverride', 'hidden'])
    const [kits] = listOf((await one('menu', { 'sys.id': 'main-menu' })).fields.entries)
    expect(fieldsOf(kits)).toMatchObject({ linkText: 'Play Kits', linkUrl: '/products/the-play-kits' })
  })

  test('S-050 hidden entries are on the wire with their mark', async () => {
    const entries = listOf((await one('menu', { 'sys.id': 'main-menu' })).fields.entries).map(fieldsOf)
    expect(entries.filter(({ hidden }) => hidden).map(({ linkText }) => linkText)).toEqual(['Toys', 'Courses'])
  })

  test('the courses entry says that it needs courses', async () => {
    const entries = listOf((await one('menu', { 'sys.id': 'main-menu' })).fields.entries).map(fieldsOf)
    expect(entries.filter(({ needsCourses }) => needsCourses).map(({ linkText }) => linkText)).toEqual(['Courses'])
  })

  test('S-053 exactly one region has a link with eu in it', async () => {
    const { items } = await shop.delivery.getEntries({ content_type: 'regionOption' })
    const links = items.map(({ sys, fields }) => (sys.id.startsWith('full') ? '' : String(fields.link)))
    expect(links.filter((link) => link.includes('eu'))).toEqual(['/r/eu'])
  })

  test.each([
    ['nl', 'Play Kits per leeftijd'],
    ['de', 'Play Kits nach Alter'],
    ['fr', 'Les Play Kits par âge'],
    ['es', 'Play Kits por edad'],
  ])('S-417 in %s the kits page is called %s', async (locale, words) => {
    const page: Fields = (await one('kitsPage', { 'sys.id': 'kits-page' }, locale)).fields
    expect(String(fieldsOf(page.pageMetafields).pageTitle)).toContain(words)
  })
})
