import { assign, setup } from 'xstate'
import { isOk, isRefusedAs, output } from '~/machines/runtime/parts'
import type { IdentityInput, IdentityRefusalKind } from '~/services/flows/identity/identity.contract'
import {
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  knownPasswordErrors,
} from '~/services/flows/identity/identity.rules'
import { confirmCodeMachine } from '../confirm-code/confirm-code.machine'
import { enteringMachine, type SignInAnswer } from '../entering/entering.machine'
import { isOutage, type Typed, typed } from './sign-in.rules'

type Context = IdentityInput & {
  email: string
  password: string
  isPasswordShown: boolean
  failure: IdentityRefusalKind | null
}

/** Signing in: address and password, the code of the mail where it was never given, and back to where one came from. */
export const signInMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Typed<'email' | 'password'>)
      | { type: 'REVEAL' }
      | { type: 'SUBMIT' }
      | { type: 'BACK' }
      | { type: 'SIGNED_IN' },
    children: {} as { confirmCode: 'confirmCode'; entering: 'entering' },
    tags: {} as 'busy',
  },
  actors: { confirmCode: confirmCodeMachine, entering: enteringMachine },
  guards: {
    isOk,
    isOutage,
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...knownPasswordErrors(password)].length === 0,
    isUnconfirmed: isRefusedAs('unconfirmed'),
  },
  actions: {
    keepField: assign((_, change: Typed<'email' | 'password'>) => typed(change)),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    forgetPassword: assign({ password: '', isPasswordShown: false }),
    keepRefusal: assign((_, answer: SignInAnswer) => ({ failure: answer.ok ? null : answer.error.kind })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    focusSummary: (_, _id: string) => {},
    focusStep: (_, _id: string) => {},
    logFailure: () => {},
  },
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
        SUBMIT: [{ guard: 'isComplete', target: 'entering' }, { target: '.refused' }],
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
    entering: {
      tags: 'busy',
      invoke: {
        id: 'entering',
        src: 'entering',
        input: ({ context: { config, email, password, returnTo } }) => ({ config, email, password, returnTo }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'done' },
          { guard: { type: 'isUnconfirmed', params: output }, target: 'confirming' },
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      on: { SIGNED_IN: { actions: 'forgetPassword' } },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'editing.failed', actions: 'logFailure' }, { target: 'editing.failed' }],
    },
    confirming: {
      entry: { type: 'focusStep', params: IDENTITY_FIELD_IDS.code },
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        // an invoked child redraws its parent only so; syncSnapshot is for spawned ones
        onSnapshot: {},
        input: ({ context: { config, email } }) => ({ config, email }),
        onDone: 'entering',
        onError: 'failing',
      },
      on: { BACK: { target: 'editing', actions: { type: 'focusStep', params: IDENTITY_FIELD_IDS.email } } },
    },
    done: { type: 'final', entry: { type: 'focusStep', params: IDENTITY_DONE_ID } },
  },
  options: { maxIterations: 1000 },
})
