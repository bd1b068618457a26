import { ADDRESS_FIELDS, type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'

/** An address as its form begins with it: its fields alone. */
export function addressText(address: AddressText): AddressText {
  const text = emptyAddress(address.country)
  for (const field of ADDRESS_FIELDS) text[field] = address[field]
  return text
}
