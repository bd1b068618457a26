import { assign, setup } from 'xstate'
import { ADDRESS_FIELDS, type AddressField, type AddressText } from '~/services/domain/delivery/address.rules'
import { ADDRESS_LENGTH } from '~/services/domain/delivery/address-check.rules'
import { tellParent } from '../../runtime/parts'
import { ADDRESS_SUMMARY_ID, type AddressDraft, changedAddress, formErrors, type Which } from './address-form.rules'

export type AddressFormInput = { initial: AddressDraft; countries: readonly string[] }
type Context = AddressDraft & { countries: readonly string[] }
type Change = { which: Which; field: AddressField; value: string }

const draftOf = ({ shipping, billing, isSame }: Context): AddressDraft => ({ shipping, billing, isSame })

/** Where it goes and who pays, one address or two. What is submitted can be written on a parcel. */
export const addressFormMachine = setup({
  types: {
    input: {} as AddressFormInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Change)
      | { type: 'SAME'; isSame: boolean }
      | { type: 'FILL'; draft: AddressDraft }
      | { type: 'SUBMIT' },
  },
  guards: {
    isComplete: ({ context }) => formErrors(context).length === 0,
  },
  actions: {
    keepField: assign(({ context }, { which, field, value }: Change) => ({
      [which]: changedAddress(context[which], { field, value }),
    })),
    keepSame: assign((_, isSame: boolean) => ({ isSame })),
    // a draft comes from the browser's store, where any text may stand
    fill: assign((_, { shipping, billing, isSame }: AddressDraft) => ({
      shipping: cut(shipping),
      billing: cut(billing),
      isSame,
    })),
    tellAddress: tellParent((context: Context) => ({ type: 'ADDRESS', address: draftOf(context) })),
    saveDraft: (_, _draft: AddressDraft) => {},
    focusSummary: (_, _id: string) => {},
  },
}).createMachine({
  id: 'addressForm',
  context: ({ input: { initial, countries } }) => ({ ...initial, countries }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        SAME: {
          target: '.open',
          actions: [
            { type: 'keepSame', params: ({ event }) => event.isSame },
            { type: 'saveDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        FILL: { actions: { type: 'fill', params: ({ event }) => event.draft } },
        SUBMIT: [{ guard: 'isComplete', target: '.open', actions: 'tellAddress' }, { target: '.refused' }],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusSummary', params: ADDRESS_SUMMARY_ID } },
      },
    },
  },
  options: { maxIterations: 1000 },
})

function cut(text: AddressText): AddressText {
  const kept = { ...text }
  for (const field of ADDRESS_FIELDS) kept[field] = text[field].slice(0, ADDRESS_LENGTH[field])
  return kept
}
