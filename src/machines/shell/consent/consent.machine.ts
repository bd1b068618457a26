import { assign, fromPromise, setup } from 'xstate'
import { CONSENT_KINDS, type ConsentKind } from '~/services/domain/consent.rules'

type Kinds = readonly ConsentKind[]

/** Asks once what may be measured. Nothing that needs consent runs before the answer, and the answer can be changed. */
export const consentMachine = setup({
  types: {
    /** `stored`: an earlier answer; null when there is none */
    input: {} as { stored: Kinds | null },
    context: {} as { kinds: Kinds; hasAnswered: boolean; isStored: boolean },
    events: {} as
      | { type: 'ACCEPT' }
      | { type: 'REFUSE' }
      | { type: 'CHOOSE'; kinds: Kinds }
      | { type: 'REMEMBERED'; kinds: Kinds }
      | { type: 'REOPEN' },
  },
  actors: {
    storeConsent: fromPromise<void, { kinds: Kinds }>(() =>
      Promise.reject(new Error('storeConsent is provided by consent.actors.ts')),
    ),
  },
  guards: {
    hasNotAnswered: ({ context }) => !context.hasAnswered,
    isEverything: ({ context }) => context.kinds.length === CONSENT_KINDS.length,
    isNothing: ({ context }) => context.kinds.length === 0,
  },
  actions: {
    keepKinds: assign((_, kinds: Kinds) => ({ kinds, hasAnswered: true, isStored: true })),
    noteUnstored: assign({ isStored: false }),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ kinds: input.stored ?? [], hasAnswered: input.stored !== null, isStored: true }),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'hasNotAnswered', target: 'asking' },
        { guard: 'isEverything', target: 'accepted' },
        { guard: 'isNothing', target: 'refused' },
        { target: 'chosen' },
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
        input: ({ context }) => ({ kinds: context.kinds }),
        onDone: 'sorting',
        onError: { target: 'sorting', actions: 'noteUnstored' },
      },
    },
    accepted: { on: { REOPEN: 'asking' } },
    refused: { on: { REOPEN: 'asking' } },
    chosen: { on: { REOPEN: 'asking' } },
  },
  options: { maxIterations: 1000 },
})
