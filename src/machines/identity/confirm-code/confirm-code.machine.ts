import { assign, sendTo, setup, stopChild } from 'xstate'
import { isOk, output, unprovided } from '~/machines/runtime/parts'
import type { IdentityRefusalKind, PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'
import { codeErrors, IDENTITY_SUMMARY_ID } from '~/services/flows/identity/identity.rules'
import { codeMailMachine } from '../code-mail/code-mail.machine'
import { isOutage, type Typed, typed } from '../sign-in/sign-in.rules'

type Context = PoolQuestion & { code: string; failure: IdentityRefusalKind | null }
/** The code of the mail, for an account that waits for it. */
export type CodeGiven = PoolQuestion & { code: string }

/** The step between a new account and its first use: the code of the mail. It ends when the code was right. */
export const confirmCodeMachine = setup({
  types: {
    input: {} as PoolQuestion,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Typed<'code'>)
      | { type: 'SUBMIT' }
      | { type: 'RESEND' }
      | { type: 'CODE.RESENT' },
    children: {} as { codeMail: 'codeMail'; confirmSignUp: 'confirmSignUp' },
    tags: {} as 'busy',
  },
  actors: { codeMail: codeMailMachine, confirmSignUp: unprovided<PoolAnswer, CodeGiven>('confirmSignUp') },
  guards: { isOk, isOutage, isComplete: ({ context }) => codeErrors(context.code).length === 0 },
  actions: {
    keepField: assign((_, change: Typed<'code'>) => typed(change)),
    dropCode: assign({ code: '' }),
    keepRefusal: assign((_, answer: PoolAnswer) => ({ failure: answer.ok ? null : answer.error.kind })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    askAgain: sendTo('codeMail', { type: 'RESEND' }),
    noteTry: sendTo('codeMail', { type: 'TRIED' }),
    stopMail: stopChild('codeMail'),
    focusSummary: (_, _id: string) => {},
    logFailure: () => {},
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'confirmCode',
  context: ({ input }) => ({ ...input, code: '', failure: null }),
  invoke: {
    id: 'codeMail',
    src: 'codeMail',
    // an invoked child redraws its parent only so; syncSnapshot is for spawned ones
    onSnapshot: {},
    input: ({ context: { config, email } }) => ({ config, email }),
    onError: { actions: 'logFailure' },
  },
  on: { RESEND: { actions: 'askAgain' }, 'CODE.RESENT': { actions: 'dropCode' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
        SUBMIT: [{ guard: 'isComplete', target: 'submitting' }, { target: '.refused' }],
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
    submitting: {
      tags: 'busy',
      entry: 'noteTry',
      invoke: {
        id: 'confirmSignUp',
        src: 'confirmSignUp',
        input: ({ context: { config, email, code } }) => ({ config, email, code }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'confirmed' },
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
    confirmed: { type: 'final', entry: ['stopMail', 'dropCode'] },
  },
  options: { maxIterations: 1000 },
})
