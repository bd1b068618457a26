import { afterEach, expect, test, vi } from 'vitest'
import { transitionsOf } from '~/routes/-shell/page-changes'

const at = (pathname: string) => ({ pathname })
const withMotion = (isAllowed: boolean) => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('no-preference') === isAllowed }))
}
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['/products/the-play-kits', '/products/kit-the-babbler', ['kit']],
  ['/nl/products/the-play-kits', '/nl/products/kit-the-babbler', ['kit']],
  ['/products/kit-the-babbler', '/products/the-play-kits', false],
  ['/products/kit-the-babbler', '/products/kit-the-babbler', false],
  ['/', '/cart', false],
])('from %s to %s: %s', (from, to, expected) => {
  withMotion(true)
  expect(transitionsOf({ fromLocation: at(from), toLocation: at(to) })).toEqual(expected)
})

test('with less motion asked for every change is a cut', () => {
  withMotion(false)
  const change = { fromLocation: at('/'), toLocation: at('/products/kit-the-babbler') }
  expect(transitionsOf(change)).toBe(false)
})
