import { countriesOf } from '~/services/domain/delivery/address.rules'
import type { LocaleCode } from '~/services/domain/locale'

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

/** What a field takes; the wire takes no more. */
export const PHONE_LENGTH = 32

type Field = { countries: readonly string[]; initial: string }

/** How a form spawns it, under the name `phone`. */
export const phoneField = <Context>(inputOf: (context: Context) => Field) =>
  ({
    id: 'phone',
    syncSnapshot: true,
    input: ({ context }: { context: Context }) => inputOf(context),
  }) as const

/** As much as the field and the wire take. */
export const typedPhone = (value: string) => value.slice(0, PHONE_LENGTH)
