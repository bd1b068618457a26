import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeOf } from '~/services/domain/locale'
import { openContent } from '../support/content'

const en = localeOf('en', 'eu')
const nl = localeOf('nl', 'eu')

let shop: Awaited<ReturnType<typeof openContent>>
beforeAll(async () => {
  shop = await openContent()
})
afterAll(() => shop.close())

describe('the shell', () => {
  test('S-037 the menu opens five columns, one per year, with the kits of that year', async () => {
    const { menu } = await shop.content.shell(nl)
    expect(menu[0]?.columns.map(({ links }) => links.length)).toEqual([6, 4, 4, 4, 4])
    expect(menu[0]?.columns[0]).toMatchObject({ title: 'Eerste jaar', subTitle: '0–12 maanden' })
    expect(menu[0]?.columns.map(({ picture }) => picture?.name)).toEqual([
      'kit-explorer-open',
      'kit-babbler-open',
      'kit-helper-open',
      'kit-observer-open',
      'kit-planner-open',
    ])
    expect(menu[0]?.columns[0]?.links[0]).toMatchObject({
      linkText: 'The Looker',
      linkUrl: '/nl/products/kit-the-looker',
      badgeText: '0–3',
    })
  })

  test('gifts and the way to the kit of a birth date are in both menus, in the order of a language', async () => {
    const { menu, drawerLinks, finder } = await shop.content.shell(nl)
    const gifts = ['/nl/pages/subscription-v3/child-info?gift=true', '/nl/pages/activate-gift']
    expect(menu[0]?.more.slice(-2).map(({ linkUrl }) => linkUrl)).toEqual(gifts)
    expect(drawerLinks.map(({ linkUrl }) => linkUrl)).toEqual(gifts)
    expect(finder?.fields.map(({ part, label }) => [part, label])).toEqual([
      ['day', 'Dag'],
      ['month', 'Maand'],
      ['year', 'Jaar'],
    ])
    const american = await shop.content.shell(localeOf('en', 'us'))
    expect(american.finder?.fields.map(({ part }) => part)).toEqual(['month', 'day', 'year'])
  })

  test('E-101 the footer leads to help, contact, imprint, a withdrawal and both ends of a gift', async () => {
    const { footer } = await shop.content.shell(en)
    const linked = [...footer.columns.flatMap(({ links }) => links), ...footer.legal].map(({ linkUrl }) => linkUrl)
    expect(linked).toEqual(
      expect.arrayContaining([
        '/pages/how-it-works',
        '/pages/contact',
        '/pages/imprint',
        '/pages/subscription-v3/child-info?gift=true',
        '/pages/activate-gift',
        '/pages/withdraw',
      ]),
    )
  })

  test('S-050 hidden entries of the seed are in no menu', async () => {
    const { menu } = await shop.content.shell(en)
    expect(menu.map(({ linkText }) => linkText)).toEqual(['Play Kits', 'Early Reader Club', 'How it works', 'About us'])
  })

  test('S-053 S-054 S-057 regions and languages in order, with their links and labels, each language in its own name', async () => {
    const { regions, languages } = await shop.content.shell(en)
    expect(regions.map(({ id, link }) => [id, link])).toEqual([
      ['eu', '/r/eu'],
      ['gb', '/r/gb'],
      ['us', '/r/us'],
      ['au', '/r/au'],
    ])
    const named = [
      ['English', ''],
      ['Nederlands', '/nl'],
      ['Deutsch', '/de'],
      ['Español', '/es'],
      ['Français', '/fr'],
    ]
    for (const own of [languages, (await shop.content.shell(nl)).languages])
      expect(own.map(({ label, link }) => [label, link])).toEqual(named)
  })

  test('S-042 the banner has a key, a sentence and a link', async () => {
    expect((await shop.content.shell(en)).topBanner).toEqual({
      key: 'free-delivery-subscription',
      html: 'Free delivery on every Play Kit subscription.',
      link: {
        linkText: 'See how it works',
        linkUrl: '/pages/how-it-works',
        blankTarget: false,
        buttonStyle: 'link',
      },
    })
  })
})
