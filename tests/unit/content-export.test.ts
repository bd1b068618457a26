import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '~/content/model/content-types'
import { contentExport } from '../../scripts/content/content-export'
import { entryLink, seedFile } from '../support/content'
import { linksIn, problemsOf } from '../support/content-validation'

const seed = seedFile()
const written = readFileSync('src/content/contentful-export.json', 'utf8')

const entriesOf = (type: string) =>
  seed.entries.filter(({ sys }) => JSON.stringify(sys.contentType).includes(`"id":"${type}"`))
const english = (fields: Record<string, Record<string, unknown>>, id: string) => fields[id]?.['en-GB']

describe('the export', () => {
  test('is what the builder makes of the seed (npm run content)', () => {
    expect(contentExport().text === written).toBe(true)
  })

  test('S-086 texts of a language call the single kit by the name of its option there', () => {
    const texts = readdirSync('src/content/seed/kits').flatMap((file) =>
      readFileSync(`src/content/seed/kits/${file}`, 'utf8').split('\n'),
    )
    const english = texts.filter((text) => /^\s*"en":/.test(text) && text.includes('Single Play Kit'))
    const others = texts.filter((text) => /^\s*"(?:nl|fr|de|es)":/.test(text))
    expect(english).not.toEqual([])
    expect(others.filter((text) => text.includes('Single Play Kit'))).toEqual([])
    for (const name of ['Losse Play Kit', 'Play Kit à l’unité', 'Einzelnes Play Kit', 'Play Kit suelto'])
      expect(others.filter((text) => text.includes(name))).toHaveLength(english.length)
  })

  test('tells no rating while nobody has reviewed anything, and nothing that contradicts what is in stock', () => {
    expect(entriesOf('rating')).toEqual([])
    expect(written).not.toMatch(/\d[.,]\d (?:of|van|sur|von|de) 5|Sample figures/)
    expect(written).not.toMatch(
      /nobody sells|no order is delivered|verkoopt niemand|personne ne vend|verkauft niemand|nadie vende/,
    )
  })

  test('an editor would be allowed to save every entry', () => {
    expect(problemsOf(seed)).toEqual([])
  })

  test('the check refuses what an editor may not save', () => {
    const broken = seedFile()
    const [page] = broken.entries.filter(({ sys }) => sys.id === 'page-privacy')
    if (!page) throw new Error('the seed has no privacy page')
    page.fields = {
      ...page.fields,
      title: { 'en-GB': 'x'.repeat(91) },
      slug: { 'en-GB': 'Not a slug' },
      pageMetafields: { 'en-GB': entryLink('footer') },
      colour: { 'en-GB': 'red' },
    }
    expect(problemsOf(broken).filter((problem) => problem.startsWith('page-privacy'))).toEqual([
      'page-privacy.colour: no such field',
      'page-privacy.title: has en-GB',
      'page-privacy.title (en-GB): 91 is longer than 90',
      'page-privacy.slug (en-GB): Not a slug does not match ^[a-z0-9-]+$',
      'page-privacy.pageMetafields (en-GB): links to footer',
    ])
  })

  test('every link leads somewhere, and every picture is used', () => {
    const known = new Set([
      ...seed.entries.map(({ sys }) => `Entry ${sys.id}`),
      ...seed.assets.map(({ sys }) => `Asset ${sys.id}`),
    ])
    const named = seed.entries.flatMap(({ fields }) => linksIn(fields).map(({ linkType, id }) => `${linkType} ${id}`))
    expect(named.length).toBeGreaterThan(1000)
    expect(named.filter((target) => !known.has(target))).toEqual([])
    const unused = seed.assets.filter(({ sys }) => !named.includes(`Asset ${sys.id}`))
    expect(unused.map(({ sys }) => sys.id)).toEqual([])
  })

  test('values that must be unique are', () => {
    for (const { id, fields } of CONTENT_TYPES)
      for (const field of fields.filter(({ validations }) => validations.some((rule) => 'unique' in rule))) {
        const values = entriesOf(id).map((entry) => english(entry.fields, field.id))
        expect(new Set(values).size, `${id}.${field.id}`).toBe(values.length)
      }
  })

  test('every picture but a divider says in five languages what it shows', () => {
    for (const { sys, fields } of seed.assets.filter(({ sys: { id } }) => !id.startsWith('divider-'))) {
      const texts = Object.values(fields.description ?? {})
      expect(texts.filter((text) => typeof text === 'string' && text.length > 3).length, sys.id).toBe(5)
      expect(JSON.stringify(fields.file)).toContain(`//images.ctfassets.net/playchart/${sys.id}/`)
    }
  })
})

describe('what the seed says', () => {
  test('S-079 there are 22 kits, each with a page in order of age', () => {
    const anchors = entriesOf('kit').map(({ fields }) => english(fields, 'anchor'))
    expect(anchors.length).toBe(22)
    const pages = entriesOf('productPage').filter(({ fields }) => 'kit' in fields)
    expect(pages.map(({ fields }) => english(fields, 'slug'))).toEqual(anchors)
    const months = entriesOf('kit').map(({ fields }) => Number(english(fields, 'monthsTo')))
    expect(months).toEqual([...months].sort((a, b) => a - b))
  })

  test('links on pages lead to pages of this release', () => {
    const pages = [
      '/',
      '/cart',
      '/account',
      '/account/subscriptions',
      '/account/early-reader-club',
      '/account/settings',
      '/account/settings/privacy',
      '/account/order-history',
      '/pages/activate-gift',
      '/pages/withdraw',
      ...entriesOf('howItWorksPage').map(() => '/pages/how-it-works'),
      '/pages/subscription-v3/child-info',
      // a gift of one (decided: E-94)
      '/pages/subscription-v3/child-info?gift=true',
      '/products/the-play-kits',
      ...entriesOf('ageBand').map(({ fields }) => `/products/the-play-kits/${english(fields, 'slug')}`),
      ...entriesOf('productPage').map(({ fields }) => `/products/${english(fields, 'slug')}`),
      ...entriesOf('page').map(({ fields }) => `/pages/${english(fields, 'slug')}`),
    ]
    const links = [...entriesOf('cmsLink'), ...entriesOf('menuItem')].filter(({ fields }) => !english(fields, 'hidden'))
    const addresses = written.match(/"uri": "\/[^"]+"/g) ?? []
    const targets = [
      ...links.map(({ fields }) => String(english(fields, 'linkUrl'))),
      ...addresses.map((uri) => uri.slice(8, -1)),
    ]
    expect(targets.length).toBeGreaterThan(60)
    expect(targets.filter((target) => !pages.includes(target))).toEqual([])
  })

  test('texts are translated, not repeated: only names and figures are equal in two languages', () => {
    const prose = seed.entries.flatMap(({ sys, fields }) =>
      Object.entries(fields).flatMap(([id, values]) => {
        const [en, nl, fr, de, es] = ['en-GB', 'nl', 'fr', 'de', 'es'].map((locale) => values[locale])
        return typeof en === 'string' && en.split(' ').length > 6
          ? [{ at: `${sys.id}.${id}`, others: [nl, fr, de, es], en }]
          : []
      }),
    )
    expect(prose.length).toBeGreaterThan(300)
    const repeated = prose.filter(({ en, others }) => others[0] !== undefined && others.includes(en))
    expect(repeated.map(({ at }) => at)).toEqual([])
  })

  test('a quote that no customer said is marked', () => {
    const quotes = entriesOf('quote')
    expect(quotes.length).toBeGreaterThanOrEqual(28)
    expect(quotes.filter(({ fields }) => !english(fields, 'sampleLabel'))).toEqual([])
  })
})
