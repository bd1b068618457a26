import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { READING_BOXES } from '~/services/domain/kits/reading-club.rules'
import { LANGUAGES, localeOf } from '~/services/domain/locale'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import { entry, entryLink, openContent, seedFile } from '../support/content'

const en = localeOf('en', 'eu')
const nl = localeOf('nl', 'eu')

let shop: Awaited<ReturnType<typeof openContent>>
beforeAll(async () => {
  shop = await openContent()
})
afterAll(() => shop.close())

describe('pages of the seed, in every language', () => {
  test.each(LANGUAGES)('%s: home, kits, ages, kits one by one, help, cart, first step, errors', async (language) => {
    const locale = localeOf(language, 'eu')
    const { content } = shop
    const home = await content.homePage(locale)
    expect(home.growth.bands.map(({ slug }) => slug)).toEqual([
      '0-12-months',
      '1-2-years',
      '2-3-years',
      '3-4-years',
      '4-5-years',
    ])
    expect(home.favourite?.items).toHaveLength(4)
    expect(home.quote?.sampleLabel).toBeTruthy()
    const how = await content.howItWorks(locale)
    expect([how.steps.items.every(({ picture }) => picture), how.prices.ages.length, how.facts.length]).toEqual([
      true,
      5,
      3,
    ])
    const kits = await content.kitsPage(locale)
    expect(kits.ages.map((age) => age.kits.length)).toEqual([6, 4, 4, 4, 4])
    for (const { slug } of kits.ages) {
      const age = await content.ageLanding(locale, slug)
      expect(age?.kits.length, slug).toBeGreaterThan(3)
      expect(age?.expect.items.length, slug).toBe(3)
    }
    for (const slug of ['delivery-and-returns', 'contact', 'about', 'imprint', 'privacy', 'terms', 'accessibility']) {
      const page = await content.contentPage(locale, slug)
      expect(page?.longDescription?.content?.length, slug).toBeGreaterThan(4)
      expect(page?.picture, slug).toBeTruthy()
    }
    expect((await content.cart(locale)).empty.link?.linkUrl).toBe(`${locale.prefix}/products/the-play-kits`)
    expect(Object.values((await content.childInfo(locale)).birthDate.errors).filter(Boolean)).toHaveLength(5)
    expect((await content.errors(locale)).map(({ kind }) => kind)).toContain('default')
    expect(shop.skipped).toEqual([])
  })

  test.each(LANGUAGES)(
    '%s: S-384 each box of the reading club has its words, its pictures and its errors',
    async (language) => {
      const locale = localeOf(language, 'eu')
      for (const handle of READING_BOXES) {
        const box = await shop.content.readingBox(locale, handle)
        expect(box, handle).toMatchObject({ handle, planAnchor: 'early-reader-club' })
        expect([box?.pictures.length, box?.includes.length, box?.facts.length, box?.faq?.items.length]).toEqual([
          3, 2, 4, 3,
        ])
        expect(box?.boxes.map(({ url }) => url)).toEqual(
          READING_BOXES.map((each) => `${locale.prefix}/products/${each}`),
        )
        expect(box?.errors.map(({ kind }) => kind)).toEqual(['default', 'checkout', 'installments'])
        for (const label of ['perMonth', 'readingAge', 'quantity', 'nextStep', 'addFailed', 'pictureOf'])
          expect(box?.labels[label], label).toBeTruthy()
      }
      expect(await shop.content.readingBox(locale, 'kit-the-looker')).toBeNull()
      expect(await shop.content.readingBox(locale, 'erc-box-9-10')).toBeNull()
    },
  )

  test.each(LANGUAGES)(
    'S-079 %s: each of the 22 kits has a page with what is inside and what comes next',
    async (language) => {
      const locale = localeOf(language, 'eu')
      const cards = await shop.content.kitCards(locale)
      expect(cards).toHaveLength(22)
      for (const [index, { anchor, url }] of cards.entries()) {
        const page = await shop.content.kitPage(locale, anchor)
        expect(page?.url, anchor).toBe(url)
        expect(
          page?.includes.filter(({ picture }) => picture),
          anchor,
        ).toHaveLength(5)
        expect(page?.faq?.items.length, anchor).toBeGreaterThan(0)
        expect(page?.previousKit?.anchor ?? null).toBe(cards[index - 1]?.anchor ?? null)
        expect(page?.nextKit?.anchor ?? null).toBe(cards[index + 1]?.anchor ?? null)
      }
    },
  )

  test('S-367 S-107 the fixed words stand in the content as the specification has them', async () => {
    const errors = await shop.content.errors(en)
    expect(errors.find(({ kind }) => kind === 'default')).toMatchObject({
      heading: 'Uh oh!',
      messages: ['We’ve encountered an unexpected error.'],
    })
    expect(await shop.content.notFound(en)).toMatchObject({
      title: 'Oh no!',
      text: 'We can’t find that page.',
      link: { linkText: 'Go back home', linkUrl: '/' },
    })
    expect((await shop.content.notFound(nl)).link?.linkUrl).toBe('/nl')
  })

  test('S-083 S-086 labels of the kit page', async () => {
    const page = await shop.content.kitPage(en, 'kit-the-babbler')
    expect(page).toMatchObject({
      title: 'The Babbler Play Kit',
      includesHeading: 'The Play Kits include',
      forParents: { heading: 'For Parents' },
      translations: { subscribeAndSaveLabel: 'Subscribe & Save', singlePlayKitLabel: 'Single Play Kit' },
      labels: { waysToBuy: 'Ways to buy:', cancelAnyTime: 'Cancel any time.' },
      breadcrumb: [
        { text: 'Play Kits', url: '/products/the-play-kits' },
        { text: '1–2 years', url: '/products/the-play-kits/1-2-years' },
        { text: 'The Babbler', url: null },
      ],
    })
  })

  test('what is not there is null', async () => {
    expect(await shop.content.kitPage(en, 'kit-the-nobody')).toBeNull()
    expect(await shop.content.ageLanding(en, '9-10-years')).toBeNull()
    expect(await shop.content.contentPage(en, 'nothing')).toBeNull()
    expect(await shop.content.product(en, 'nothing')).toBeNull()
    expect(await shop.content.keyValueList(en, 'nothing')).toEqual({})
  })

  test('S-339 the cart learns titles and addresses of the products it asks for', async () => {
    const { products, pdpUrls } = await shop.content.cartTranslations(nl, [
      'kit-the-looker',
      'toy-ball-track',
      'unknown',
    ])
    expect(products.map(({ id, title }) => [id, title])).toEqual([
      ['kit-the-looker', 'The Looker Play Kit'],
      ['toy-ball-track', 'Ballenbaan'],
    ])
    expect(products[0]?.translations.singleLabel).toBe('Losse Play Kit')
    expect(pdpUrls).toEqual([{ id: 'kit-the-looker', url: '/nl/products/kit-the-looker' }])
  })
})

describe('an edited shop', () => {
  let edited: Awaited<ReturnType<typeof openContent>>
  beforeAll(async () => {
    const seed = seedFile()
    const items = [
      entry('menuItem', 'menu-new', { linkText: 'Letters', linkUrl: '/pages/about', badgeText: 'New' }),
      entry('menuItem', 'menu-german', { linkText: 'Nur hier', linkUrl: '/pages/about', localeOverride: 'de' }),
      entry('menuItem', 'menu-hidden', { linkText: 'Not yet', linkUrl: '/pages/about', hidden: true }),
      entry('menuItem', 'menu-unsafe', { linkText: 'Bad', linkUrl: 'javascript:alert(1)' }),
      entry('promoTile', 'menu-odd', { title: 'A tile in a menu' }),
    ]
    const menu = seed.entries.find(({ sys }) => sys.id === 'main-menu')
    if (!menu) throw new Error('the seed has no menu')
    const links = [...items.map(({ sys }) => entryLink(sys.id)), entryLink('not-published')]
    menu.fields.entries = { 'en-GB': links }
    seed.entries.push(...items)
    const looker = seed.entries.find(({ sys }) => sys.id === 'kit-the-looker')
    if (!looker) throw new Error('the seed has no looker')
    looker.fields.hidden = { 'en-GB': true }
    edited = await openContent(seed)
  })
  afterAll(() => edited.close())

  test('S-049 S-050 S-051 badges and overrides are read; entries of an unknown type are told and left out', async () => {
    const shown = await edited.content.shell(en)
    expect(shown.menu.map(({ linkText, badgeText }) => [linkText, badgeText])).toEqual([['Letters', 'New']])
    expect(edited.skipped).toEqual([
      { reason: 'not a menu entry', contentType: 'menuItem', id: 'menu-unsafe' },
      { reason: 'not a menu entry', contentType: 'promoTile', id: 'menu-odd' },
    ])
    const german = await edited.content.shell(localeOf('de', 'eu'))
    expect(german.menu.map(({ linkText }) => linkText)).toEqual(['Letters', 'Nur hier'])
  })

  test('a hidden kit is neither a card nor a page', async () => {
    expect((await edited.content.kitCards(en)).map(({ anchor }) => anchor)).not.toContain('kit-the-looker')
    expect(await edited.content.kitPage(en, 'kit-the-looker')).toBeNull()
    expect((await edited.content.kitPage(en, 'kit-the-charmer'))?.previousKit).toBeNull()
  })
})

describe('how long views are kept', () => {
  test('S-402 a page is asked for once an hour, a product every four hours, the cart’s texts twice a day', async () => {
    const kept = shop.anew()
    const views = [
      { view: () => kept.content.errors(en), seconds: 3600 },
      { view: () => kept.content.product(en, 'toy-ball-track'), seconds: 14_400 },
      { view: () => kept.content.cartTranslations(en, []), seconds: 43_200 },
    ]
    for (const { view, seconds } of views) {
      const before = kept.requests()
      await view()
      const first = kept.requests() - before
      expect(first).toBeGreaterThan(0)
      kept.pass(seconds - 1)
      await view()
      // what is stale is served at once and refreshed behind
      await new Promise((refreshed) => setTimeout(refreshed, 50))
      expect(kept.requests() - before).toBe(first)
      kept.pass(2)
      await view()
      await vi.waitFor(() => expect(kept.requests() - before).toBe(2 * first), 10_000)
    }
  })

  test('while Contentful is out, what is kept is shown; what never was read is an outage', async () => {
    const kept = shop.anew()
    const before = await kept.content.shell(en)
    kept.breakDown()
    kept.pass(3601)
    expect(await kept.content.shell(en)).toEqual(before)
    await expect(kept.content.homePage(en)).rejects.toBeInstanceOf(UpstreamFailed)
  })
})
