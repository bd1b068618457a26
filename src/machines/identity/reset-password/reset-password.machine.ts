import { assign, fromPromise, setup } from 'xstate'
import {
  codeErrors,
  emailErrors,
  IDENTITY_FIELD_IDS,
  newPasswordErrors,
} from '~/services/flows/identity/credentials.rules'
import { codeMailFor, codeMailMachine } from '../code-mail/code-mail.machine'
import { codeMailActions } from '../code-mail/code-mail.step'
import { enteringFor, enteringMachine } from '../entering/entering.machine'
import {
  type Answer,
  type Asked,
  type Change,
  type Credentials,
  formActions,
  formGuards,
  type IdentityInput,
  type PageContext,
  passwordActions,
} from '../identity-form/identity-form.setup'
import {
  codeComplaints,
  complain,
  complaints,
  ended,
  enteringOr,
  sending,
  typing,
  typingPassword,
} from '../identity-form/identity-form.states'

type Context = PageContext<'code'>
export type Coded = Credentials & { code: string }

const unprovided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is provided by reset-password.actors.ts`))

/** A new password by a mailed code. Whether an address has an account is told nobody: the words are the same. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as Context,
    events: {} as
      | Change<'email' | 'code' | 'password'>
      | { type: 'REVEAL' }
      | { type: 'ASK' }
      | { type: 'SET' }
      | { type: 'RESEND' }
      | { type: 'CODE.RESENT' }
      | { type: 'BACK' }
      | { type: 'SIGNED_IN' },
    children: {} as { codeMail: 'codeMail'; entering: 'entering' },
    tags: {} as 'busy',
  },
  actors: {
    codeMail: codeMailFor(codeMailMachine),
    entering: enteringFor(enteringMachine),
    askCode: fromPromise<Answer, Asked>(unprovided('askCode')),
    setPassword: fromPromise<Answer, Coded>(unprovided('setPassword')),
  },
  guards: {
    ...formGuards,
    hasAddress: ({ context }) => emailErrors(context.email).length === 0,
    isComplete: ({ context: { code, password } }) => [...codeErrors(code), ...newPasswordErrors(password)].length === 0,
  },
  actions: {
    ...formActions,
    ...passwordActions,
    ...codeMailActions,
    forgetPassword: assign({ code: '', password: '', isPasswordShown: false }),
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...input, email: '', code: '', password: '', isPasswordShown: false, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'open',
      on: { ...typing, ASK: [{ guard: 'hasAddress', target: 'sending' }, complain] },
      states: complaints,
    },
    sending: sending({
      src: 'askCode',
      input: ({ context: { config, email } }: { context: Context }) => ({ config, email }),
      target: 'codeSent',
      back: 'asking.failed',
    }),
    codeSent: {
      entry: ['spawnMail', { type: 'focusStep', params: IDENTITY_FIELD_IDS.code }],
      exit: 'stopMail',
      on: {
        RESEND: { actions: 'askAgain' },
        'CODE.RESENT': { actions: 'dropCode' },
        BACK: {
          target: 'asking',
          actions: ['forgetPassword', { type: 'focusStep', params: IDENTITY_FIELD_IDS.email }],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          initial: 'open',
          on: { ...typingPassword, SET: [{ guard: 'isComplete', target: 'settingPassword' }, complain] },
          states: codeComplaints,
        },
        settingPassword: {
          entry: 'noteTry',
          ...sending({
            src: 'setPassword',
            input: ({ context: { config, email, code, password } }: { context: Context }) => ({
              config,
              email,
              code,
              password,
            }),
            target: '#resetPassword.entering',
            back: 'editing.failed',
          }),
        },
      },
    },
    entering: enteringOr('changed'),
    /** the password is new, but signing in did not go by itself */
    changed: { type: 'final', entry: ['forgetPassword', ended] },
    done: { type: 'final', entry: ended },
  },
  options: { maxIterations: 1000 },
})
