import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { machineChartMachine } from './machine-chart.machine'

const decided = 'ADR-0057'
const place = { x: z.number(), y: z.number() }
const size = z.strictObject({ width: z.number(), height: z.number() })
const chart = {
  states: z.array(z.strictObject({ id: z.string(), next: z.array(z.string()) })),
  first: z.string().nullable(),
  selected: z.string().nullable(),
  size,
  isDrawn: z.boolean(),
}

export const machineChartNotes: Notes<typeof machineChartMachine> = {
  id: 'machineChart',
  title: 'Chart of a machine',
  sentence: 'Shows the picture of a machine in the size that is wanted, and the state that is selected in it.',
  route: '/machines/cart',
  states: {
    starting: { title: 'Looking whether the page shows it as a picture', decided },
    opening: { title: 'Its box is measured before it is shown', decided },
    still: { title: 'Standing still', decided },
    fitting: { title: 'Its box is measured', decided },
    failing: { title: 'That could not be measured: it stays as large as it was', decided },
    held: { title: 'Held by a hand', decided },
  },
  events: {
    ZOOM_IN: 'wants it larger',
    ZOOM_OUT: 'wants it smaller',
    ZOOM_NATURAL: 'wants it in its own size',
    FIT: 'wants all of it in its box',
    SELECT: 'presses a state',
    WALK: 'presses an arrow key',
    GRAB: 'takes hold of the chart',
    DRAG: 'moves the hand',
    DROP: 'lets go',
  },
  guards: { isDrawn: 'the page shows it as a picture', isState: 'the chart has that state' },
  actions: {
    enlarge: 'show it one size larger',
    reduce: 'show it one size smaller',
    resetZoom: 'show it in its own size',
    open: 'show all of it where that can be read, else as wide as its box',
    fit: 'show it as large as its box has room for, and no larger than its own size',
    select: 'select that state',
    walk: 'select the state to which that key leads',
    hold: 'remember where the hand is',
    scrollChart: 'let the chart follow the hand',
    showFirst: 'begin at the state that is selected, or in which the machine starts',
    showState: 'bring that state into sight',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '2 seconds, then it stays as it is' },
  actors: { measureBox: 'the browser: measures how much room there is' },
  schemas: {
    input: z.strictObject(chart),
    context: z.strictObject({ ...chart, zoom: z.number(), held: z.strictObject(place) }),
    events: {
      ZOOM_IN: eventSchema('ZOOM_IN'),
      ZOOM_OUT: eventSchema('ZOOM_OUT'),
      ZOOM_NATURAL: eventSchema('ZOOM_NATURAL'),
      FIT: eventSchema('FIT'),
      SELECT: eventSchema('SELECT', { id: z.string() }),
      WALK: eventSchema('WALK', { direction: z.enum(['right', 'left', 'down', 'up']) }),
      GRAB: eventSchema('GRAB', place),
      DRAG: eventSchema('DRAG', place),
      DROP: eventSchema('DROP'),
    },
  },
}
