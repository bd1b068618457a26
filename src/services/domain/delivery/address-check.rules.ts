import { ADDRESS_FIELDS, type AddressField, type AddressText } from './address.rules'
import { postalCodeOf } from './postal-code.rules'
import { isStateOf, statesOf } from './states.rules'

export type AddressError = { field: AddressField; code: 'required' | 'invalid' }

/** What the wire takes of each field. */
export const ADDRESS_LENGTH: Record<AddressField, number> = {
  first_name: 60,
  last_name: 60,
  company: 80,
  line1: 120,
  line2: 120,
  zip_code: 16,
  city: 80,
  state: 40,
  country: 2,
}

const REQUIRED: readonly AddressField[] = ['first_name', 'last_name', 'line1', 'zip_code', 'city', 'country']

export const isRequired = (field: AddressField, country: string) =>
  REQUIRED.includes(field) || (field === 'state' && statesOf(country).length > 0)

/** A state is asked for only where the country's addresses name one. */
export const addressFieldsOf = (country: string): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => field !== 'state' || statesOf(country).length > 0)

/** What is wrong with an address, in the order of the form. */
export function addressErrors(text: AddressText, countries: readonly string[]): AddressError[] {
  return addressFieldsOf(text.country).flatMap((field): AddressError[] => {
    const typed = text[field].trim()
    if (typed === '') return isRequired(field, text.country) ? [{ field, code: 'required' }] : []
    return isPossible(field, typed, { text, countries }) ? [] : [{ field, code: 'invalid' }]
  })
}

type Place = { text: AddressText; countries: readonly string[] }

function isPossible(field: AddressField, typed: string, { text, countries }: Place): boolean {
  const { country } = text
  if (field === 'country') return countries.includes(typed)
  if (field === 'state')
    return (
      statesOf(country).some(({ code }) => code === typed) &&
      isStateOf(typed, { country, postalCode: postalCodeOf(text.zip_code, country) ?? '' })
    )
  if (field === 'zip_code') return postalCodeOf(typed, country) !== null
  return true
}

/** As it is sent: trimmed, its postal code as the country writes it, and without a state where the country has none. */
export function addressOf(text: AddressText): AddressText {
  const trimmed = { ...text }
  for (const [field, value] of Object.entries(text)) Object.assign(trimmed, { [field]: value.trim() })
  return {
    ...trimmed,
    zip_code: postalCodeOf(trimmed.zip_code, text.country) ?? trimmed.zip_code,
    state: statesOf(text.country).length > 0 ? trimmed.state : '',
  }
}
