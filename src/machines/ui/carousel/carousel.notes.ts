import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { carouselMachine } from './carousel.machine'

const whole = z.number().int().nonnegative()
const views = z.strictObject({ desktop: whole.positive(), mobile: whole.positive() })

export const carouselNotes: Notes<typeof carouselMachine> = {
  id: 'carousel',
  title: 'Carousel',
  sentence: 'Moves a row of pictures or cards by arrows, dots or a swipe.',
  route: 'home, product and content pages',
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
    RESIZE: 'turns the phone or changes the width of the window',
  },
  guards: {
    canStep: 'there is something more on that side',
    isElsewhere: 'that slide is not the current one',
    isSwipeOn: 'the finger went far enough to the left and more is there',
    isSwipeBack: 'the finger went far enough to the right and more is there',
  },
  actions: {
    step: 'go one further',
    goTo: 'go to that slide',
    grab: 'remember where the finger is',
    drag: 'follow the finger',
    drop: 'let go of the row',
    keepWidth: 'show as many slides as fit; as on a wide window where the width is not known',
  },
  delays: { settle: '300 ms, as long as a slide takes' },
  actors: { width: 'the window: phone or wider' },
  schemas: {
    input: z.strictObject({ count: whole, perView: views, isInfinite: z.boolean() }),
    context: z.strictObject({
      count: whole,
      perView: whole.positive(),
      views,
      isInfinite: z.boolean(),
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
      RESIZE: eventSchema('RESIZE', { isMobile: z.boolean() }),
    },
  },
}
