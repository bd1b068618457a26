import { describe, expect, test } from 'vitest'
import {
  hasFooter,
  hasGetStarted,
  hasShortFooter,
  headerModeOf,
  isInCheckout,
  stickyCtaOf,
} from '~/machines/shell/header/header.rules'
import { withPanels } from '~/machines/shell/mega-menu/mega-menu.rules'
import {
  languageHref,
  nameLanguage,
  regionHref,
  selectedLanguage,
  selectedRegion,
} from '~/machines/shell/region-language/region-language.rules'
import { kitPagePath } from '~/machines/shop/finder/finder.rules'
import { clampedIndex, indexAfter, swipeStep } from '~/machines/ui/carousel/carousel.rules'
import { cookieIn } from '~/services/browser/cookies'
import { storedText } from '~/services/browser/storage'
import { consentOf, consentText } from '~/services/domain/consent.rules'
import { isPageShown } from '~/services/flows/content/content-page.rules'
import { shownEntries } from '~/services/flows/shell/shell.rules'

describe('the header of a page', () => {
  test.each([
    ['/', 'sticky'],
    ['/nl', 'sticky'],
    ['/nl/', 'sticky'],
    ['/cart', 'normal'],
    ['/pages/subscription-v3/payment-options', 'normal'],
    ['/pages/subscription-v3/child-info', 'simple'],
    ['/de/pages/subscription-v3/order-review/', 'simple'],
  ])('S-028 S-029 S-030 %s is %s', (path, mode) => expect(headerModeOf(path)).toBe(mode))

  test('S-034 has the button of the home page or of the kits, else none', () => {
    expect(stickyCtaOf('/fr')).toBe('home')
    expect(stickyCtaOf('/products/the-play-kits')).toBe('playKits')
    expect(stickyCtaOf('/products/the-play-kits/the-looker')).toBeNull()
  })

  test('S-035 offers to get started on the kits and below them, in every language', () => {
    for (const path of [
      '/products/the-play-kits',
      '/nl/products/the-play-kits/',
      '/es/products/the-play-kits/the-looker',
    ])
      expect(hasGetStarted(path)).toBe(true)
    for (const path of ['/', '/products/the-play-kits-bundle', '/products/kit-the-looker'])
      expect(hasGetStarted(path)).toBe(false)
  })
})

describe('what stands around a page', () => {
  test('S-047 is without a footer on any path that ends in /cart, in every language', () => {
    for (const path of ['/cart', '/cart/', '/nl/cart', '/pages/cart']) expect(hasFooter(path)).toBe(false)
    for (const path of ['/', '/cart/add', '/products/cart-kit']) expect(hasFooter(path)).toBe(true)
  })

  test('has a short footer on phones where the header is simple', () => {
    expect(hasShortFooter('/nl/pages/subscription-v3/child-info')).toBe(true)
    expect(hasShortFooter('/pages/subscription-v3/payment-options')).toBe(false)
  })

  test('is a frame of its own around a checkout alone', () => {
    expect(isInCheckout('/en-GB/checkout/customer-information/1')).toBe(true)
    for (const path of ['/checkout/', '/en-GB/checkouts/', '/nl/pages/checkout/x'])
      expect(isInCheckout(path)).toBe(false)
  })
})

describe('the entries of the menu', () => {
  const entry = { needsCourses: false, columns: [1, 2, 3, 4, 5, 6] }

  test('S-037 have panels of at most five columns', () => {
    expect(withPanels([entry])).toEqual([{ needsCourses: false, columns: [1, 2, 3, 4, 5] }])
  })

  test('are without courses, which nobody has', () => {
    expect(shownEntries([entry, { ...entry, needsCourses: true }])).toEqual([entry])
  })
})

test('S-105 a page below /pages/ whose flag is off, or unknown, is not there', () => {
  const flags = { 'holiday-mode': 'on', 'enable-bfcm': 'off' }
  expect(isPageShown(null, flags)).toBe(true)
  expect(isPageShown('holiday-mode', flags)).toBe(true)
  expect(isPageShown('enable-bfcm', flags)).toBe(false)
  expect(isPageShown('of-nobody', flags)).toBe(false)
})

describe('region and language', () => {
  const regions = ['/r/us', '/r/eu', '/r/gb'].map((link) => ({ id: link, label: link, shortLabel: link, link }))
  const languages = ['', '/nl', '/fr'].map((link) => ({ id: link, label: link, shortLabel: link, link }))

  test('S-053 starts with the first whose link contains "eu", literally, else with the first (E-25)', () => {
    expect(selectedRegion(regions, null)?.link).toBe('/r/eu')
    expect(
      selectedRegion(
        [
          { id: '', label: '', shortLabel: '', link: '/r/us' },
          { id: '', label: '', shortLabel: '', link: '/museum' },
        ],
        null,
      )?.link,
    ).toBe('/museum')
    expect(selectedRegion([{ id: '', label: '', shortLabel: '', link: '/r/us' }], null)?.link).toBe('/r/us')
    expect(selectedRegion(regions, 'gb')?.link).toBe('/r/gb')
    expect(selectedRegion([], null)).toBeNull()
  })

  test('S-054 starts with the language in use, else with the first', () => {
    expect(selectedLanguage(languages, 'fr')?.link).toBe('/fr')
    expect(selectedLanguage(languages, 'en')?.link).toBe('')
    expect(selectedLanguage(languages, 'de')?.link).toBe('')
  })

  test('S-054 each name is marked with its own language, so that it is pronounced in it', () => {
    expect(nameLanguage({ id: '', label: 'English', shortLabel: 'EN', link: '' })).toBe('en')
    expect(nameLanguage({ id: '', label: 'Nederlands', shortLabel: 'NL', link: '/nl' })).toBe('nl')
  })

  test('S-055 leads to the same page (E-98)', () => {
    const [english, dutch] = languages
    if (!english || !dutch) return expect.unreachable()
    expect(regionHref({ id: '', label: '', shortLabel: '', link: '/r/us' }, '/nl/cart?variant=1')).toBe(
      '/r/us/nl/cart?variant=1',
    )
    expect(languageHref(dutch, '/cart')).toBe('/nl/cart')
    expect(languageHref(english, '/nl/cart')).toBe('/cart')
    expect(languageHref(dutch, '/')).toBe('/nl')
    expect(languageHref(dutch, '/machines/cart?view=boxes')).toBe('/nl')
    expect(languageHref(english, '/inspector')).toBe('/')
    expect(languageHref(dutch, '/machinesque')).toBe('/nl/machinesque')
    expect(languageHref(english, '/nl')).toBe('/')
    expect(languageHref(dutch, '/pages/subscription-v3/child-info?gift=true')).toBe(
      '/nl/pages/subscription-v3/child-info?gift=true',
    )
    expect(languageHref(english, '/nl/sign-in?return_to=%2Fnl%2Fcart')).toBe('/sign-in?return_to=%2Fcart')
  })
})

test('a carousel steps, clamps and turns round', () => {
  const row = { count: 5, index: 2 }
  expect(indexAfter(row, 1)).toBe(3)
  expect(indexAfter(row, -1)).toBe(1)
  expect(indexAfter({ ...row, index: 4 }, 1)).toBe(0)
  expect(indexAfter({ ...row, index: 0 }, -1)).toBe(4)
  expect(clampedIndex({ count: 2 }, 9)).toBe(1)
  expect([-41, -39, 0, 39, 41].map(swipeStep)).toEqual([1, 0, 0, 0, -1])
})

describe('consent in a cookie', () => {
  test('comes back as it was given', () => {
    for (const kinds of [[], ['statistics'], ['statistics', 'marketing']] as const)
      expect(consentOf(consentText(kinds))).toEqual(kinds)
  })
  test.each([null, '', 'everything', 'statistics.tracking', 'statistics.statistics'])('%j is no answer', (text) => {
    expect(consentOf(text)).toBeNull()
  })
})

test('a kit’s page keeps the language', () =>
  expect(kitPagePath('kit-the-looker', '/nl')).toBe('/nl/products/kit-the-looker'))

describe('what the browser remembers', () => {
  test('is read from a cookie header, not from a name that only starts alike', () => {
    expect(cookieIn('xconsent=1; consent=statistics%2E; consents=2', 'consent')).toBe('statistics.')
    expect(cookieIn('consents=2', 'consent')).toBeNull()
    expect(cookieIn('consent=%', 'consent')).toBeNull()
  })

  test('is nothing where storage is refused', () => {
    const refusing = storedText(() => {
      throw new Error('SecurityError')
    }, 'key')
    expect([refusing.read(), refusing.write('x'), refusing.forget()]).toEqual([null, false, false])
    expect(storedText(() => undefined, 'key').write('x')).toBe(false)
  })

  test('is what was written', () => {
    const kept = new Map<string, string>()
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
    const stored = storedText(() => area, 'isBannerOpen')
    expect(stored.write('false')).toBe(true)
    expect(stored.read()).toBe('false')
    stored.forget()
    expect(stored.read()).toBeNull()
  })
})
