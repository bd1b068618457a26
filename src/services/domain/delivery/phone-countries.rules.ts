import type { LocaleCode } from '../locale'
import { countriesOf } from './address.rules'

const COUNTRIES: Record<LocaleCode, string> = {
  'en-US': 'US',
  'en-GB': 'GB',
  'en-AU': 'AU',
  'en-EU': 'US',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
  nl: 'NL',
}

/** Whose numbers need no prefix: the locale's country, and the United States' where it names none (S-282). */
export const phoneCountryOf = (code: LocaleCode) => COUNTRIES[code]

/** The country of the address first, then the locale's, then all that the shop of this locale sends to. */
export const phoneCountriesOf = (code: LocaleCode, country: string): readonly string[] => [
  ...new Set([country, phoneCountryOf(code), ...countriesOf(code)].filter((each) => each !== '')),
]
