import type { Currency } from './money/money'

/** Languages of the shop, and the path prefix of each: English has none (S-321, S-418). */
export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Regions, chosen by /r/{region} and kept in a cookie (decided: E-85, E-98). */
export const REGIONS = ['eu', 'us', 'gb', 'au'] as const
export type Region = (typeof REGIONS)[number]

export const LOCALE_CODES = ['en-US', 'en-GB', 'en-AU', 'en-EU', 'es', 'de', 'fr', 'nl'] as const
export type LocaleCode = (typeof LOCALE_CODES)[number]

/** What a request speaks: decided once per request from path and region cookie, the same on server and client. */
export type Locale = {
  language: Language
  /** where it buys: prices, delivery, rights */
  region: Region
  /** S-416; a language other than English is its own code whatever the region (decided: E-36) */
  code: LocaleCode
  currency: Currency
  /** '' for English, '/nl' and so on */
  prefix: string
}

const CURRENCY: Record<LocaleCode, Currency> = {
  'en-US': 'usd',
  'en-GB': 'gbp',
  'en-AU': 'aud',
  'en-EU': 'eur',
  es: 'eur',
  de: 'eur',
  fr: 'eur',
  nl: 'eur',
}
const ENGLISH: Record<Region, LocaleCode> = { eu: 'en-EU', us: 'en-US', gb: 'en-GB', au: 'en-AU' }

/** The shops of the other regions are in English: any other language buys in Europe, whatever was chosen (E-36). */
export function localeOf(language: Language, region: Region): Locale {
  if (language === 'en')
    return { language, region, code: ENGLISH[region], currency: CURRENCY[ENGLISH[region]], prefix: '' }
  return { language, region: 'eu', code: language, currency: CURRENCY[language], prefix: `/${language}` }
}

const REGION_OF: Record<Currency, Region> = { eur: 'eu', usd: 'us', gbp: 'gb', aud: 'au' }
/** Pages of the team, in English alone and under a path without a language. */
export const isTool = (path: string) => /^\/(admin|machines|mailbox|inspector)(\/|$)/.test(path)

/** Each region has a currency of its own. */
export const regionOf = (currency: Currency): Region => REGION_OF[currency]

export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((known) => known === text)
export const isLocaleCode = (text: string | undefined): text is LocaleCode =>
  LOCALE_CODES.some((known) => known === text)
export const isRegion = (text: string | undefined): text is Region => REGIONS.some((known) => known === text)

const REGION: Partial<Record<LocaleCode, Region>> = { 'en-US': 'us', 'en-GB': 'gb', 'en-AU': 'au' }

/** The locale that a code names (S-416): "en-EU" → English in Europe, "nl" → Dutch. */
export const localeOfCode = (code: LocaleCode): Locale => localeOf(isLanguage(code) ? code : 'en', REGION[code] ?? 'eu')

/** The locale that `Intl` formats with: "en-EU" is ours, and Europeans' English is written the British way (S-417). */
export const intlLocale = (code: LocaleCode) => (code === 'en-EU' ? 'en-GB' : code)

/** Contentful's locale of a language (decided: E-99). */
export const contentLocale = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** Shopify's `@inContext` of a locale. */
export function shopContext({ code, language }: Locale) {
  const country = { 'en-US': 'US', 'en-GB': 'GB', 'en-AU': 'AU', 'en-EU': 'NL', es: 'ES', de: 'DE', fr: 'FR', nl: 'NL' }
  return { country: country[code], language: language.toUpperCase() }
}

/** A path without its language prefix: '/nl/cart' → '/cart', '/nl' → '/'. */
export function withoutPrefix(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) && first !== 'en' ? `/${rest.join('/')}` : path
}
