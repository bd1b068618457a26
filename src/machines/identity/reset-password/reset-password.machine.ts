import { assign, sendTo, setup } from 'xstate'
import { isOk, output, unprovided } from '~/machines/runtime/parts'
import type {
  Credentials,
  IdentityInput,
  IdentityRefusalKind,
  PoolAnswer,
  PoolQuestion,
} from '~/services/flows/identity/identity.contract'
import {
  codeErrors,
  emailErrors,
  IDENTITY_DONE_ID,
  IDENTITY_FIELD_IDS,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
} from '~/services/flows/identity/identity.rules'
import { codeMailMachine } from '../code-mail/code-mail.machine'
import { enteringMachine } from '../entering/entering.machine'
import { isOutage, type Typed, typed } from '../sign-in/sign-in.rules'

type Field = 'email' | 'code' | 'password'
/** The new password, with the code that was mailed. */
export type NewPassword = Credentials & { code: string }
type Context = IdentityInput & {
  email: string
  code: string
  password: string
  isPasswordShown: boolean
  failure: IdentityRefusalKind | null
}

/** A new password by a mailed code. Whether an address has an account is told nobody: the words are the same. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Typed<Field>)
      | { type: 'REVEAL' }
      | { type: 'ASK' }
      | { type: 'SET' }
      | { type: 'RESEND' }
      | { type: 'CODE.RESENT' }
      | { type: 'BACK' }
      | { type: 'SIGNED_IN' },
    children: {} as { codeMail: 'codeMail'; entering: 'entering'; askCode: 'askCode'; setPassword: 'setPassword' },
    tags: {} as 'busy',
  },
  actors: {
    codeMail: codeMailMachine,
    entering: enteringMachine,
    askCode: unprovided<PoolAnswer, PoolQuestion>('askCode'),
    setPassword: unprovided<PoolAnswer, NewPassword>('setPassword'),
  },
  guards: {
    isOk,
    isOutage,
    hasAddress: ({ context }) => emailErrors(context.email).length === 0,
    isComplete: ({ context: { code, password } }) => [...codeErrors(code), ...newPasswordErrors(password)].length === 0,
  },
  actions: {
    keepField: assign((_, change: Typed<Field>) => typed(change)),
    turnPassword: assign(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
    forgetPassword: assign({ code: '', password: '', isPasswordShown: false }),
    dropCode: assign({ code: '' }),
    keepRefusal: assign((_, answer: PoolAnswer) => ({ failure: answer.ok ? null : answer.error.kind })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    askAgain: sendTo('codeMail', { type: 'RESEND' }),
    noteTry: sendTo('codeMail', { type: 'TRIED' }),
    focusSummary: (_, _id: string) => {},
    focusStep: (_, _id: string) => {},
    logFailure: () => {},
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...input, email: '', code: '', password: '', isPasswordShown: false, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
        ASK: [{ guard: 'hasAddress', target: 'sending' }, { target: '.refused' }],
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
    sending: {
      tags: 'busy',
      invoke: {
        id: 'askCode',
        src: 'askCode',
        input: ({ context: { config, email } }) => ({ config, email }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'codeSent' },
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'asking.failed', actions: 'logFailure' }, { target: 'asking.failed' }],
    },
    codeSent: {
      entry: { type: 'focusStep', params: IDENTITY_FIELD_IDS.code },
      invoke: {
        id: 'codeMail',
        src: 'codeMail',
        // an invoked child redraws its parent only so; syncSnapshot is for spawned ones
        onSnapshot: {},
        input: ({ context: { config, email } }) => ({ config, email }),
        onError: { actions: 'logFailure' },
      },
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
          on: {
            CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
            REVEAL: { actions: 'turnPassword' },
            SET: [{ guard: 'isComplete', target: 'settingPassword' }, { target: '.refused' }],
          },
          states: {
            open: {},
            refused: { entry: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID } },
            failed: {
              entry: { type: 'focusSummary', params: IDENTITY_SUMMARY_ID },
              exit: 'dropFailure',
              on: {
                CHANGE: { target: 'open', actions: { type: 'keepField', params: ({ event }) => event } },
                // whoever asks for another code has read why the last was refused
                RESEND: { target: 'open', actions: 'askAgain' },
              },
            },
          },
        },
        settingPassword: {
          tags: 'busy',
          entry: 'noteTry',
          invoke: {
            id: 'setPassword',
            src: 'setPassword',
            input: ({ context: { config, email, code, password } }) => ({ config, email, code, password }),
            onDone: [
              { guard: { type: 'isOk', params: output }, target: '#resetPassword.entering' },
              { target: 'failing', actions: { type: 'keepRefusal', params: output } },
            ],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: {
          entry: 'noteFailure',
          always: [
            { guard: 'isOutage', target: 'editing.failed', actions: 'logFailure' },
            { target: 'editing.failed' },
          ],
        },
      },
    },
    entering: {
      tags: 'busy',
      // it is used up
      entry: 'dropCode',
      invoke: {
        id: 'entering',
        src: 'entering',
        input: ({ context: { config, email, password, returnTo } }) => ({ config, email, password, returnTo }),
        onDone: [{ guard: { type: 'isOk', params: output }, target: 'done' }, { target: 'changed' }],
        onError: 'changed',
      },
      on: { SIGNED_IN: { actions: 'forgetPassword' } },
    },
    /** the password was changed, but the automatic sign-in failed */
    changed: { type: 'final', entry: ['forgetPassword', { type: 'focusStep', params: IDENTITY_DONE_ID }] },
    done: { type: 'final', entry: { type: 'focusStep', params: IDENTITY_DONE_ID } },
  },
  options: { maxIterations: 1000 },
})
