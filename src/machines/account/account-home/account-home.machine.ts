import { assign, setup } from 'xstate'
import type { HomeAnswer, HomeFacts } from '~/services/flows/account-home/account-home.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided, unprovidedListener } from '../../runtime/parts'

export type AccountHomeInput = {
  /** the account that the page was made for */
  as: string
  /** what the page was made with; null where it could not be read */
  facts: HomeFacts | null
}

/**
 * The first page of the account: tiles for what this person has, or why there are none; asked again whenever something
 * may have changed. What is known stays on the page.
 */
export const accountHomeMachine = setup({
  types: {
    input: {} as AccountHomeInput,
    context: {} as AccountHomeInput,
    events: {} as { type: 'REFRESH' },
    tags: {} as 'busy',
  },
  actors: {
    getAccountHome: unprovided<HomeAnswer, { as: string }>('getAccountHome'),
    changes: unprovidedListener('changes'),
  },
  guards: {
    isKnown: ({ context }) => context.facts !== null,
    isOk,
    ...accountGuards,
  },
  actions: {
    keepFacts: assign((_, answer: HomeAnswer) => (answer.ok ? { facts: answer.value } : {})),
    forgetAll: assign({ facts: null }),
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'accountHome',
  context: ({ input }) => input,
  invoke: { id: 'changes', src: 'changes', onError: { actions: 'logFailure' } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'failed' }] },
    ready: { on: { REFRESH: 'loading' } },
    loading: {
      tags: 'busy',
      // the newest question wins: what is on its way may be older than what has changed
      on: { REFRESH: { target: 'loading', reenter: true } },
      invoke: {
        id: 'getAccountHome',
        src: 'getAccountHome',
        input: ({ context: { as } }) => ({ as }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'ready',
            actions: { type: 'keepFacts', params: output },
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: [{ guard: 'isKnown', target: 'stale' }, { target: 'failed' }] },
    stale: { on: { REFRESH: 'loading' } },
    failed: { on: { REFRESH: 'loading' } },
    left: { entry: 'forgetAll' },
  },
  options: { maxIterations: 1000 },
})
