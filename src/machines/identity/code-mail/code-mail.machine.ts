import { assign, setup } from 'xstate'
import { isOk, output, tellParent, unprovided } from '~/machines/runtime/parts'
import type { PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'

/**
 * A code was just mailed. Another one may be asked for after a while, which each mail begins anew. Its parent form is
 * notified of another mail: the earlier code is no longer valid.
 */
export const codeMailMachine = setup({
  types: {
    input: {} as PoolQuestion,
    context: {} as PoolQuestion & { hasResent: boolean },
    events: {} as { type: 'RESEND' } | { type: 'TRIED' },
    tags: {} as 'busy',
  },
  actors: { askCode: unprovided<PoolAnswer, PoolQuestion>('askCode') },
  guards: { isOk },
  actions: {
    noteResent: assign({ hasResent: true }),
    forgetResent: assign({ hasResent: false }),
    tellResent: tellParent(() => ({ type: 'CODE.RESENT' })),
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'pausing', actions: ['noteResent', 'tellResent'] },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    failed: { on: { RESEND: 'asking' } },
  },
  options: { maxIterations: 1000 },
})
