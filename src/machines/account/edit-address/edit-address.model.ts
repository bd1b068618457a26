import type { Model } from '~/machines/proving/model'
import { type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'
import { connectEditAddress } from './edit-address.connect'
import { type EditAddressInput, editAddressMachine } from './edit-address.machine'

const stored: AddressText = {
  ...emptyAddress('NL'),
  first_name: 'Bo',
  last_name: 'Example',
  line1: '1 Sample Street',
  zip_code: '1017 AB',
  city: 'Amsterdam',
}
const typed: AddressText = { ...stored, line1: ' 2 Other Street ', zip_code: '3511ax', city: 'Utrecht' }
const SENT: AddressText = { ...stored, line1: '2 Other Street', zip_code: '3511 AX', city: 'Utrecht' }

const input: EditAddressInput = {
  as: 'account',
  use: { kind: 'shipping', uuid: 'address' },
  address: stored,
  countries: ['NL', 'DE'],
  backHref: '/account/subscriptions',
}

export const editAddressModel: Model<typeof editAddressMachine> = {
  machine: editAddressMachine,
  input,
  inputs: [{ ...input, use: { kind: 'billing', paymentMethod: 'method' }, backHref: '/account/settings' }],
  key: ({ address, use }) => ({ city: address.city, kind: use.kind }),
  cases: { ADDRESS: [{ type: 'ADDRESS', address: { shipping: typed, billing: stored, isSame: true } }] },
  outcomes: {
    address: [],
    saveAddress: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'refused', code: 'invalid' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'F-58 what is sent is the address as it is written on a parcel, for what the page is about',
      holds: (_, { calls, input: start }) =>
        calls
          .filter(({ src }) => src === 'saveAddress')
          .every(({ input: sent }) => {
            const { as, use, address } = Object(sent)
            const isSent = Object.entries(SENT).every(([field, value]) => address[field] === value)
            return as === 'account' && use === Object(start).use && isSent
          }),
    },
    {
      name: 'F-58 it says that it was not saved until it is sent again',
      holds: (snapshot, { events }) => !connectEditAddress(snapshot).hasFailed || events.at(-1)?.type !== 'ADDRESS',
    },
    {
      name: 'other tabs are told once it is saved, and then it goes on where it came from',
      when: (snapshot) => snapshot.matches('saved'),
      holds: (_, { effects, input: start }) => {
        const [told, gone] = effects.slice(-2)
        return told?.type === 'tellOtherTabs' && gone?.type === 'goOn' && gone.params === Object(start).backHref
      },
    },
  ],
}
