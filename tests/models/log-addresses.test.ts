import { describe, expect, test } from 'vitest'
import { comparable, redacted, withoutIds } from '~/machines/recording/personal'
import { privacyOf } from '~/machines/recording/privacy'
import { headerNotes } from '~/machines/shell/header/header.notes'

const CUSTOMER = '3f8e0c1a-77b2-4b0e-9d3c-5a1f2e4d6c7b'
const HIDDEN = '00000000-0000-0000-0000-000000000000'
const PERSONA = '00000000-0000-4000-8000-000000000001'

describe('an address in a log', () => {
  test('has no id of a customer, and still says what kind of page it is', () => {
    for (const path of [
      `/account/${CUSTOMER}/profile-info`,
      `/de/account/settings/edit-child/${CUSTOMER.toUpperCase()}`,
    ]) {
      const hidden = path.replace(/[\da-f-]{36}/i, HIDDEN)
      const { input, event } = privacyOf(headerNotes)
      const routed = { type: 'ROUTE', path }
      expect(redacted({ path }, input)).toEqual({ path: hidden })
      expect(comparable({ path }, input)).toEqual({ path: hidden })
      expect(redacted(routed, event('ROUTE') ?? input)).toEqual({ ...routed, path: hidden })
    }
    expect(withoutIds(`https://shop.test/${CUSTOMER}/${CUSTOMER}?a=1`)).toBe(
      `https://shop.test/${HIDDEN}/${HIDDEN}?a=1`,
    )
  })

  test('keeps what is nobody’s: those of the seed, slugs, and an id that is no part of an address', () => {
    for (const text of [`/account/${PERSONA}/gifts`, '/products/kit-the-looker', CUSTOMER, `/page/${CUSTOMER}x`])
      expect(withoutIds(text)).toBe(text)
  })
})
