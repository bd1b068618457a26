import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { SaveAnswer, SavePreferences } from '~/services/flows/settings/settings-commands.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { type PhoneStatus, phoneInputMachine } from '../../ui/phone-input/phone-input.machine'
import { phoneField, typedPhone } from '../../ui/phone-input/phone-input.rules'
import {
  countChanges,
  FIRST_CHOICE_ID,
  PHONE_ID,
  type PreferenceName,
  type PreferencesDraft,
  SAVED_ID,
  trimmed,
} from './preferences.rules'

/** `countries`: whose numbers need no prefix, the likeliest first. */
export type PreferencesInput = { as: string; countries: readonly string[]; saved: PreferencesDraft }
type Context = {
  as: string
  countries: readonly string[]
  /** as it was saved last */
  baseline: PreferencesDraft
  draft: PreferencesDraft
  phoneStatus: PhoneStatus
  /** the number is text: it has just been saved, and nobody wants to change it */
  isPhoneRead: boolean
}

/** Which text messages somebody wants, and on which number. Nothing counts as saved before the account says so. */
export const preferencesMachine = setup({
  types: {
    input: {} as PreferencesInput,
    context: {} as Context,
    events: {} as
      | { type: 'TOGGLE'; name: PreferenceName; isOn: boolean }
      | { type: 'TYPE'; value: string }
      | { type: 'BLUR' }
      | { type: 'PHONE'; status: PhoneStatus }
      | { type: 'EDIT_PHONE' }
      | { type: 'DISCARD' }
      | { type: 'SAVE' },
    children: {} as { phone: 'phone'; savePreferences: 'savePreferences' },
    tags: {} as 'busy',
  },
  actors: {
    phone: phoneInputMachine,
    savePreferences: unprovided<SaveAnswer, SavePreferences>('savePreferences'),
  },
  guards: {
    isChanged: ({ context }) => countChanges(context) > 0,
    isPhoneRead: ({ context }) => context.isPhoneRead,
    isPhoneUnsure: ({ context }) => context.phoneStatus === 'judging',
    isPhoneFine: ({ context }) => context.phoneStatus !== 'invalid',
    isWrong: (_, status: PhoneStatus) => status === 'invalid',
    isOk,
    ...accountGuards,
  },
  actions: {
    spawnPhone: spawnChild(
      'phone',
      phoneField(({ countries, draft }: Context) => ({ countries, initial: draft.phone })),
    ),
    keepChoice: assign(({ context }, { name, isOn }: { name: PreferenceName; isOn: boolean }) => ({
      draft: { ...context.draft, [name]: isOn },
    })),
    keepPhone: assign(({ context }, value: string) => ({ draft: { ...context.draft, phone: typedPhone(value) } })),
    judgePhone: sendTo('phone', ({ context }) => ({ type: 'CHANGE' as const, value: context.draft.phone })),
    leavePhone: sendTo('phone', { type: 'BLUR' }),
    keepStatus: assign((_, phoneStatus: PhoneStatus) => ({ phoneStatus })),
    showField: assign({ isPhoneRead: false }),
    focusOn: (_, _id: string) => {},
    discard: assign(({ context }) => ({ draft: context.baseline })),
    keepSaved: assign(({ context }) => {
      const saved = trimmed(context.draft)
      return { baseline: saved, draft: saved, isPhoneRead: true }
    }),
    tellOtherTabs: () => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { judgement: 5000, patience: 9000 },
}).createMachine({
  id: 'preferences',
  context: ({ input: { as, countries, saved } }) => ({
    ...{ as, countries, baseline: saved, draft: saved },
    phoneStatus: 'empty',
    isPhoneRead: false,
  }),
  entry: 'spawnPhone',
  initial: 'editing',
  on: { PHONE: { actions: { type: 'keepStatus', params: ({ event }) => event.status } } },
  states: {
    editing: {
      initial: 'clean',
      on: {
        TOGGLE: { target: '.comparing', actions: { type: 'keepChoice', params: ({ event }) => event } },
        TYPE: {
          target: '.comparing',
          actions: [{ type: 'keepPhone', params: ({ event }) => event.value }, 'judgePhone'],
        },
        BLUR: { actions: 'leavePhone' },
        EDIT_PHONE: { guard: 'isPhoneRead', actions: ['showField', { type: 'focusOn', params: PHONE_ID }] },
      },
      states: {
        /** a transient state */
        comparing: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: {},
        /** until the next edit */
        saved: { entry: { type: 'focusOn', params: SAVED_ID } },
        dirty: {
          initial: 'quiet',
          on: {
            DISCARD: {
              target: 'clean',
              actions: ['discard', 'judgePhone', { type: 'focusOn', params: FIRST_CHOICE_ID }],
            },
            SAVE: [
              { guard: 'isPhoneUnsure', target: '#preferences.awaitingPhone' },
              { guard: 'isPhoneFine', target: '#preferences.saving' },
            ],
          },
          states: { quiet: {}, notSaved: {} },
        },
      },
    },
    /** what was typed just now is judged first: an invalid number is not sent */
    awaitingPhone: {
      tags: 'busy',
      on: {
        PHONE: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.status },
            target: 'editing.dirty',
            actions: [{ type: 'keepStatus', params: ({ event }) => event.status }, 'leavePhone'],
          },
          { target: 'saving', actions: { type: 'keepStatus', params: ({ event }) => event.status } },
        ],
      },
      after: { judgement: { target: 'saving', actions: { type: 'keepStatus', params: 'unjudged' } } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context: { as, draft } }) => ({
          as,
          phone_number: draft.phone.trim() || null,
          marketing_sms: draft.marketing_sms,
          transactional_sms: draft.transactional_sms,
        }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'editing.saved', actions: ['keepSaved', 'tellOtherTabs'] },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'editing.dirty.notSaved' },
    left: {},
  },
  options: { maxIterations: 1000 },
})
