import type { Model } from '~/machines/proving/model'
import { type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'
import { type AddressFormInput, addressFormMachine } from './address-form.machine'
import { formErrors } from './address-form.rules'

const complete: AddressText = {
  ...emptyAddress('US'),
  first_name: 'Bo',
  last_name: 'Example',
  line1: '1 Sample Street',
  zip_code: '90210',
  city: 'Los Angeles',
  state: 'CA',
}
const input: AddressFormInput = {
  initial: { shipping: emptyAddress('US'), billing: emptyAddress('US'), isSame: true },
  countries: ['US', 'NL'],
}

export const addressFormModel: Model<typeof addressFormMachine> = {
  machine: addressFormMachine,
  input,
  inputs: [{ ...input, initial: { ...input.initial, shipping: complete } }],
  key: ({ shipping, billing, isSame, countries }) => ({
    // by these a zip code and a state are judged, in whichever country they stand
    shipping: [shipping.country, shipping.state, shipping.zip_code],
    // also of an address that is not looked at while the other one counts for both
    errors: formErrors({ shipping, billing, isSame: false, countries }).length,
    isSame,
  }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', which: 'shipping', field: 'country', value: 'NL' },
      { type: 'CHANGE', which: 'shipping', field: 'country', value: 'US' },
      { type: 'CHANGE', which: 'shipping', field: 'zip_code', value: 'x'.repeat(40) },
      { type: 'CHANGE', which: 'billing', field: 'first_name', value: 'Bo' },
    ],
    SAME: [true, false].map((isSame) => ({ type: 'SAME', isSame })),
    FILL: [{ type: 'FILL', draft: { shipping: complete, billing: complete, isSame: true } }],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'another country leaves no state of the one before',
      when: ({ context }) => context.shipping.country === 'NL',
      holds: ({ context }) => context.shipping.state === '',
    },
    {
      name: 'S-200 nothing is longer than the wire takes',
      holds: ({ context }) => context.shipping.zip_code.length <= 16,
    },
  ],
}
