import { assign, fromPromise, sendParent, setup, spawnChild, stopChild } from 'xstate'
import {
  EMAIL_LENGTH,
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  knownPasswordErrors,
  PASSWORD_LENGTH,
} from '~/services/identity/credentials.rules'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { SignInRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'
import { confirmCodeMachine } from '../confirm-code/confirm-code.machine'

/** `returnTo`: a path of this site, checked where the page is made. */
export type SignInInput = { config: IdentityConfig; returnTo: string }
type Field = 'email' | 'password'
type Context = SignInInput & {
  email: string
  password: string
  isPasswordShown: boolean
  failure: SignInRefusal['kind'] | null
}
export type SignInAnswer = Result<null, SignInRefusal>
type Credentials = { config: IdentityConfig; email: string; password: string }

const LENGTHS = { email: EMAIL_LENGTH, password: PASSWORD_LENGTH.most } as const
const kindOf = (answer: SignInAnswer) => (answer.ok ? null : answer.error.kind)

/** The step of the code tells its form when the code was right. */
export const inSignIn = (step: typeof confirmCodeMachine) =>
  step.provide({ actions: { tellForm: sendParent({ type: 'CODE.CONFIRMED' }) } })

/** Signing in: the identity provider says who it is, our server keeps the session, and the visitor goes on where they came from. */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
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
    confirmCode: inSignIn(confirmCodeMachine),
    signIn: fromPromise<SignInAnswer, Credentials>(() =>
      Promise.reject(new Error('signIn is provided by sign-in.actors.ts')),
    ),
    openPage: fromPromise<void, { href: string }>(() =>
      Promise.reject(new Error('openPage is provided by sign-in.actors.ts')),
    ),
  },
  guards: {
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...knownPasswordErrors(password)].length === 0,
    isOk: (_, answer: SignInAnswer) => answer.ok,
    isUnconfirmed: (_, answer: SignInAnswer) => kindOf(answer) === 'unconfirmed',
  },
  actions: {
    keepField: assign((_, { field, value }: { field: Field; value: string }) => ({
      [field]: value.slice(0, LENGTHS[field]),
    })),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    keepFailure: assign((_, failure: SignInRefusal['kind'] | null) => ({ failure })),
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
  id: 'signIn',
  context: ({ input }) => ({ ...input, email: '', password: '', isPasswordShown: false, failure: null }),
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
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { config, email, password } }) => ({ config, email, password }),
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'leaving' },
          { guard: { type: 'isUnconfirmed', params: ({ event }) => event.output }, target: 'confirming' },
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
        'CODE.CONFIRMED': 'submitting',
        BACK: { target: 'editing', actions: { type: 'focusStep', params: IDENTITY_FIELD_IDS.email } },
      },
    },
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
