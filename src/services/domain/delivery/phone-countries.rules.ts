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

/**
 * The country of the address and the locale's: what is no number of either is dialled with its country code. Without an
 * address also all that the shop of this locale sends to.
 */
export const phoneCountriesOf = (code: LocaleCode, country: string): readonly string[] => [
  ...new Set([
    ...(country === '' ? [] : [country]),
    phoneCountryOf(code),
    ...(country === '' ? countriesOf(code) : []),
  ]),
]
