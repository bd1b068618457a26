import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { carouselMachine } from './carousel.machine'

const whole = z.number().int().nonnegative()

export const carouselNotes: Notes<typeof carouselMachine> = {
  id: 'carousel',
  title: 'Carousel',
  sentence: 'Moves a row of pictures by arrows, dots or a swipe.',
  route: '/products/… of a kit and of the reading box',
  states: {
    ready: { title: 'Can be moved', rules: ['S-407'] },
    'ready.idle': { title: 'Standing still', rules: ['S-407'] },
    'ready.settling': { title: 'Sliding to its place', rules: ['F-17'] },
    dragging: { title: 'Held by a finger', rules: ['F-17'] },
  },
  events: {
    NEXT: 'presses the arrow to the right',
    PREV: 'presses the arrow to the left',
    GOTO: 'presses a dot or a small picture',
    DRAG_START: 'puts a finger on the row',
    DRAG_MOVE: 'moves the finger',
    DRAG_END: 'lifts the finger',
  },
  guards: {
    isElsewhere: 'that slide is not the current one',
    isSwipeOn: 'the finger went far enough to the left',
    isSwipeBack: 'the finger went far enough to the right',
  },
  actions: {
    step: 'go one further, round the ends',
    goTo: 'go to that slide',
    grab: 'remember where the finger is',
    drag: 'follow the finger',
    drop: 'let go of the row',
  },
  delays: { settle: '300 ms, as long as a slide takes' },
  actors: {},
  schemas: {
    input: z.strictObject({ count: whole }),
    context: z.strictObject({
      count: whole,
      index: whole,
      draggedFrom: z.number(),
      draggedBy: z.number(),
    }),
    events: {
      NEXT: eventSchema('NEXT'),
      PREV: eventSchema('PREV'),
      GOTO: eventSchema('GOTO', { index: whole }),
      DRAG_START: eventSchema('DRAG_START', { x: z.number() }),
      DRAG_MOVE: eventSchema('DRAG_MOVE', { x: z.number() }),
      DRAG_END: eventSchema('DRAG_END'),
    },
  },
}
