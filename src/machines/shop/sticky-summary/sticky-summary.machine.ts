import { assign, setup } from 'xstate'
import { isTrue, unprovidedListener } from '../../runtime/parts'

/** `markerId`: the element below which the bar must not go; `count`: add-ons that are selected from the start */
type Context = { markerId: string; count: number }

/** The bar with what was added: floating below the page, and standing above its marker where that is reached. */
export const stickySummaryMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as { type: 'ADDONS'; count: number } | { type: 'MARKER'; isVisible: boolean },
  },
  actors: {
    marker: unprovidedListener<{ type: 'NOTHING' }, { id: string }>('marker'),
  },
  guards: {
    isAny: ({ context }) => context.count > 0,
    isNone: ({ context }) => context.count === 0,
    isMarkerVisible: isTrue,
    isMarkerAway: (_, isVisible: boolean) => !isVisible,
  },
  actions: {
    keepCount: assign((_, count: number) => ({ count })),
  },
  delays: { animation: 180 },
}).createMachine({
  id: 'stickySummary',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    bar: {
      initial: 'hidden',
      on: { ADDONS: { actions: { type: 'keepCount', params: ({ event }) => event.count } } },
      states: {
        hidden: { always: { guard: 'isAny', target: 'shown' } },
        shown: { always: { guard: 'isNone', target: 'leaving' } },
        leaving: {
          always: { guard: 'isAny', target: 'shown' },
          after: { animation: 'hidden' },
        },
      },
    },
    /** known also while there is no bar */
    place: {
      initial: 'floating',
      invoke: {
        id: 'marker',
        src: 'marker',
        input: ({ context }) => ({ id: context.markerId }),
        onError: '.floating',
      },
      states: {
        floating: {
          on: {
            MARKER: {
              guard: { type: 'isMarkerVisible', params: ({ event }) => event.isVisible },
              target: 'stuckAboveMarker',
            },
          },
        },
        stuckAboveMarker: {
          on: {
            MARKER: { guard: { type: 'isMarkerAway', params: ({ event }) => event.isVisible }, target: 'floating' },
          },
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})
