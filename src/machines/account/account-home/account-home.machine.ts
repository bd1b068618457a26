import { assign, fromPromise, setup } from 'xstate'
import type { Result } from '~/services/domain/result'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { HomeFacts } from './account-home.rules'

export type HomeAnswer = Result<HomeFacts, SubscriptionManagerError>
type Asked = { as: string; orderHistoryHref: string | null }

export type AccountHomeInput = Asked & {
  /** what the page was made with; null where it could not be read */
  facts: HomeFacts | null
  hasFailed: boolean
}

/** The first page of the account: tiles for what this person has, or why there are none. */
export const accountHomeMachine = setup({
  types: {
    input: {} as AccountHomeInput,
    context: {} as AccountHomeInput,
    events: {} as { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: {
    loadHome: fromPromise<HomeAnswer, Asked>(() =>
      Promise.reject(new Error('loadHome is provided by account-home.actors.ts')),
    ),
  },
  guards: {
    isKnown: ({ context }) => context.facts !== null,
    hasFailed: ({ context }) => context.hasFailed,
    isOk: (_, { ok }: HomeAnswer) => ok,
    isSignedOut: (_, answer: HomeAnswer) => !answer.ok && answer.error.kind === 'unauthorised',
    isOtherPerson: (_, answer: HomeAnswer) => !answer.ok && answer.error.kind === 'otherPerson',
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
    starting: {
      always: [{ guard: 'isKnown', target: 'ready' }, { guard: 'hasFailed', target: 'failed' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadHome',
        src: 'loadHome',
        input: ({ context: { as, orderHistoryHref } }) => ({ as, orderHistoryHref }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'left',
            actions: 'goToSignIn',
          },
          {
            guard: { type: 'isOtherPerson', params: ({ event }) => event.output },
            target: 'left',
            actions: 'startAnew',
          },
          { target: 'failed', actions: 'logFailure' },
        ],
        onError: { target: 'failed', actions: 'logFailure' },
      },
      after: { patience: { target: 'failed', actions: 'logFailure' } },
    },
    ready: {},
    failed: { on: { RETRY: 'loading' } },
    left: {},
  },
  options: { maxIterations: 1000 },
})
