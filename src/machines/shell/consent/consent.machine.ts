import { assign, setup } from 'xstate'
import { CONSENT_KINDS, type ConsentKind } from '~/services/domain/consent.rules'
import { unprovided } from '../../runtime/parts'

type Kinds = readonly ConsentKind[]

/** Asks once what may be measured. Nothing that needs consent runs before the answer, and the answer can be changed. */
export const consentMachine = setup({
  types: {
    /** `stored`: an earlier answer; null when there is none */
    input: {} as { stored: Kinds | null },
    /** `kinds`: what was answered last; null while nothing was */
    context: {} as { kinds: Kinds | null },
    events: {} as
      | { type: 'ACCEPT' }
      | { type: 'REFUSE' }
      | { type: 'CHOOSE'; kinds: Kinds }
      | { type: 'REMEMBERED'; kinds: Kinds }
      | { type: 'REOPEN' },
  },
  actors: {
    storeConsent: unprovided<void, { kinds: Kinds }>('storeConsent'),
  },
  guards: {
    hasNotAnswered: ({ context }) => context.kinds === null,
    isEverything: ({ context }) => context.kinds?.length === CONSENT_KINDS.length,
    isNothing: ({ context }) => context.kinds?.length === 0,
  },
  actions: {
    keepKinds: assign((_, kinds: Kinds) => ({ kinds })),
    logFailure: () => {},
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ kinds: input.stored }),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'hasNotAnswered', target: 'asking' },
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
        REMEMBERED: { target: 'sorting', actions: { type: 'keepKinds', params: ({ event }) => event.kinds } },
      },
    },
    storing: {
      invoke: {
        id: 'storeConsent',
        src: 'storeConsent',
        input: ({ context }) => ({ kinds: context.kinds ?? [] }),
        onDone: 'sorting',
        onError: 'failing',
      },
    },
    /** a browser that keeps no cookies: the answer holds on this page, and the next one asks again */
    failing: { entry: 'logFailure', always: 'sorting' },
    answered: {
      initial: 'chosen',
      on: { REOPEN: 'asking' },
      states: { accepted: {}, refused: {}, chosen: {} },
    },
  },
  options: { maxIterations: 1000 },
})
