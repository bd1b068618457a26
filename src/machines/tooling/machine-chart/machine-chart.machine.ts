import { assign, setup } from 'xstate'
import { output, unprovided } from '../../runtime/parts'
import {
  type ChartState,
  type Direction,
  fitted,
  larger,
  NATURAL,
  opened,
  type Place,
  type Size,
  smaller,
  stateAfter,
} from './machine-chart.rules'

/**
 * `first`: the state in which the machine starts; null where none is drawn. `size`: of the whole chart, in pixels.
 * `isDrawn`: whether the page shows it as a picture; else there is no box to measure.
 */
type ChartInput = { states: ChartState[]; first: string | null; selected: string | null; size: Size; isDrawn: boolean }
type ChartContext = ChartInput & { zoom: number; held: Place }

/** A chart that is looked at: how large, which state is selected, and where a hand holds it. */
export const machineChartMachine = setup({
  types: {
    input: {} as ChartInput,
    context: {} as ChartContext,
    events: {} as
      | { type: 'ZOOM_IN' }
      | { type: 'ZOOM_OUT' }
      | { type: 'ZOOM_NATURAL' }
      | { type: 'FIT' }
      | { type: 'SELECT'; id: string }
      | { type: 'WALK'; direction: Direction }
      | ({ type: 'GRAB' } & Place)
      | ({ type: 'DRAG' } & Place)
      | { type: 'DROP' },
    tags: {} as 'busy',
  },
  actors: { measureBox: unprovided<Size>('measureBox') },
  guards: {
    isDrawn: ({ context }) => context.isDrawn,
    isState: ({ context }, id: string) => context.states.some((state) => state.id === id),
  },
  actions: {
    enlarge: assign(({ context }) => ({ zoom: larger(context.zoom) })),
    reduce: assign(({ context }) => ({ zoom: smaller(context.zoom) })),
    resetZoom: assign({ zoom: NATURAL }),
    open: assign(({ context }, box: Size) => ({ zoom: opened(context.size, box) })),
    fit: assign(({ context }, box: Size) => ({ zoom: fitted(context.size, box) })),
    select: assign((_, id: string) => ({ selected: id })),
    walk: assign(({ context }, direction: Direction) => ({ selected: stateAfter(context, direction) })),
    hold: assign((_, held: Place) => ({ held })),
    scrollChart: (_, _by: Place) => {},
    showFirst: (_, _id: string | null) => {},
    showState: (_, _id: string | null) => {},
    logFailure: () => {},
  },
  delays: { patience: 2000 },
}).createMachine({
  id: 'machineChart',
  context: ({ input }) => ({ ...input, zoom: NATURAL, held: { x: 0, y: 0 } }),
  initial: 'starting',
  on: {
    ZOOM_IN: { actions: 'enlarge' },
    ZOOM_OUT: { actions: 'reduce' },
    ZOOM_NATURAL: { actions: 'resetZoom' },
    SELECT: {
      guard: { type: 'isState', params: ({ event }) => event.id },
      actions: { type: 'select', params: ({ event }) => event.id },
    },
    WALK: {
      actions: [
        { type: 'walk', params: ({ event }) => event.direction },
        { type: 'showState', params: ({ context }) => context.selected },
      ],
    },
  },
  states: {
    starting: { always: [{ guard: 'isDrawn', target: 'opening' }, { target: 'still' }] },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'measureBox',
        src: 'measureBox',
        onDone: { target: 'still', actions: { type: 'open', params: output } },
        onError: 'failing',
      },
      after: { patience: 'failing' },
      // a large chart begins where the machine does
      exit: { type: 'showFirst', params: ({ context: { selected, first } }) => selected ?? first },
    },
    still: {
      on: {
        GRAB: { target: 'held', actions: { type: 'hold', params: ({ event: { x, y } }) => ({ x, y }) } },
        FIT: 'fitting',
      },
    },
    fitting: {
      tags: 'busy',
      invoke: {
        id: 'measureBox',
        src: 'measureBox',
        onDone: { target: 'still', actions: { type: 'fit', params: output } },
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'still' },
    held: {
      on: {
        DRAG: {
          actions: [
            {
              type: 'scrollChart',
              params: ({ context: { held }, event }) => ({ x: held.x - event.x, y: held.y - event.y }),
            },
            { type: 'hold', params: ({ event: { x, y } }) => ({ x, y }) },
          ],
        },
        DROP: 'still',
      },
    },
  },
  options: { maxIterations: 1000 },
})
