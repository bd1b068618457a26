import { assign, setup } from 'xstate'
import type { HomeAnswer, HomeFacts } from '~/services/flows/account-home/account-home.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'

export type AccountHomeInput = {
  /** the account that the page was made for */
  as: string
  /** what the page was made with; null where it could not be read */
  facts: HomeFacts | null
}

/** The first page of the account: tiles for what this person has, or why there are none. */
export const accountHomeMachine = setup({
  types: {
    input: {} as AccountHomeInput,
    context: {} as AccountHomeInput,
    events: {} as { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: { getAccountHome: unprovided<HomeAnswer, { as: string }>('getAccountHome') },
  guards: {
    isKnown: ({ context }) => context.facts !== null,
    isOk,
    ...accountGuards,
  },
  actions: {
    keepFacts: assign((_, answer: HomeAnswer) => ({ facts: answer.ok ? answer.value : null })),
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'accountHome',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'failed' }] },
    ready: {},
    failed: { on: { RETRY: 'loading' } },
    loading: {
      tags: 'busy',
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
    failing: { entry: 'logFailure', always: 'failed' },
    left: {},
  },
  options: { maxIterations: 1000 },
})
