import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { SaveAnswer, SaveContactDetails } from '~/services/flows/settings/settings-commands.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { type PhoneStatus, phoneInputMachine } from '../../ui/phone-input/phone-input.machine'
import { phoneField, typedPhone } from '../../ui/phone-input/phone-input.rules'
import {
  type ContactDetailsDraft,
  contactDetailsErrors,
  firstWrongId,
  type NameField,
  typedName,
} from './contact-details.rules'

/** `countries`: whose numbers need no prefix, the likeliest first. */
export type ContactDetailsInput = { as: string; countries: readonly string[]; saved: ContactDetailsDraft }
type Context = Omit<ContactDetailsInput, 'saved'> & { draft: ContactDetailsDraft; phoneStatus: PhoneStatus }

type Named = { field: NameField; value: string }
const named = ({ event }: { event: Named }) => event
const typed = ({ event }: { event: { value: string } }) => event.value
const status = ({ event }: { event: { status: PhoneStatus } }) => event.status

const typing = <const Move extends { target?: 'open' }>(move: Move) =>
  ({
    CHANGE: { ...move, actions: { type: 'keepName', params: named } },
    TYPE: { ...move, actions: [{ type: 'keepPhone', params: typed }, 'judgePhone'] },
  }) as const

/** Who somebody is and how they are reached. Nothing counts as saved before the account says so. */
export const contactDetailsMachine = setup({
  types: {
    input: {} as ContactDetailsInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Named)
      | { type: 'TYPE'; value: string }
      | { type: 'BLUR' }
      | { type: 'PHONE'; status: PhoneStatus }
      | { type: 'SAVE' },
    children: {} as { phone: 'phone'; saveContactDetails: 'saveContactDetails' },
    tags: {} as 'busy',
  },
  actors: {
    phone: phoneInputMachine,
    saveContactDetails: unprovided<SaveAnswer, SaveContactDetails>('saveContactDetails'),
  },
  guards: {
    isIncomplete: ({ context }) => contactDetailsErrors(context).length > 0,
    isPhoneUnsure: ({ context }) => context.phoneStatus === 'judging',
    isWrong: (_, phoneStatus: PhoneStatus) => phoneStatus === 'invalid',
    isOk,
    ...accountGuards,
  },
  actions: {
    spawnPhone: spawnChild(
      'phone',
      phoneField(({ countries, draft }: Context) => ({ countries, initial: draft.phone })),
    ),
    keepName: assign(({ context }, { field, value }: Named) => ({
      draft: { ...context.draft, [field]: typedName(value) },
    })),
    keepPhone: assign(({ context }, value: string) => ({ draft: { ...context.draft, phone: typedPhone(value) } })),
    judgePhone: sendTo('phone', ({ context }) => ({ type: 'CHANGE' as const, value: context.draft.phone })),
    leavePhone: sendTo('phone', { type: 'BLUR' }),
    keepStatus: assign((_, phoneStatus: PhoneStatus) => ({ phoneStatus })),
    focusOn: (_, _id: string) => {},
    tellOtherTabs: () => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { judgement: 5000, patience: 9000 },
}).createMachine({
  id: 'contactDetails',
  context: ({ input: { as, countries, saved } }) => ({ as, countries, draft: saved, phoneStatus: 'empty' }),
  entry: 'spawnPhone',
  initial: 'editing',
  on: { PHONE: { actions: { type: 'keepStatus', params: status } } },
  states: {
    editing: {
      initial: 'open',
      on: {
        ...typing({}),
        BLUR: { actions: 'leavePhone' },
        SAVE: [
          { guard: 'isIncomplete', target: '.refused' },
          { guard: 'isPhoneUnsure', target: 'awaitingPhone' },
          { target: 'saving' },
        ],
      },
      states: {
        open: {},
        refused: { entry: [{ type: 'focusOn', params: ({ context }) => firstWrongId(context) }, 'leavePhone'] },
        failed: { on: typing({ target: 'open' }) },
        saved: { on: typing({ target: 'open' }) },
      },
    },
    /** what was typed just now is judged first: an invalid number is not sent */
    awaitingPhone: {
      tags: 'busy',
      on: {
        PHONE: [
          {
            guard: { type: 'isWrong', params: status },
            target: 'editing.refused',
            actions: { type: 'keepStatus', params: status },
          },
          { target: 'saving', actions: { type: 'keepStatus', params: status } },
        ],
      },
      after: { judgement: { target: 'saving', actions: { type: 'keepStatus', params: 'unjudged' } } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveContactDetails',
        src: 'saveContactDetails',
        input: ({ context: { as, draft } }) => ({
          as,
          first_name: draft.firstName.trim(),
          last_name: draft.lastName.trim(),
          phone_number: draft.phone.trim() || null,
        }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'editing.saved', actions: 'tellOtherTabs' },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'editing.failed' },
    left: {},
  },
  options: { maxIterations: 1000 },
})
