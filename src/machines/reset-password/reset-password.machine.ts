import { assign, fromPromise, setup } from 'xstate'
import {
  codeErrors,
  EMAIL_LENGTH,
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
  PASSWORD_LENGTH,
  plainCode,
} from '~/services/identity/credentials.rules'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { CodeRefusal, SignInRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'

/** `returnTo`: a path of this site, checked where the page is made. */
export type ResetPasswordInput = { config: IdentityConfig; returnTo: string }
type Field = 'email' | 'code' | 'password'
type Context = ResetPasswordInput &
  Record<Field, string> & { isPasswordShown: boolean; hasResent: boolean; failure: CodeRefusal['kind'] | null }
export type ResetAnswer = Result<null, CodeRefusal>
type SignInAnswer = Result<null, SignInRefusal>
type Asked = { config: IdentityConfig; email: string }
type Credentials = Asked & { password: string }

const LENGTHS = { email: EMAIL_LENGTH, password: PASSWORD_LENGTH.most } as const
const kindOf = (answer: ResetAnswer) => (answer.ok ? null : answer.error.kind)

/** A new password by a mailed code. Whether an address has an account is told nobody: the words are the same. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as ResetPasswordInput,
    context: {} as Context,
    events: {} as
      | { type: 'CHANGE'; field: Field; value: string }
      | { type: 'REVEAL' }
      | { type: 'ASK' }
      | { type: 'SET' }
      | { type: 'RESEND' }
      | { type: 'BACK' },
    tags: {} as 'busy' | 'resending',
  },
  actors: {
    askCode: fromPromise<ResetAnswer, Asked>(() =>
      Promise.reject(new Error('askCode is provided by reset-password.actors.ts')),
    ),
    setPassword: fromPromise<ResetAnswer, Credentials & { code: string }>(() =>
      Promise.reject(new Error('setPassword is provided by reset-password.actors.ts')),
    ),
    signIn: fromPromise<SignInAnswer, Credentials>(() =>
      Promise.reject(new Error('signIn is provided by reset-password.actors.ts')),
    ),
    openPage: fromPromise<void, { href: string }>(() =>
      Promise.reject(new Error('openPage is provided by reset-password.actors.ts')),
    ),
  },
  guards: {
    hasAddress: ({ context }) => emailErrors(context.email).length === 0,
    isComplete: ({ context: { code, password } }) => [...codeErrors(code), ...newPasswordErrors(password)].length === 0,
    isOk: (_, answer: ResetAnswer) => answer.ok,
    isIn: (_, answer: SignInAnswer) => answer.ok,
  },
  actions: {
    keepField: assign((_, { field, value }: { field: Field; value: string }) => ({
      [field]: field === 'code' ? plainCode(value) : value.slice(0, LENGTHS[field]),
    })),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    keepFailure: assign((_, failure: CodeRefusal['kind'] | null) => ({ failure })),
    dropFailure: assign({ failure: null }),
    noteResent: assign({ hasResent: true, code: '' }),
    forgetResent: assign({ hasResent: false }),
    forgetCode: assign({ code: '', password: '', isPasswordShown: false, hasResent: false }),
    forgetPassword: assign({ code: '', password: '', isPasswordShown: false }),
    tellSession: () => {},
    focusSummary: (_, _id: string) => {},
    focusStep: (_, _id: string) => {},
  },
  delays: { patience: 20_000, resendPause: 30_000, departure: 8000 },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    ...input,
    email: '',
    code: '',
    password: '',
    isPasswordShown: false,
    hasResent: false,
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
        ASK: [
          { guard: 'hasAddress', target: 'sending' },
          { target: '.refused', actions: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID } },
        ],
      },
      states: {
        open: {},
        refused: {},
        failed: {
          entry: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID },
          exit: 'dropFailure',
          on: { CHANGE: { target: 'open', actions: { type: 'keepField', params: ({ event }) => event } } },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'askCode',
        src: 'askCode',
        input: ({ context: { config, email } }) => ({ config, email }),
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'codeSent' },
          { target: 'asking.failed', actions: { type: 'keepFailure', params: ({ event }) => kindOf(event.output) } },
        ],
        onError: { target: 'asking.failed', actions: { type: 'keepFailure', params: 'unreachable' } },
      },
      after: { patience: { target: 'asking.failed', actions: { type: 'keepFailure', params: 'unreachable' } } },
    },
    codeSent: {
      type: 'parallel',
      entry: { type: 'focusStep', params: IDENTITY_FIELD_IDS.code },
      on: {
        BACK: {
          target: 'asking',
          actions: ['forgetCode', { type: 'focusStep', params: IDENTITY_FIELD_IDS.email }],
        },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'open',
              on: {
                CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
                REVEAL: { actions: 'turnPassword' },
                SET: [
                  { guard: 'isComplete', target: 'settingPassword' },
                  { target: '.refused', actions: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID } },
                ],
              },
              states: {
                open: {},
                refused: {},
                failed: {
                  entry: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID },
                  exit: 'dropFailure',
                  on: {
                    CHANGE: { target: 'open', actions: { type: 'keepField', params: ({ event }) => event } },
                    RESEND: 'open',
                  },
                },
              },
            },
            settingPassword: {
              tags: 'busy',
              entry: 'forgetResent',
              invoke: {
                id: 'setPassword',
                src: 'setPassword',
                input: ({ context: { config, email, code, password } }) => ({ config, email, code, password }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: '#resetPassword.signingIn',
                  },
                  {
                    target: 'editing.failed',
                    actions: { type: 'keepFailure', params: ({ event }) => kindOf(event.output) },
                  },
                ],
                onError: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } },
              },
              after: {
                patience: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } },
              },
            },
          },
        },
        resend: {
          initial: 'pausing',
          states: {
            pausing: { after: { resendPause: 'possible' } },
            possible: { on: { RESEND: 'again' } },
            again: {
              tags: 'resending',
              entry: 'forgetResent',
              invoke: {
                id: 'askAgain',
                src: 'askCode',
                input: ({ context: { config, email } }) => ({ config, email }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: 'pausing',
                    actions: 'noteResent',
                  },
                  { target: 'failed' },
                ],
                onError: 'failed',
              },
              after: { patience: 'failed' },
            },
            failed: { on: { RESEND: 'again' } },
          },
        },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { config, email, password } }) => ({ config, email, password }),
        onDone: [
          { guard: { type: 'isIn', params: ({ event }) => event.output }, target: 'leaving' },
          { target: 'changed' },
        ],
        onError: 'changed',
      },
      after: { patience: 'changed' },
    },
    changed: { type: 'final', entry: ['forgetPassword', { type: 'focusStep', params: IDENTITY_DONE_ID }] },
    leaving: {
      tags: 'busy',
      entry: ['forgetPassword', 'tellSession'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.returnTo }),
        onDone: 'going',
        onError: 'done',
      },
      after: { departure: 'done' },
    },
    going: { tags: 'busy', after: { departure: 'done' } },
    done: { type: 'final', entry: { type: 'focusStep', params: IDENTITY_DONE_ID } },
  },
  options: { maxIterations: 1000 },
})
