import type { AddressFields } from './address.contract'

/** What stands where a name or a street stood; `.invalid` is nobody's, for ever (RFC 2606). */
export const ERASED = { text: '–', email: 'erased@playchart.invalid' } as const

/** Of an address the tax office wants country and state. */
export const erasedAddress = ({ country, state }: AddressFields): AddressFields => ({
  ...{ first_name: ERASED.text, last_name: ERASED.text, company: '', line1: ERASED.text, line2: '' },
  ...{ city: ERASED.text, zip_code: ERASED.text, country, state },
})
