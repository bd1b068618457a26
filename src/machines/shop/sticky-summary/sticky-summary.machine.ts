import { assign, fromCallback, setup } from 'xstate'

type Context = { markerId: string; count: number; isMarkerVisible: boolean }

/** The bar with what was added: floating below the page, and standing above its marker where that is reached. */
export const stickySummaryMachine = setup({
  types: {
    /** `markerId`: the element below which the bar must not go; `count`: add-ons that are selected from the start */
    input: {} as { markerId: string; count: number },
    context: {} as Context,
    events: {} as { type: 'ADDONS'; count: number } | { type: 'MARKER'; isVisible: boolean },
  },
  actors: {
    marker: fromCallback<{ type: 'NOTHING' }, { id: string }>(() => {
      throw new Error('marker is provided by sticky-summary.actors.ts')
    }),
  },
  guards: {
    isNothing: ({ context }) => context.count === 0,
    isAny: (_, count: number) => count >= 1,
    isNone: (_, count: number) => count === 0,
    isMarkerVisible: ({ context }) => context.isMarkerVisible,
    isVisible: (_, isVisible: boolean) => isVisible,
  },
  actions: {
    keepCount: assign((_, count: number) => ({ count })),
    keepMarker: assign((_, isVisible: boolean) => ({ isMarkerVisible: isVisible })),
    noteAlwaysAway: assign({ isMarkerVisible: false }),
  },
  delays: { animation: 180 },
}).createMachine({
  id: 'stickySummary',
  context: ({ input }) => ({ ...input, isMarkerVisible: false }),
  invoke: {
    id: 'marker',
    src: 'marker',
    input: ({ context }) => ({ id: context.markerId }),
    onError: { actions: 'noteAlwaysAway' },
  },
  initial: 'starting',
  on: {
    MARKER: { actions: { type: 'keepMarker', params: ({ event }) => event.isVisible } },
    ADDONS: { actions: { type: 'keepCount', params: ({ event }) => event.count } },
  },
  states: {
    starting: { always: [{ guard: 'isNothing', target: 'hidden' }, { target: 'shown' }] },
    hidden: {
      on: {
        ADDONS: {
          guard: { type: 'isAny', params: ({ event }) => event.count },
          target: 'shown',
          actions: { type: 'keepCount', params: ({ event }) => event.count },
        },
      },
    },
    shown: {
      initial: 'placing',
      on: {
        ADDONS: [
          {
            guard: { type: 'isNone', params: ({ event }) => event.count },
            target: 'leaving',
            actions: { type: 'keepCount', params: ({ event }) => event.count },
          },
          { actions: { type: 'keepCount', params: ({ event }) => event.count } },
        ],
        MARKER: [
          {
            guard: { type: 'isVisible', params: ({ event }) => event.isVisible },
            target: '.stuckAboveMarker',
            actions: { type: 'keepMarker', params: ({ event }) => event.isVisible },
          },
          { target: '.floating', actions: { type: 'keepMarker', params: ({ event }) => event.isVisible } },
        ],
      },
      states: {
        placing: { always: [{ guard: 'isMarkerVisible', target: 'stuckAboveMarker' }, { target: 'floating' }] },
        floating: {},
        stuckAboveMarker: {},
      },
    },
    leaving: {
      on: {
        ADDONS: {
          guard: { type: 'isAny', params: ({ event }) => event.count },
          target: 'shown',
          actions: { type: 'keepCount', params: ({ event }) => event.count },
        },
      },
      after: { animation: 'hidden' },
    },
  },
  options: { maxIterations: 1000 },
})
