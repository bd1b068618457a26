import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { stickySummaryMachine } from './sticky-summary.machine'

const count = z.number().int().nonnegative()
const markerId = z.string().min(1)

export const stickySummaryNotes: Notes<typeof stickySummaryMachine> = {
  id: 'stickySummary',
  title: 'Summary bar',
  sentence: 'Shows a bar with the add-ons in the cart as soon as there is one.',
  route: '/products/{kit}',
  states: {
    bar: { title: 'Whether there is a bar', rules: ['S-249'] },
    'bar.hidden': { title: 'Nothing selected', rules: ['S-249'] },
    'bar.shown': { title: 'Shown', rules: ['S-249'] },
    'bar.leaving': { title: 'Sliding away', rules: ['S-249'] },
    place: { title: 'Where a bar stands', rules: ['S-249'] },
    'place.floating': { title: 'At the bottom of the window', rules: ['S-249'] },
    'place.stuckAboveMarker': { title: 'Standing above the end of the add-ons', rules: ['S-249'] },
  },
  events: { ADDONS: 'adds or removes an add-on', MARKER: 'scrolls to the end of the add-ons or away from it' },
  guards: {
    isAny: 'at least one add-on is selected',
    isNone: 'no add-on is selected any more',
    isMarkerVisible: 'the end of the add-ons is in the window',
    isMarkerAway: 'the end of the add-ons is not in the window',
  },
  actions: {
    keepCount: 'remember how many',
  },
  delays: { animation: '0.18 seconds' },
  actors: { marker: 'the window: whether the end of the add-ons is in it' },
  schemas: {
    input: z.strictObject({ markerId, count }),
    context: z.strictObject({ markerId, count }),
    events: {
      ADDONS: eventSchema('ADDONS', { count }),
      MARKER: eventSchema('MARKER', { isVisible: z.boolean() }),
    },
  },
}
