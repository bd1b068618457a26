import { assign, setup } from 'xstate'
import { clampedIndex, indexAfter, type Slides, swipeStep } from './carousel.rules'

type Step = { step: 1 | -1 }

/** A ring of slides, one at a time: arrows, dots and swipes move it; while it moves, the newest intent counts. */
export const carouselMachine = setup({
  types: {
    input: {} as { count: number },
    context: {} as Slides & { draggedFrom: number; draggedBy: number },
    events: {} as
      | { type: 'NEXT' }
      | { type: 'PREV' }
      | { type: 'GOTO'; index: number }
      | { type: 'DRAG_START'; x: number }
      | { type: 'DRAG_MOVE'; x: number }
      | { type: 'DRAG_END' },
  },
  guards: {
    isElsewhere: ({ context }, index: number) => clampedIndex(context, index) !== context.index,
    isSwipeOn: ({ context }) => swipeStep(context.draggedBy) === 1,
    isSwipeBack: ({ context }) => swipeStep(context.draggedBy) === -1,
  },
  actions: {
    step: assign(({ context }, { step }: Step) => ({ index: indexAfter(context, step) })),
    goTo: assign(({ context }, index: number) => ({ index: clampedIndex(context, index) })),
    grab: assign((_, x: number) => ({ draggedFrom: x, draggedBy: 0 })),
    drag: assign(({ context }, x: number) => ({ draggedBy: x - context.draggedFrom })),
    drop: assign({ draggedFrom: 0, draggedBy: 0 }),
  },
  delays: { settle: 300 },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count } }) => ({ count, index: 0, draggedFrom: 0, draggedBy: 0 }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      on: {
        NEXT: {
          target: '.settling',
          reenter: true,
          actions: { type: 'step', params: { step: 1 } },
        },
        PREV: {
          target: '.settling',
          reenter: true,
          actions: { type: 'step', params: { step: -1 } },
        },
        GOTO: {
          guard: { type: 'isElsewhere', params: ({ event }) => event.index },
          target: '.settling',
          reenter: true,
          actions: { type: 'goTo', params: ({ event }) => event.index },
        },
        DRAG_START: { target: 'dragging', actions: { type: 'grab', params: ({ event }) => event.x } },
      },
      states: { idle: {}, settling: { after: { settle: 'idle' } } },
    },
    dragging: {
      exit: 'drop',
      on: {
        DRAG_MOVE: { actions: { type: 'drag', params: ({ event }) => event.x } },
        DRAG_END: [
          { guard: 'isSwipeOn', target: 'ready.settling', actions: { type: 'step', params: { step: 1 } } },
          { guard: 'isSwipeBack', target: 'ready.settling', actions: { type: 'step', params: { step: -1 } } },
          { target: 'ready.settling' },
        ],
      },
    },
  },
  options: { maxIterations: 1000 },
})
