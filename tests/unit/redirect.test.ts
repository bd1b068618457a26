import { describe, expect, test } from 'vitest'
import { ownPath, safeRedirect } from '~/services/request/pipeline/own-path'
import { changeRegion } from '~/services/request/pipeline/region.server'

const ELSEWHERE = [
  '//evil.tld',
  '/\\evil.tld',
  '\\\\evil.tld',
  'https:evil.tld',
  'https://evil.tld/',
  '/%09/evil.tld',
  '/\t/evil.tld',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://host@evil.tld',
  '/%0d%0aSet-Cookie:x=1',
  '%2f%2fevil.tld',
  '/%2f/evil.tld',
  '/%2fevil.tld',
  '/%5cevil.tld',
  '/%252f%252fevil.tld',
  '/%25252fevil.tld',
  '/..//evil.tld',
  '/./\\evil.tld',
  ' /account',
  '/account\u0000',
  '/account\u202e',
  '/%zz',
  'account',
  '',
  `/${'a'.repeat(8192)}`,
]

describe('redirects stay at home (T2)', () => {
  test.each(ELSEWHERE)('%s goes to the start page', (target) => {
    expect(ownPath(target)).toBeNull()
    expect(safeRedirect(target)).toBe('/')
  })

  test.each([
    '/',
    '/account',
    '/nl/cart?page=2',
    '/products/kit-the-looker?variant=4711#reviews',
    '/search?q=50%25',
    '/products/caf%C3%A9',
    '/a?return=https%3A%2F%2Fexample.test%2F',
  ])('%s is followed', (target) => expect(safeRedirect(target)).toBe(target))

  test('dots are resolved before a redirect is sent', () => expect(safeRedirect('/a/../account')).toBe('/account'))
})

describe('region links (E-98)', () => {
  const REMEMBERED = 'region=gb; Max-Age=31536000; Path=/; Secure; SameSite=Lax'
  const visit = (path: string, region: string, origin = 'http://localhost:3000') =>
    changeRegion(new Request(origin + path), region)

  test('remember the region and show the page again', () => {
    const answer = visit('/r/gb/nl/products/a?variant=1', 'gb')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/nl/products/a?variant=1')
    expect(answer.headers.get('set-cookie')).toBe(REMEMBERED)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test('the cookie is the same whatever a proxy has made of the address', () =>
    expect(visit('/r/gb', 'gb', 'https://shop.test').headers.get('set-cookie')).toBe(REMEMBERED))

  test('a bare region leads to the start page', () => {
    expect(visit('/r/au', 'au').headers.get('location')).toBe('/')
  })

  test.each(['/r/eu//evil.tld', '/r/eu/%2fevil.tld', '/r/eu/%5cevil.tld', '/r/eu/%09/evil.tld'])(
    '%s does not leave (T2)',
    (path) => expect(visit(path, 'eu').headers.get('location')).toBe('/'),
  )

  test('an unknown region is no page', () => {
    expect(() => visit('/r/xx/cart', 'xx')).toThrow(expect.objectContaining({ status: 404 }))
  })
})
