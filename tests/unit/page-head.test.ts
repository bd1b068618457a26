import { describe, expect, test } from 'vitest'
import { headOfPage, hiddenHead } from '~/routes/-page/page'
import { LANGUAGES, localeOf } from '~/services/domain/locale'

const ORIGIN = 'https://playchart.test'
const seo = { pageTitle: 'The Looker', pageDescription: 'For the first weeks.', noFollow: false, noIndex: false }
const frame = { loaderData: { visit: { origin: ORIGIN } } }

function headAt(pathname: string, { region = 'eu', root = frame }: { region?: 'eu' | 'us'; root?: object } = {}) {
  const [, first = ''] = pathname.split('/')
  const locale = localeOf(LANGUAGES.find((language) => language === first) ?? 'en', region)
  const loaderData = { page: { seo } }
  const { meta, links } = headOfPage({
    loaderData,
    match: { context: { locale }, pathname },
    matches: [root],
  })
  const properties = meta.flatMap((each) =>
    'property' in each && each.property ? [[each.property, each.content] as const] : [],
  )
  return { links, properties, contentOf: (name: string) => properties.find(([property]) => property === name)?.[1] }
}

test('says nothing twice, of which the router would keep only the last', () => {
  const said = headAt('/fr').properties.map(([name]) => name)
  expect(new Set(said).size).toBe(said.length)
})

describe('S-109 the head of a page', () => {
  test('names its own address, absolute, and that of each language; English is for all others', () => {
    for (const path of ['/products/kit-the-looker', '/pages/about']) {
      const alternates = LANGUAGES.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: ORIGIN + (language === 'en' ? path : `/${language}${path}`),
      }))
      const rest = [...alternates, { rel: 'alternate', hrefLang: 'x-default', href: ORIGIN + path }]
      expect(headAt(path).links).toEqual([{ rel: 'canonical', href: ORIGIN + path }, ...rest])
      expect(headAt(`/fr${path}`).links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/fr${path}` }, ...rest])
    }
  })

  test('has one address for the first page of a language, without a slash behind', () => {
    expect(headAt('/').links[0]?.href).toBe(`${ORIGIN}/`)
    expect(headAt('/nl/').links[0]?.href).toBe(`${ORIGIN}/nl`)
    expect(headAt('/nl').contentOf('og:url')).toBe(`${ORIGIN}/nl`)
  })

  test('tells link previews a language with its territory', () => {
    expect(headAt('/').contentOf('og:locale')).toBe('en_GB')
    expect(headAt('/', { region: 'us' }).contentOf('og:locale')).toBe('en_US')
    const french = headAt('/fr').properties.filter(([name]) => name.startsWith('og:locale'))
    expect(french).toEqual([['og:locale', 'fr_FR']])
  })

  test('says no address where the frame of the page is not there: a relative one would be wrong elsewhere', () => {
    const { links, contentOf } = headAt('/', { root: {} })
    expect([links, contentOf('og:url')]).toEqual([[], undefined])
  })
})

test('E-82 a page that is nobody’s to find says what it is for, and that it is not to be found', () => {
  expect(hiddenHead('Sign In', 'Your kits.').meta).toEqual([
    { title: 'Sign In' },
    { name: 'description', content: 'Your kits.' },
    { name: 'robots', content: 'noindex' },
  ])
})
