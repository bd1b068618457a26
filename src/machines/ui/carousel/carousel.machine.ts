import { assign, setup } from 'xstate'
import { unprovidedListener } from '../../runtime/parts'
import { clampedIndex, indexAfter, type Slides, swipeStep } from './carousel.rules'

type Step = { step: 1 | -1 }

/** A row of slides: arrows, dots and swipes move it; while it moves, the newest intent counts. */
export const carouselMachine = setup({
  types: {
    input: {} as { count: number; perView: { desktop: number; mobile: number }; isInfinite: boolean },
    context: {} as Slides & { views: { desktop: number; mobile: number }; draggedFrom: number; draggedBy: number },
    events: {} as
      | { type: 'NEXT' }
      | { type: 'PREV' }
      | { type: 'GOTO'; index: number }
      | { type: 'DRAG_START'; x: number }
      | { type: 'DRAG_MOVE'; x: number }
      | { type: 'DRAG_END' }
      | { type: 'RESIZE'; isMobile: boolean },
  },
  actors: {
    width: unprovidedListener('width'),
  },
  guards: {
    canStep: ({ context }, { step }: Step) => indexAfter(context, step) !== context.index,
    isElsewhere: ({ context }, index: number) => clampedIndex(context, index) !== context.index,
    isSwipeOn: ({ context }) => swipeStep(context.draggedBy) === 1 && indexAfter(context, 1) !== context.index,
    isSwipeBack: ({ context }) => swipeStep(context.draggedBy) === -1 && indexAfter(context, -1) !== context.index,
  },
  actions: {
    step: assign(({ context }, { step }: Step) => ({ index: indexAfter(context, step) })),
    goTo: assign(({ context }, index: number) => ({ index: clampedIndex(context, index) })),
    grab: assign((_, x: number) => ({ draggedFrom: x, draggedBy: 0 })),
    drag: assign(({ context }, x: number) => ({ draggedBy: x - context.draggedFrom })),
    drop: assign({ draggedFrom: 0, draggedBy: 0 }),
    keepWidth: assign(({ context }, isMobile: boolean) => {
      const perView = isMobile ? context.views.mobile : context.views.desktop
      return { perView, index: clampedIndex({ count: context.count, perView }, context.index) }
    }),
  },
  delays: { settle: 300 },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count, perView, isInfinite } }) => ({
    count,
    perView: perView.desktop,
    views: perView,
    isInfinite,
    index: 0,
    draggedFrom: 0,
    draggedBy: 0,
  }),
  invoke: { id: 'width', src: 'width', onError: { actions: { type: 'keepWidth', params: false } } },
  initial: 'ready',
  on: { RESIZE: { actions: { type: 'keepWidth', params: ({ event }) => event.isMobile } } },
  states: {
    ready: {
      initial: 'idle',
      on: {
        NEXT: {
          guard: { type: 'canStep', params: { step: 1 } },
          target: '.settling',
          reenter: true,
          actions: { type: 'step', params: { step: 1 } },
        },
        PREV: {
          guard: { type: 'canStep', params: { step: -1 } },
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
