import { type LocaleCode, localeOfCode } from '../locale'
import { DELIVERY } from './delivery.rules'

/** In the order in which a form asks (S-200). */
export const ADDRESS_FIELDS = [
  'country',
  'first_name',
  'last_name',
  'company',
  'line1',
  'line2',
  'zip_code',
  'city',
  'state',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
/** An address as it stands in its fields; '' where nothing is typed. */
export type AddressText = Record<AddressField, string>

type Town = Pick<AddressText, 'city' | 'state' | 'zip_code' | 'country'>

/** Town and code as they stand on a parcel of that country. */
export function townLines({ city, state, zip_code, country }: Town): string[] {
  if (country === 'GB') return [city, zip_code]
  if (country === 'AU') return [`${city} ${state} ${zip_code}`]
  return [state ? `${city}, ${state} ${zip_code}` : `${zip_code} ${city}`]
}

export const emptyAddress = (country: string): AddressText => ({
  first_name: '',
  last_name: '',
  company: '',
  line1: '',
  line2: '',
  zip_code: '',
  city: '',
  state: '',
  country,
})

/** Of whatever holds an address, the fields of it alone. */
export function addressText(address: AddressText): AddressText {
  const text = emptyAddress(address.country)
  for (const field of ADDRESS_FIELDS) text[field] = address[field]
  return text
}

const HOME: Partial<Record<LocaleCode, string>> = { es: 'ES', de: 'DE', fr: 'FR', nl: 'NL' }

/** Where a checkout of this locale sends to: its prices are those of one region. */
export const countriesOf = (code: LocaleCode): readonly string[] => DELIVERY[localeOfCode(code).region].countries

/** The country that stands in the field first; '' where several are as likely. */
export function likelyCountryOf(code: LocaleCode): string {
  const countries = countriesOf(code)
  return HOME[code] ?? (countries.length === 1 ? (countries[0] ?? '') : '')
}

type Owner = { first_name: string; last_name: string; addresses: readonly AddressText[] }

/**
 * The account's own address as it fills the form: the newest one that a shop of this locale sends to, else its owner's
 * name alone.
 */
export function addressOfAccount({ first_name, last_name, addresses }: Owner, code: LocaleCode): AddressText {
  const own = addresses.findLast(({ country }) => countriesOf(code).includes(country))
  const text = { ...emptyAddress(likelyCountryOf(code)), first_name, last_name }
  if (own) for (const field of ADDRESS_FIELDS) text[field] = own[field]
  return text
}
