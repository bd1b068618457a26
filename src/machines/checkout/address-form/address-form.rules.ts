import type { AddressField, AddressText } from '~/services/domain/delivery/address.rules'
import { ADDRESS_LENGTH, addressErrors } from '~/services/domain/delivery/address-check.rules'

export type Which = 'shipping' | 'billing'

/** Both addresses as they stand in the form; `billing` is not looked at while it is the same. */
export type AddressDraft = { shipping: AddressText; billing: AddressText; isSame: boolean }
type Form = AddressDraft & { countries: readonly string[] }

/** Where the keyboard goes when something is wrong. */
export const ADDRESS_SUMMARY_ID = 'address-errors'

/** Who pays may live anywhere that the shop sends to, so both addresses follow the same rules. */
export const formErrors = ({ shipping, billing, isSame, countries }: Form) => [
  ...addressErrors(shipping, countries).map((error) => ({ ...error, which: 'shipping' as const })),
  ...(isSame ? [] : addressErrors(billing, countries).map((error) => ({ ...error, which: 'billing' as const }))),
]

/** Another country has other states: the one that was chosen is not among them. */
export function changedAddress(
  text: AddressText,
  { field, value }: { field: AddressField; value: string },
): AddressText {
  const kept = { ...text, [field]: value.slice(0, ADDRESS_LENGTH[field]) }
  return field === 'country' && value !== text.country ? { ...kept, state: '' } : kept
}

type Typed = { type: string; which?: Which; field?: string; value?: string; isSame?: boolean }

/** What was typed or marked stands in its field while the page's machine is on its way. */
export const addressEcho = {
  of: (context: Partial<Record<Which, AddressText>>, { type, which, field, value, isSame }: Typed) => {
    if (type === 'SAME') return { isSame }
    return type === 'CHANGE' && which && field ? { [which]: { ...context[which], [field]: value } } : {}
  },
}
