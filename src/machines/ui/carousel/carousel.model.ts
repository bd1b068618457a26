import type { Model } from '~/machines/proving/model'
import { carouselMachine } from './carousel.machine'
import { lastIndex } from './carousel.rules'

const perView = { desktop: 3, mobile: 1 }

export const carouselModel: Model<typeof carouselMachine> = {
  machine: carouselMachine,
  input: { count: 4, perView, isInfinite: false },
  inputs: [
    { count: 2, perView, isInfinite: false },
    { count: 3, perView: { desktop: 1, mobile: 1 }, isInfinite: true },
  ],
  key: ({ count, index, perView: now, isInfinite, draggedBy }) => ({ count, index, now, isInfinite, draggedBy }),
  cases: {
    NEXT: [{ type: 'NEXT' }],
    PREV: [{ type: 'PREV' }],
    GOTO: [0, 1, 99].map((index) => ({ type: 'GOTO', index })),
    DRAG_START: [{ type: 'DRAG_START', x: 100 }],
    DRAG_MOVE: [20, 90, 180].map((x) => ({ type: 'DRAG_MOVE', x })),
    DRAG_END: [{ type: 'DRAG_END' }],
    RESIZE: [true, false].map((isMobile) => ({ type: 'RESIZE', isMobile })),
  },
  outcomes: { width: [{ error: new Error('no media queries') }] },
  invariants: [
    {
      name: 'every place is filled: the row never runs past its end',
      holds: ({ context }) => context.index >= 0 && context.index <= lastIndex(context),
    },
    {
      name: 'the row follows the finger only while it is held',
      when: (snapshot) => !snapshot.matches('dragging'),
      holds: ({ context }) => context.draggedBy === 0,
    },
  ],
}
