import { assign, setup } from 'xstate'
import { isOk, output, unprovided } from '~/machines/runtime/parts'
import type {
  Credentials,
  IdentityInput,
  IdentityRefusalKind,
  PoolAnswer,
} from '~/services/flows/identity/identity.contract'
import {
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
} from '~/services/flows/identity/identity.rules'
import { confirmCodeMachine } from '../confirm-code/confirm-code.machine'
import { enteringMachine } from '../entering/entering.machine'
import { isOutage, type Typed, typed } from '../sign-in/sign-in.rules'

/** The account that is asked for. */
export type Wanted = Credentials & { name: string }
type Context = IdentityInput & {
  name: string
  email: string
  password: string
  isPasswordShown: boolean
  failure: IdentityRefusalKind | null
}

/** A new account: address and password, the code of the mail, and in. */
export const signUpMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Typed<'name' | 'email' | 'password'>)
      | { type: 'REVEAL' }
      | { type: 'SUBMIT' }
      | { type: 'BACK' }
      | { type: 'RESTORE'; email: string }
      | { type: 'SIGNED_IN' },
    children: {} as { confirmCode: 'confirmCode'; entering: 'entering'; signUp: 'signUp' },
    tags: {} as 'busy',
  },
  actors: {
    confirmCode: confirmCodeMachine,
    entering: enteringMachine,
    signUp: unprovided<PoolAnswer, Wanted>('signUp'),
  },
  guards: {
    isOk,
    isOutage,
    hasPassword: ({ context }) => context.password !== '',
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...newPasswordErrors(password)].length === 0,
  },
  actions: {
    keepField: assign((_, change: Typed<'name' | 'email' | 'password'>) => typed(change)),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    forgetPassword: assign({ password: '', isPasswordShown: false }),
    keepRefusal: assign((_, answer: PoolAnswer) => ({ failure: answer.ok ? null : answer.error.kind })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    restore: assign((_, email: string) => ({ email })),
    saveWaiting: (_, _email: string) => {},
    forgetWaiting: () => {},
    focusSummary: (_, _id: string) => {},
    focusStep: (_, _id: string) => {},
    logFailure: () => {},
  },
  delays: { patience: 20_000 },
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
        SUBMIT: [{ guard: 'isComplete', target: 'submitting' }, { target: '.refused' }],
        /** the page was loaded anew while it waited for the code */
        RESTORE: { target: 'confirming', actions: { type: 'restore', params: ({ event }) => event.email } },
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID } },
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
          { guard: { type: 'isOk', params: output }, target: 'confirming' },
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'editing.failed', actions: 'logFailure' }, { target: 'editing.failed' }],
    },
    confirming: {
      entry: [
        { type: 'saveWaiting', params: ({ context }) => context.email },
        { type: 'focusStep', params: IDENTITY_FIELD_IDS.code },
      ],
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        // an invoked child redraws its parent only so; syncSnapshot is for spawned ones
        onSnapshot: {},
        input: ({ context: { config, email } }) => ({ config, email }),
        // a password is kept nowhere: who has loaded the page anew signs in by hand
        onDone: [
          { guard: 'hasPassword', target: 'entering', actions: 'forgetWaiting' },
          { target: 'confirmed', actions: 'forgetWaiting' },
        ],
        onError: 'failing',
      },
      on: {
        BACK: {
          target: 'editing',
          actions: ['forgetWaiting', { type: 'focusStep', params: IDENTITY_FIELD_IDS.email }],
        },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        id: 'entering',
        src: 'entering',
        input: ({ context: { config, email, password, returnTo } }) => ({ config, email, password, returnTo }),
        onDone: [{ guard: { type: 'isOk', params: output }, target: 'done' }, { target: 'confirmed' }],
        onError: 'confirmed',
      },
      on: { SIGNED_IN: { actions: 'forgetPassword' } },
    },
    /** the account exists, but the automatic sign-in failed */
    confirmed: { type: 'final', entry: ['forgetPassword', { type: 'focusStep', params: IDENTITY_DONE_ID }] },
    done: { type: 'final', entry: { type: 'focusStep', params: IDENTITY_DONE_ID } },
  },
  options: { maxIterations: 1000 },
})
