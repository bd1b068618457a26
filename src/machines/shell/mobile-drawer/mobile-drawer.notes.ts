import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { mobileDrawerMachine } from './mobile-drawer.machine'

export const mobileDrawerNotes: Notes<typeof mobileDrawerMachine> = {
  id: 'mobileDrawer',
  title: 'Phone menu',
  sentence: 'Slides the menu in on a phone, holds the page still behind it, and goes away once something was chosen.',
  route: 'every page, on a phone',
  states: {
    closed: { title: 'Not shown', rules: ['S-038'] },
    shown: { title: 'Over the page, which stands still', rules: ['S-039', 'S-041'] },
    'shown.inUse': { title: 'Open', rules: ['S-038', 'S-041'] },
    'shown.inUse.opening': { title: 'Sliding in', rules: ['S-038'] },
    'shown.inUse.folded': { title: 'All sections folded', rules: ['S-038'] },
    'shown.inUse.unfolded': { title: 'One section unfolded', rules: ['S-038'] },
    'shown.closing': { title: 'Sliding out', rules: ['S-038', 'S-040'] },
  },
  events: {
    OPEN: 'taps the menu button',
    CLOSE: 'closes the menu',
    ITEM_TAP: 'taps a link',
    RESIZE: 'turns the phone',
    TOGGLE_SECTION: 'taps the heading of a section',
  },
  guards: { isOpenSection: 'that section is the unfolded one' },
  actions: {
    keepSection: 'unfold that section and fold the other',
    dropSection: 'fold all sections',
    logFailure: 'write to the log that the page behind could not be held',
  },
  delays: { slideIn: '200 ms', closeDelay: '200 ms' },
  actors: {
    scrollLock: 'the page behind: held still while the menu is shown',
    width: 'the window: notices when the phone is turned',
  },
  schemas: {
    input: z.undefined(),
    context: z.strictObject({ section: z.string().nullable() }),
    events: {
      OPEN: eventSchema('OPEN'),
      CLOSE: eventSchema('CLOSE'),
      ITEM_TAP: eventSchema('ITEM_TAP'),
      RESIZE: eventSchema('RESIZE'),
      TOGGLE_SECTION: eventSchema('TOGGLE_SECTION', { section: z.string().min(1) }),
    },
  },
}
