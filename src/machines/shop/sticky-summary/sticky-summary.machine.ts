import { assign, setup } from 'xstate'
import { unprovidedListener } from '../../runtime/parts'

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
    marker: unprovidedListener<{ type: 'NOTHING' }, { id: string }>('marker'),
  },
  guards: {
    isAny: ({ context }) => context.count > 0,
    isNone: ({ context }) => context.count === 0,
    isMarkerVisible: ({ context }) => context.isMarkerVisible,
    isMarkerAway: ({ context }) => !context.isMarkerVisible,
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
  initial: 'hidden',
  on: {
    MARKER: { actions: { type: 'keepMarker', params: ({ event }) => event.isVisible } },
    ADDONS: { actions: { type: 'keepCount', params: ({ event }) => event.count } },
  },
  states: {
    hidden: { always: { guard: 'isAny', target: 'shown' } },
    shown: {
      initial: 'floating',
      always: { guard: 'isNone', target: 'leaving' },
      states: {
        floating: { always: { guard: 'isMarkerVisible', target: 'stuckAboveMarker' } },
        stuckAboveMarker: { always: { guard: 'isMarkerAway', target: 'floating' } },
      },
    },
    leaving: {
      always: { guard: 'isAny', target: 'shown' },
      after: { animation: 'hidden' },
    },
  },
  options: { maxIterations: 1000 },
})
