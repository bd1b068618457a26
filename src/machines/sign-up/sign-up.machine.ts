import { assign, fromPromise, sendParent, setup, spawnChild, stopChild } from 'xstate'
import {
  EMAIL_LENGTH,
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
  PASSWORD_LENGTH,
  PERSON_NAME_LENGTH,
} from '~/services/identity/credentials.rules'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { SignInRefusal, SignUpRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'
import { confirmCodeMachine } from '../confirm-code/confirm-code.machine'

/** `returnTo`: a path of this site, checked where the page is made. */
export type SignUpInput = { config: IdentityConfig; returnTo: string }
type Field = 'name' | 'email' | 'password'
type Context = SignUpInput & Record<Field, string> & { isPasswordShown: boolean; failure: SignUpRefusal['kind'] | null }
export type SignUpAnswer = Result<null, SignUpRefusal>
type SignInAnswer = Result<null, SignInRefusal>
type Credentials = { config: IdentityConfig; email: string; password: string }

const LENGTHS = { name: PERSON_NAME_LENGTH, email: EMAIL_LENGTH, password: PASSWORD_LENGTH.most } as const
const kindOf = (answer: SignUpAnswer) => (answer.ok ? null : answer.error.kind)

/** The step of the code tells its form when the code was right. */
export const inSignUp = (step: typeof confirmCodeMachine) =>
  step.provide({ actions: { tellForm: sendParent({ type: 'CODE.CONFIRMED' }) } })

/** A new account: address and password, the code of the mail, and in. */
export const signUpMachine = setup({
  types: {
    input: {} as SignUpInput,
    context: {} as Context,
    events: {} as
      | { type: 'CHANGE'; field: Field; value: string }
      | { type: 'REVEAL' }
      | { type: 'SUBMIT' }
      | { type: 'CODE.CONFIRMED' }
      | { type: 'BACK' },
    children: {} as { confirmCode: 'confirmCode' },
    tags: {} as 'busy',
  },
  actors: {
    confirmCode: inSignUp(confirmCodeMachine),
    signUp: fromPromise<SignUpAnswer, Credentials & { name: string }>(() =>
      Promise.reject(new Error('signUp is provided by sign-up.actors.ts')),
    ),
    signIn: fromPromise<SignInAnswer, Credentials>(() =>
      Promise.reject(new Error('signIn is provided by sign-up.actors.ts')),
    ),
    openPage: fromPromise<void, { href: string }>(() =>
      Promise.reject(new Error('openPage is provided by sign-up.actors.ts')),
    ),
  },
  guards: {
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...newPasswordErrors(password)].length === 0,
    isOk: (_, answer: SignUpAnswer) => answer.ok,
    isIn: (_, answer: SignInAnswer) => answer.ok,
  },
  actions: {
    keepField: assign((_, { field, value }: { field: Field; value: string }) => ({
      [field]: value.slice(0, LENGTHS[field]),
    })),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    keepFailure: assign((_, failure: SignUpRefusal['kind'] | null) => ({ failure })),
    dropFailure: assign({ failure: null }),
    forgetPassword: assign({ password: '', isPasswordShown: false }),
    spawnCode: spawnChild('confirmCode', {
      id: 'confirmCode',
      syncSnapshot: true,
      input: ({ context: { config, email } }: { context: Context }) => ({ config, email }),
    }),
    stopCode: stopChild('confirmCode'),
    tellSession: () => {},
    focusSummary: (_, _id: string) => {},
    focusStep: (_, _id: string) => {},
  },
  delays: { patience: 20_000, departure: 8000 },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({ ...input, name: '', email: '', password: '', isPasswordShown: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
        REVEAL: { actions: 'turnPassword' },
        SUBMIT: [
          { guard: 'isComplete', target: 'submitting' },
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
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { config, name, email, password } }) => ({ config, name, email, password }),
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'confirming' },
          { target: 'editing.failed', actions: { type: 'keepFailure', params: ({ event }) => kindOf(event.output) } },
        ],
        onError: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } },
      },
      after: { patience: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } } },
    },
    confirming: {
      entry: ['spawnCode', { type: 'focusStep', params: IDENTITY_FIELD_IDS.code }],
      exit: 'stopCode',
      on: {
        'CODE.CONFIRMED': 'signingIn',
        BACK: { target: 'editing', actions: { type: 'focusStep', params: IDENTITY_FIELD_IDS.email } },
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
          { target: 'confirmed' },
        ],
        onError: 'confirmed',
      },
      after: { patience: 'confirmed' },
    },
    confirmed: { type: 'final', entry: ['forgetPassword', { type: 'focusStep', params: IDENTITY_DONE_ID }] },
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
