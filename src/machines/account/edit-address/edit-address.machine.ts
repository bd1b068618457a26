import { assign, setup, spawnChild } from 'xstate'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import type { SaveAddressAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { addressFormMachine } from '../../checkout/address-form/address-form.machine'
import type { AddressDraft } from '../../checkout/address-form/address-form.rules'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { ADDRESS_TOLD_ID, type AddressUse, draftOf, type SaveAddress, sentAddress } from './edit-address.rules'

/** `address`: as it is stored. `backHref`: where it goes on afterwards. */
export type EditAddressInput = {
  as: string
  use: AddressUse
  address: AddressText
  countries: readonly string[]
  backHref: string
}

/** Another address for what goes there, or for who pays. Nothing counts as saved before the account says so. */
export const editAddressMachine = setup({
  types: {
    input: {} as EditAddressInput,
    context: {} as EditAddressInput,
    events: {} as { type: 'ADDRESS'; address: AddressDraft },
    children: {} as { address: 'address'; saveAddress: 'saveAddress' },
    tags: {} as 'busy',
  },
  actors: { address: addressFormMachine, saveAddress: unprovided<SaveAddressAnswer, SaveAddress>('saveAddress') },
  guards: { isOk, ...accountGuards },
  actions: {
    spawnAddress: spawnChild('address', {
      id: 'address',
      syncSnapshot: true,
      input: ({ context: { address, countries } }: { context: EditAddressInput }) => ({
        initial: draftOf(address),
        countries,
      }),
    }),
    keepAddress: assign((_, { shipping: address }: AddressDraft) => ({ address })),
    focusOn: (_, _id: string) => {},
    tellOtherTabs: () => {},
    goOn: (_, _href: string) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'editAddress',
  context: ({ input }) => input,
  entry: 'spawnAddress',
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: { ADDRESS: { target: 'saving', actions: { type: 'keepAddress', params: ({ event }) => event.address } } },
      states: {
        open: {},
        failed: { entry: { type: 'focusOn', params: ADDRESS_TOLD_ID } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => sentAddress(context),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'saved' },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'editing.failed' },
    saved: { entry: ['tellOtherTabs', { type: 'goOn', params: ({ context }) => context.backHref }] },
    left: {},
  },
  options: { maxIterations: 1000 },
})
