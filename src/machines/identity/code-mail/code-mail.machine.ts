import { setup, stateIn } from 'xstate'
import { isOk, output, tellParent, unprovided } from '~/machines/runtime/parts'
import type { PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'

/**
 * A code was just mailed. Another one may be asked for after a while, which each mail begins anew. Its parent form is
 * notified of another mail: the earlier code is no longer valid.
 */
export const codeMailMachine = setup({
  types: {
    input: {} as PoolQuestion,
    context: {} as PoolQuestion,
    events: {} as { type: 'RESEND' } | { type: 'TRIED' },
    tags: {} as 'busy',
  },
  actors: { askCode: unprovided<PoolAnswer, PoolQuestion>('askCode') },
  guards: { isOk, isSpokenOf: stateIn({ pausing: 'resent' }) },
  actions: {
    tellResent: tellParent(() => ({ type: 'CODE.RESENT' })),
    logFailure: () => {},
  },
  delays: { patience: 20_000, resendPause: 30_000 },
}).createMachine({
  id: 'codeMail',
  context: ({ input }) => input,
  initial: 'pausing',
  states: {
    /** another mail is spoken of from when it was sent until a code is tried or the next is asked for */
    pausing: {
      initial: 'quiet',
      states: { quiet: {}, resent: { on: { TRIED: 'quiet' } } },
      after: { resendPause: [{ guard: 'isSpokenOf', target: 'possible.resent' }, { target: 'possible' }] },
    },
    possible: {
      initial: 'quiet',
      on: { RESEND: 'asking' },
      states: { quiet: {}, resent: { on: { TRIED: 'quiet' } } },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askCode',
        src: 'askCode',
        input: ({ context: { config, email } }) => ({ config, email }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'pausing.resent', actions: 'tellResent' },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'failed' },
    failed: { on: { RESEND: 'asking' } },
  },
  options: { maxIterations: 1000 },
})
