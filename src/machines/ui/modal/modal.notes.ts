import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { modalMachine } from './modal.machine'

const way = z.enum(['close', 'escape', 'overlay', 'icon', 'primary'])

export const modalNotes: Notes<typeof modalMachine> = {
  id: 'modal',
  title: 'Dialog',
  sentence: 'Shows a dialog above the page, and lets go of a locked one only by a decision.',
  route:
    'none yet: dialogs that a page opens and closes itself. Those of a kit are states of its main button and its add-ons',
  states: {
    starting: { title: 'Finding out whether it is open from the start', rules: ['F-14'] },
    closed: { title: 'Not shown', rules: ['F-14'] },
    open: { title: 'Shown above the page', rules: ['F-14', 'S-412'] },
    'open.sorting': { title: 'Finding out which kind it is', rules: ['F-14'] },
    'open.closeable': { title: 'Shown, and can be put away', rules: ['F-14'] },
    'open.locked': { title: 'Shown, and waits for a decision', rules: ['F-14'] },
    closing: { title: 'Fading out', rules: ['F-14'] },
  },
  events: {
    OPEN: 'asks for the dialog',
    CLOSE: 'presses the close button',
    ESC: 'presses Escape',
    OVERLAY: 'clicks beside the dialog',
    ICON: 'presses the cross in the corner',
    PRIMARY: 'presses the main button',
  },
  guards: {
    isCloseable: 'the dialog may be put away',
    isShut: 'it is not open from the start',
  },
  actions: {
    forgetWay: 'forget how it was closed last time',
    keepWay: 'remember how it was closed',
  },
  delays: { fade: '150 ms, as long as it takes to fade out' },
  actors: {},
  schemas: {
    input: z.strictObject({ isCloseable: z.boolean(), isOpen: z.boolean() }),
    context: z.strictObject({ isCloseable: z.boolean(), startsOpen: z.boolean(), closedBy: way.nullable() }),
    events: {
      OPEN: eventSchema('OPEN'),
      CLOSE: eventSchema('CLOSE'),
      ESC: eventSchema('ESC'),
      OVERLAY: eventSchema('OVERLAY'),
      ICON: eventSchema('ICON'),
      PRIMARY: eventSchema('PRIMARY'),
    },
  },
}
