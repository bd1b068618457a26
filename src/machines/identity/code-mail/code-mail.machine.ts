import { assign, fromPromise, sendParent, setup } from 'xstate'
import { type Answer, type Asked, formGuards } from '../identity-form/identity-form.setup'
import { isOk } from '../identity-form/identity-form.states'

/** The form around it empties its field: the code of before is worth nothing any more. */
export const codeMailFor = (mail: typeof codeMailMachine) =>
  mail.provide({ actions: { tellForm: sendParent({ type: 'CODE.RESENT' }) } })

/** A code was just mailed. Another one may be asked for after a while, which each mail begins anew. */
export const codeMailMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Asked & { hasResent: boolean },
    events: {} as { type: 'RESEND' } | { type: 'TRIED' },
    tags: {} as 'busy',
  },
  actors: {
    askCode: fromPromise<Answer, Asked>(() =>
      Promise.reject(new Error('askCode is provided by the actors of the form around it')),
    ),
  },
  guards: formGuards,
  actions: {
    noteResent: assign({ hasResent: true }),
    forgetResent: assign({ hasResent: false }),
    /** provided by the form around it */
    tellForm: () => {},
  },
  delays: { patience: 20_000, resendPause: 30_000 },
}).createMachine({
  id: 'codeMail',
  context: ({ input }) => ({ ...input, hasResent: false }),
  initial: 'pausing',
  on: { TRIED: { actions: 'forgetResent' } },
  states: {
    pausing: { after: { resendPause: 'possible' } },
    possible: { on: { RESEND: 'asking' } },
    asking: {
      tags: 'busy',
      entry: 'forgetResent',
      invoke: {
        id: 'askCode',
        src: 'askCode',
        input: ({ context: { config, email } }) => ({ config, email }),
        onDone: [{ guard: isOk, target: 'pausing', actions: ['noteResent', 'tellForm'] }, { target: 'failed' }],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    failed: { on: { RESEND: 'asking' } },
  },
  options: { maxIterations: 1000 },
})
