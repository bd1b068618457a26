import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ORIGIN, openShop } from '../support/shopify-shop'

const shop = openShop({ armor: true })

const Cookies = z.object({
  consentManagement: z.object({
    cookies: z.object({
      cookieDomain: z.string(),
      trackingConsentCookie: z.string().optional(),
      landingPageCookie: z.string().nullish(),
      origReferrerCookie: z.string().nullish(),
    }),
  }),
})

/** As Shopify's consent script asks when a visitor has chosen. */
const cookiesFor = async (visitorConsent: string) => {
  const { consentManagement } = await shop.ask(
    Cookies,
    `query { consentManagement { cookies(visitorConsent: ${visitorConsent}, origReferrer: "https://a.test/", landingPage: "/x?y=1") { trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }`,
  )
  return consentManagement.cookies
}

/** What the script makes of the cookie: the letters of the choices and of what is allowed, and the id's bytes. */
function readCookie(cookie = '') {
  const [choices, region, banner, sale, id = ''] = decodeURIComponent(cookie).slice(1).split('_')
  const bytes = Buffer.from(id.replaceAll('*', '/').replaceAll('-', '+'), 'base64')
  return { version: cookie.slice(0, 1), choices, region, banner, sale, idBytes: bytes.length }
}

describe('consent, which Shopify’s own clients ask of the version "unstable"', () => {
  test('every page of Hydrogen asks for it, without a preference', async () => {
    const response = await shop.handle(
      new Request(`${ORIGIN}/api/unstable/graphql.json`, {
        method: 'POST',
        body: JSON.stringify({
          query: 'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }',
        }),
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public-token' },
      }),
    )
    expect(await response.json()).toEqual({ data: { consentManagement: { cookies: { cookieDomain: 'play.test' } } } })
  })

  test.each([
    ['{}', '.'],
    ['{ analytics: true, marketing: true, preferences: true, saleOfData: true }', 'AMPS.AMPS'],
    ['{ analytics: true, marketing: false, saleOfData: false }', 'Ams.A'],
    ['{ analytics: false, marketing: null }', 'a.'],
  ])('of %s the cookie says %s: what nobody allowed is not allowed', async (consent, choices) => {
    const { trackingConsentCookie } = await cookiesFor(consent)
    expect(readCookie(trackingConsentCookie)).toEqual({
      version: '3',
      choices,
      region: '',
      banner: 'f',
      sale: 'f',
      idBytes: 16,
    })
  })

  test('where the visitor came from is kept only with consent to statistics', async () => {
    expect(await cookiesFor('{ analytics: true }')).toMatchObject({
      landingPageCookie: encodeURIComponent('/x?y=1'),
      origReferrerCookie: encodeURIComponent('https://a.test/'),
    })
    expect(await cookiesFor('{ marketing: true }')).toMatchObject({ landingPageCookie: null, origReferrerCookie: null })
  })
})
