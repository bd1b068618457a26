import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'

const HOME = 'https://shop.test'
const asked = (path: string, headers: Record<string, string> = {}) =>
  localeOfRequest(new Request(`${HOME}${path}`, { headers }))
const checkout = (code: string) => `/${code}/checkout/customer-information/1`

describe('the locale of a checkout', () => {
  test.each(LOCALE_CODES)('%s in the path is its whole locale (E-83, E-103)', (code) => {
    expect(asked(checkout(code)).code).toBe(code)
    expect(asked(checkout(code))).toEqual(localeOfCode(code))
  })

  test('no cookie changes the currency that it is paid in (E-103)', () => {
    const headers = { cookie: 'region=us' }
    expect(asked(checkout('en-GB'), headers)).toMatchObject({ region: 'gb', currency: 'gbp', language: 'en' })
    expect(asked(checkout('de'), headers)).toMatchObject({ region: 'eu', currency: 'eur', language: 'de' })
  })

  test('what the page calls speaks as the page does', () => {
    const headers = { referer: `${HOME}${checkout('en-AU')}` }
    expect(asked('/_serverFn/abc', headers)).toMatchObject({ code: 'en-AU', currency: 'aud' })
  })

  test('a code says nothing elsewhere, and an unknown one nothing at all', () => {
    expect(asked('/en-GB/cart').code).toBe('en-EU')
    expect(asked(checkout('xx')).code).toBe('en-EU')
    expect(asked('/de/cart').code).toBe('de')
  })
})
