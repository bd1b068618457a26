import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { ADDRESS_FIELDS, type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'
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

/** What the checkout service takes of each field (S-200). */
const LONGEST: Record<keyof AddressText, number> = {
  first_name: 60,
  last_name: 60,
  company: 80,
  line1: 120,
  line2: 120,
  city: 80,
  state: 40,
  zip_code: 16,
  country: 2,
}

type Judged = { isWhole: boolean; events: readonly AnyEventObject[] }

/**
 * How often an address has to be passed on. Nothing that is typed here makes a form whole, only what was there before; an
 * address stays whole until its postal code, its state or its country is another one.
 */
function wholePresses({ isWhole, events }: Judged): number {
  const form = { shipping: isWhole, billing: false, isSame: true, presses: 0 }
  for (const { type, which, field, value, isSame } of events) {
    if (type === 'FILL') Object.assign(form, { shipping: true, billing: true, isSame: true })
    if (type === 'SAME') form.isSame = isSame
    if (type === 'CHANGE' && which === 'shipping')
      form.shipping &&= !/zip_code|state|country/.test(field) || value === 'US'
    if (type === 'SUBMIT') form.presses += form.shipping && (form.isSame || form.billing) ? 1 : 0
  }
  return form.presses
}

const typed = [
  { type: 'CHANGE', which: 'shipping', field: 'country', value: 'NL' },
  { type: 'CHANGE', which: 'shipping', field: 'country', value: 'US' },
  { type: 'CHANGE', which: 'shipping', field: 'zip_code', value: 'x'.repeat(40) },
  { type: 'CHANGE', which: 'shipping', field: 'state', value: 'XX' },
  { type: 'CHANGE', which: 'billing', field: 'first_name', value: 'B'.repeat(200) },
] as const

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
    // a state is asked for only where there are some
    CHANGE: ({ context }) => typed.filter(({ field }) => field !== 'state' || context.shipping.country === 'US'),
    SAME: [true, false].map((isSame) => ({ type: 'SAME', isSame })),
    FILL: [complete, { ...complete, company: 'x'.repeat(200) }].map((billing) => ({
      type: 'FILL',
      draft: { shipping: complete, billing, isSame: true },
    })),
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
      name: 'nothing is longer than the wire takes, in any field',
      holds: ({ context: { shipping, billing } }) =>
        ADDRESS_FIELDS.every((field) =>
          [shipping, billing].every((address) => address[field].length <= LONGEST[field]),
        ),
    },
    {
      name: 'a whole address is passed on each time that the button is pressed, once, and no other is',
      holds: (_, { told, events, input: start }) =>
        told.length === wholePresses({ isWhole: Object(start).initial.shipping.city !== '', events }),
    },
    {
      name: 'what is passed on is what stands in the form',
      when: (_, { events, told }) => events.at(-1)?.type === 'SUBMIT' && told.length > 0,
      holds: (snapshot, { told }) => {
        const { shipping, billing, isSame } = snapshot.context
        return (
          snapshot.matches({ editing: 'refused' }) ||
          JSON.stringify(told.at(-1)) === JSON.stringify({ type: 'ADDRESS', address: { shipping, billing, isSame } })
        )
      },
    },
  ],
}
