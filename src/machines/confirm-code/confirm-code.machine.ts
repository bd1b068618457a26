import { assign, fromPromise, setup } from 'xstate'
import { codeErrors, IDENTITY_SUMMARY_ID, plainCode } from '~/services/identity/credentials.rules'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import type { CodeRefusal } from '~/services/identity/sign-in.contract'
import type { Result } from '~/services/result'

export type ConfirmCodeInput = { config: IdentityConfig; email: string }
type Context = ConfirmCodeInput & { code: string; failure: CodeRefusal['kind'] | null; hasResent: boolean }
export type CodeAnswer = Result<null, CodeRefusal>
type Asked = { config: IdentityConfig; email: string }

const kindOf = (answer: CodeAnswer) => (answer.ok ? null : answer.error.kind)

/** The step between a new account and its first use: the code of the mail. Another one can be asked for after a while. */
export const confirmCodeMachine = setup({
  types: {
    input: {} as ConfirmCodeInput,
    context: {} as Context,
    events: {} as { type: 'CHANGE'; value: string } | { type: 'SUBMIT' } | { type: 'RESEND' },
    tags: {} as 'busy' | 'resending',
  },
  actors: {
    confirmSignUp: fromPromise<CodeAnswer, Asked & { code: string }>(() =>
      Promise.reject(new Error('confirmSignUp is provided by confirm-code.actors.ts')),
    ),
    resendCode: fromPromise<CodeAnswer, Asked>(() =>
      Promise.reject(new Error('resendCode is provided by confirm-code.actors.ts')),
    ),
  },
  guards: {
    isComplete: ({ context }) => codeErrors(context.code).length === 0,
    isOk: (_, answer: CodeAnswer) => answer.ok,
  },
  actions: {
    keepCode: assign((_, code: string) => ({ code: plainCode(code) })),
    keepFailure: assign((_, failure: CodeRefusal['kind'] | null) => ({ failure })),
    dropFailure: assign({ failure: null }),
    noteResent: assign({ hasResent: true, code: '' }),
    forgetResent: assign({ hasResent: false }),
    focusSummary: (_, _id: string) => {},
    /** provided by the form around it */
    tellForm: () => {},
  },
  delays: { patience: 15_000, resendPause: 30_000 },
}).createMachine({
  id: 'confirmCode',
  context: ({ input }) => ({ ...input, code: '', failure: null, hasResent: false }),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'open',
          on: {
            CHANGE: { actions: { type: 'keepCode', params: ({ event }) => event.value } },
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
              on: {
                CHANGE: { target: 'open', actions: { type: 'keepCode', params: ({ event }) => event.value } },
                RESEND: 'open',
              },
            },
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'forgetResent',
          invoke: {
            id: 'confirmSignUp',
            src: 'confirmSignUp',
            input: ({ context: { config, email, code } }) => ({ config, email, code }),
            onDone: [
              { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'confirmed' },
              {
                target: 'editing.failed',
                actions: { type: 'keepFailure', params: ({ event }) => kindOf(event.output) },
              },
            ],
            onError: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } },
          },
          after: { patience: { target: 'editing.failed', actions: { type: 'keepFailure', params: 'unreachable' } } },
        },
        confirmed: { type: 'final', entry: 'tellForm' },
      },
    },
    resend: {
      initial: 'pausing',
      states: {
        pausing: { after: { resendPause: 'possible' } },
        possible: { on: { RESEND: 'asking' } },
        asking: {
          tags: 'resending',
          entry: 'forgetResent',
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
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
        failed: { on: { RESEND: 'asking' } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
