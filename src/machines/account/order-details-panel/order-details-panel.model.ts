import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'
import { connectOrderDetailsPanel } from './order-details-panel.connect'
import { type OrderDetailsPanelInput, orderDetailsPanelMachine } from './order-details-panel.machine'

const ordered: AddressText = {
  ...emptyAddress('NL'),
  first_name: 'Bo',
  last_name: 'Example',
  line1: '1 Sample Street',
  zip_code: '1017 AB',
  city: 'Amsterdam',
}
const moved: AddressText = { ...ordered, line1: '2 Other Street' }
const input: OrderDetailsPanelInput = { as: 'account', delivery: ordered, addressUuid: 'address' }

export const orderDetailsPanelModel: Model<typeof orderDetailsPanelMachine> = {
  machine: orderDetailsPanelMachine,
  input,
  inputs: [
    { ...input, addressUuid: null },
    { ...input, delivery: null, addressUuid: null },
  ],
  key: ({ delivery, isLoaded }) => ({ street: delivery?.line1 ?? null, isLoaded }),
  cases: { RETRY: [{ type: 'RETRY' }] },
  outcomes: {
    getOrderAddress: [
      { output: { ok: true, value: moved } },
      { output: { ok: true, value: null } },
      { output: { ok: true, value: { ...moved, country: 'DE' } } },
      { output: { ok: true, value: { ...moved, state: 'UT' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-004 the page is left exactly where nobody or somebody else is signed in',
      holds: (snapshot, driver) =>
        countOf(driver, 'goToSignIn') + countOf(driver, 'startAnew') === Number(snapshot.matches('left')),
    },
    {
      name: 'A-180 the address can be edited only where that is allowed and it has been loaded',
      holds: (snapshot, { input: start }) => {
        const view = connectOrderDetailsPanel(snapshot)
        return !view.editable || (Object(start).addressUuid !== null && view.delivery?.line1 === moved.line1)
      },
    },
    {
      name: 'F-60 of what has left no address is asked for',
      holds: (_, { calls, input: start }) => Object(start).addressUuid !== null || calls.length === 0,
    },
  ],
}

const countOf = ({ effects }: Driver, name: string) => effects.filter(({ type }) => type === name).length
