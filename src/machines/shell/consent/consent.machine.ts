import { assign, setup } from 'xstate'
import { CONSENT_KINDS, type ConsentKind } from '~/services/domain/consent.rules'
import { unprovided } from '../../runtime/parts'

type Kinds = readonly ConsentKind[]

/** Whether the visitor agrees that what is done here is counted. */
const isCounted = ({ context }: { context: { kinds: Kinds } }) => context.kinds.includes('statistics')

/**
 * What may be measured: nothing before the visitor has said so. Nobody is asked unbidden, for the shop works without any
 * of it; the footer opens the question, and the answer can be changed. An answer counts from the moment it is given.
 */
export const consentMachine = setup({
  types: {
    /** `stored`: an earlier answer; empty where there is none */
    input: {} as { stored: Kinds },
    /** `kinds`: what was answered last */
    context: {} as { kinds: Kinds },
    events: {} as { type: 'ACCEPT' } | { type: 'REFUSE' } | { type: 'CHOOSE'; kinds: Kinds } | { type: 'REOPEN' },
  },
  actors: {
    storeConsent: unprovided<void, { kinds: Kinds }>('storeConsent'),
  },
  guards: {
    isEverything: ({ context }) => context.kinds.length === CONSENT_KINDS.length,
    isNothing: ({ context }) => context.kinds.length === 0,
  },
  actions: {
    keepKinds: assign((_, kinds: Kinds) => ({ kinds })),
    count: (_, _isAllowed: boolean) => {},
    logFailure: () => {},
  },
  delays: { patience: 2000 },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ kinds: input.stored }),
  entry: { type: 'count', params: isCounted },
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'isEverything', target: 'answered.accepted' },
        { guard: 'isNothing', target: 'answered.refused' },
        { target: 'answered.chosen' },
      ],
    },
    asking: {
      on: {
        ACCEPT: { target: 'storing', actions: { type: 'keepKinds', params: CONSENT_KINDS } },
        REFUSE: { target: 'storing', actions: { type: 'keepKinds', params: [] } },
        CHOOSE: { target: 'storing', actions: { type: 'keepKinds', params: ({ event }) => event.kinds } },
      },
    },
    storing: {
      entry: { type: 'count', params: isCounted },
      invoke: {
        id: 'storeConsent',
        src: 'storeConsent',
        input: ({ context }) => ({ kinds: context.kinds }),
        onDone: 'sorting',
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    /** a browser that keeps no cookies: the answer holds on this page, and the next one knows nothing of it */
    failing: { entry: 'logFailure', always: 'sorting' },
    answered: {
      initial: 'chosen',
      on: { REOPEN: 'asking' },
      states: { accepted: {}, refused: {}, chosen: {} },
    },
  },
  options: { maxIterations: 1000 },
})
