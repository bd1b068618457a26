import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { SaveAnswer, SavePreferences } from '~/services/flows/settings/settings-commands.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { type PhoneStatus, phoneInputMachine } from '../../ui/phone-input/phone-input.machine'
import { phoneField, typedPhone } from '../../ui/phone-input/phone-input.rules'
import { canSubmit, SMS_DONE_ID } from './sms-signup.rules'

/** `countries`: whose numbers need no prefix, the likeliest first. `phone`: what the account knows; '' for none. */
export type SmsSignupInput = { as: string; countries: readonly string[]; phone: string }
type Context = SmsSignupInput & { phoneStatus: PhoneStatus }

const status = ({ event }: { event: { status: PhoneStatus } }) => event.status
const typed = ({ event }: { event: { value: string } }) => event.value

/** One number for both kinds of text messages. */
export const smsSignupMachine = setup({
  types: {
    input: {} as SmsSignupInput,
    context: {} as Context,
    events: {} as
      | { type: 'TYPE'; value: string }
      | { type: 'BLUR' }
      | { type: 'PHONE'; status: PhoneStatus }
      | { type: 'SUBMIT' },
    children: {} as { phone: 'phone'; savePreferences: 'savePreferences' },
    tags: {} as 'busy',
  },
  actors: {
    phone: phoneInputMachine,
    savePreferences: unprovided<SaveAnswer, SavePreferences>('savePreferences'),
  },
  guards: {
    isUnsure: ({ context }) => canSubmit(context) && context.phoneStatus === 'judging',
    canSubmit: ({ context }) => canSubmit(context),
    isWrong: (_, phoneStatus: PhoneStatus) => phoneStatus === 'invalid',
    isOk,
    ...accountGuards,
  },
  actions: {
    spawnPhone: spawnChild(
      'phone',
      phoneField(({ countries, phone }: Context) => ({ countries, initial: phone })),
    ),
    keepPhone: assign((_, value: string) => ({ phone: typedPhone(value) })),
    judgePhone: sendTo('phone', ({ context }) => ({ type: 'CHANGE' as const, value: context.phone })),
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
  id: 'smsSignup',
  context: ({ input }) => ({ ...input, phoneStatus: 'empty' }),
  entry: 'spawnPhone',
  initial: 'editing',
  on: { PHONE: { actions: { type: 'keepStatus', params: status } } },
  states: {
    editing: {
      initial: 'open',
      on: {
        TYPE: { target: '.open', actions: [{ type: 'keepPhone', params: typed }, 'judgePhone'] },
        BLUR: { actions: 'leavePhone' },
        SUBMIT: [
          { guard: 'isUnsure', target: 'awaitingPhone' },
          { guard: 'canSubmit', target: 'submitting' },
        ],
      },
      states: { open: {}, failed: {} },
    },
    /** what was typed just now is judged first: an invalid number is not sent */
    awaitingPhone: {
      tags: 'busy',
      on: {
        PHONE: [
          {
            guard: { type: 'isWrong', params: status },
            target: 'editing',
            actions: [{ type: 'keepStatus', params: status }, 'leavePhone'],
          },
          { target: 'submitting', actions: { type: 'keepStatus', params: status } },
        ],
      },
      after: { judgement: { target: 'submitting', actions: { type: 'keepStatus', params: 'unjudged' } } },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        //
        input: ({ context: { as, phone } }) => ({
          ...{ as, phone_number: phone.trim() },
          marketing_sms: true,
          transactional_sms: true,
        }),
        onDone: [{ guard: { type: 'isOk', params: output }, target: 'done' }, ...leavingAccount, { target: 'failing' }],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'editing.failed' },
    done: { entry: ['tellOtherTabs', { type: 'focusOn', params: SMS_DONE_ID }] },
    left: {},
  },
  options: { maxIterations: 1000 },
})
