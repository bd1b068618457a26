import { randomUUID } from 'node:crypto'
import { parse } from 'graphql'
import type { Call } from './scope'

/**
 * What Shopify's `unstable` version answers and its published schema leaves out: every page of Hydrogen asks for it, and
 * Shopify's consent script (`setTrackingConsent`) writes the cookies that it answers.
 * @see https://shopify.dev/docs/api/customer-privacy
 */
export const CONSENT_SCHEMA = parse(`
  extend type QueryRoot { consentManagement: ConsentManagement! }
  type ConsentManagement {
    cookies(visitorConsent: VisitorConsent!, visitorEmail: String, origReferrer: String, landingPage: String): ConsentCookies!
    customerAccountUrl: URL
  }
  type ConsentCookies {
    cookieDomain: String!
    trackingConsentCookie: String!
    landingPageCookie: String
    origReferrerCookie: String
  }
`)

type Consent = Partial<Record<'analytics' | 'marketing' | 'preferences' | 'saleOfData', boolean | null>>
type Asked = { visitorConsent: Consent; origReferrer?: string | null; landingPage?: string | null }

const LETTERS: readonly [string, keyof Consent][] = [
  ['a', 'analytics'],
  ['m', 'marketing'],
  ['p', 'preferences'],
  ['s', 'saleOfData'],
]

/**
 * Version 3 of `_tracking_consent`, as Shopify's script reads it: a letter for each choice, a capital where it is allowed;
 * after the dot what may be done; then region, whether a banner shows, whether a sale of data is asked about, and an id.
 * This shop does nothing that nobody allowed, and shows its own banner.
 */
function trackingConsent(consent: Consent): string {
  const choices = LETTERS.flatMap(([letter, kind]) => {
    if (consent[kind] === true) return letter.toUpperCase()
    return consent[kind] === false ? letter : []
  })
  const allowed = choices.filter((letter) => letter === letter.toUpperCase())
  return `3${choices.join('')}.${allowed.join('')}__f_f_${shortened(randomUUID())}`
}

/** The bytes of an id in base64; an underscore would end the field. */
const shortened = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url').replaceAll('_', '*')

function cookies({ visitorConsent, origReferrer, landingPage }: Asked, { scope }: Call) {
  const visit = (text: string | null | undefined) =>
    visitorConsent.analytics === true && text != null ? encodeURIComponent(text) : null
  return {
    cookieDomain: new URL(scope.origin).hostname,
    trackingConsentCookie: encodeURIComponent(trackingConsent(visitorConsent)),
    landingPageCookie: visit(landingPage),
    origReferrerCookie: visit(origReferrer),
  }
}

export const consentRoots = { consentManagement: () => ({ cookies, customerAccountUrl: null }) }
