import type { AddressDraft } from '~/machines/checkout/address-form/address-form.rules'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { addressOf } from '~/services/domain/delivery/address-check.rules'

/** Which address it is: one that parcels go to, or that of who pays in that way. */
export type AddressUse = { kind: 'shipping'; uuid: string } | { kind: 'billing'; paymentMethod: string }

/** Where the keyboard goes when something came to nothing. */
export const ADDRESS_TOLD_ID = 'address-told'

/** One address alone: the second one of the form is never looked at. */
export const draftOf = (address: AddressText): AddressDraft => ({ shipping: address, billing: address, isSame: true })

export type SaveAddress = { as: string; use: AddressUse; address: AddressText }

type Saving = { as: string; use: AddressUse; address: AddressText }

/** As it is sent. */
export const sentAddress = ({ as, use, address }: Saving): SaveAddress => ({ as, use, address: addressOf(address) })
