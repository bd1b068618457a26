import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentPageView } from '~/components/content-page/content-page'
import { skinToneOf } from '~/services/domain/kits/variant.rules'
import { offersOf } from '~/services/flows/kit-page/kit-page.rules'
import { EU, openCartShop } from '../support/cart-shop'
import { entry, entryLink, openContent, seedFile } from '../support/content'
import { textOf } from '../support/markup'
import { draw } from '../support/render'

const world = openCartShop()
let edited: Awaited<ReturnType<typeof openContent>>

/** The seed as an editor has changed it: a page with a block, a kit's words, the banner, the menu. */
beforeAll(async () => {
  const seed = seedFile()
  const fieldsOf = (id: string) => {
    const found = seed.entries.find(({ sys }) => sys.id === id)
    if (!found) throw new Error(`the seed has no ${id}`)
    return found.fields
  }
  seed.entries.push(
    entry('quote', 'new-quote', { text: 'A block of an editor', by: 'Editor' }),
    entry('cmsLink', 'new-link', { linkText: 'A word in the menu', linkUrl: '/pages/about' }),
  )
  Object.assign(fieldsOf('page-about'), {
    title: { 'en-GB': 'A title of an editor' },
    components: { 'en-GB': [entryLink('new-quote')] },
  })
  Object.assign(fieldsOf('kit-the-looker'), { title: { 'en-GB': 'A kit of an editor' } })
  Object.assign(fieldsOf('top-banner'), { html: { 'en-GB': 'News of an editor' } })
  Object.assign(fieldsOf('main-menu'), { entries: { 'en-GB': [entryLink('new-link')] } })
  edited = await openContent(seed)
})
afterAll(() => edited.close())

async function product(handle: string) {
  const found = await world.shop.catalogue.product(handle, EU)
  if (!found.ok) throw new Error(`${handle}: ${found.error.kind}`)
  return found.value
}

/** While the shop's answers say this instead of that. */
async function withAnswers<T>([from, to]: [string, string], work: () => Promise<T>): Promise<T> {
  world.wire.through = async (request, send) => {
    const text = await (await send(request)).text()
    return new Response(text.replaceAll(from, to), { headers: { 'content-type': 'application/json' } })
  }
  return work().finally(() => {
    world.wire.through = (request, send) => send(request)
  })
}

describe('S-004 who says what', () => {
  test('S-004 the words of pages, kits, banner and menu are those of the content service', async () => {
    const { topBanner, menu } = await edited.content.shell(EU)
    expect([topBanner?.html, menu.map(({ linkText }) => linkText)]).toEqual([
      'News of an editor',
      ['A word in the menu'],
    ])
    expect((await edited.content.kitPage(EU, 'kit-the-looker'))?.title).toBe('A kit of an editor')
    expect((await product('kit-the-looker')).title).toBe('The Looker Play Kit')
  })

  test('S-004 a page is drawn of the blocks that an editor put on it', async () => {
    const page = await edited.content.contentPage(EU, 'about')
    if (!page) throw new Error('there is no such page')
    const { one, text } = await draw(<ContentPageView view={{ page }} />)
    expect(textOf(one('h1'))).toBe('A title of an editor')
    expect(text).toContain('A block of an editor')
  })

  test('S-004 a product, its price and its stock are those of the shop', async () => {
    const offers = async () => {
      const page = await edited.content.kitPage(EU, 'kit-the-looker')
      if (!page) throw new Error('there is no such kit')
      const [kit, subscription] = [await product('kit-the-looker'), await product('the-play-kits')]
      return offersOf({ page, kit, subscription }).subscription.price
    }
    expect(await offers()).toEqual({ amountCents: 8400, currency: 'eur' })
    expect(await withAnswers(['"amount":"84.0"', '"amount":"85.5"'], offers)).toEqual({
      amountCents: 8550,
      currency: 'eur',
    })
    const isSold = async () => (await product('kit-the-looker')).availableForSale
    expect(await isSold()).toBe(true)
    expect(await withAnswers(['"availableForSale":true', '"availableForSale":false'], isSold)).toBe(false)
  })
})

test('S-399 the single kit costs what the shop’s price_cents_standalone says, in cents', async () => {
  const standalone = async () => {
    const [kit, subscription] = [await product('kit-the-looker'), await product('the-play-kits')]
    return offersOf({ page: { anchor: 'kit-the-looker', customizableOptions: [] }, kit, subscription }).standalone
  }
  expect((await standalone())?.price).toEqual({ amountCents: 9700, currency: 'eur' })
  const other = await withAnswers(['"value":"9700"', '"value":"9750"'], standalone)
  expect(other?.price).toEqual({ amountCents: 9750, currency: 'eur' })
})

describe('S-281 skin tones', () => {
  const TONES = ['light', 'tan', 'dark']

  test('S-281 whatever the shop sells by skin tone comes in light, tan and dark', async () => {
    const handles: string[] = []
    for (const handle of ['play-kits', 'toys']) {
      const found = await world.shop.catalogue.collection({ handle, first: 50 }, EU)
      if (!found.ok) throw new Error(found.error.kind)
      handles.push(...found.value.products.map((each) => each.handle))
    }
    const products = await Promise.all(handles.map(product))
    const dolls = products.filter(({ options }) => options.some(({ name }) => name === 'Skin tone'))
    expect(dolls.length).toBeGreaterThan(3)
    for (const { handle, options, variants } of dolls) {
      expect(options, handle).toEqual([{ name: 'Skin tone', values: TONES }])
      expect(variants.map(skinToneOf), handle).toEqual(TONES)
    }
  })

  test('S-281 the content offers the same ones in a kit', async () => {
    const { content } = edited
    const cards = await content.kitCards(EU)
    const pages = await Promise.all(cards.map(({ anchor }) => content.kitPage(EU, anchor)))
    const options = pages.flatMap((page) => page?.customizableOptions ?? [])
    expect(options.length).toBeGreaterThan(0)
    for (const { optionValues } of options)
      expect(optionValues.map(({ value }) => value.toLowerCase()).toSorted()).toEqual(TONES.toSorted())
  })
})
