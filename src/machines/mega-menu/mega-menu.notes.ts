import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/kit/notes'
import type { megaMenuMachine } from './mega-menu.machine'

const item = z.string().min(1)

export const megaMenuNotes: Notes<typeof megaMenuMachine> = {
  id: 'megaMenu',
  title: 'Desktop menu',
  sentence: 'Opens one panel of links at a time, and stays a moment when the pointer slips out.',
  route: 'every page, on a wide window',
  states: {
    closed: { title: 'No panel', rules: ['S-036'] },
    open: { title: 'A panel with up to five columns', rules: ['S-036', 'S-037'] },
    closing: { title: 'Still shown, in case the pointer comes back', rules: ['S-036'] },
  },
  events: {
    HOVER_IN: 'points at an item',
    HOVER_OUT: 'points elsewhere',
    FOCUS: 'reaches an item with the keyboard',
    LEAVE: 'leaves the menu with the keyboard',
    ESC: 'presses Escape',
    SELECT: 'follows a link',
    RESIZE: 'changes the width of the window',
  },
  guards: {
    isDesktop: 'the window is wide',
    isReturning: 'the keyboard was led back here by Escape',
    isNarrow: 'the window became narrow',
  },
  actions: {
    keepItem: 'show the panel of that item',
    keepReturn: 'remember where the keyboard goes back to',
    dropItem: 'show no panel',
    dropReturn: 'forget where the keyboard came back to',
    keepWidth: 'remember whether the window is wide',
    returnFocus: 'put the keyboard back on the item',
  },
  delays: { hideDelay: '300 ms' },
  actors: { width: 'the window: wide or narrow' },
  schemas: {
    input: z.undefined(),
    context: z.strictObject({ item: item.nullable(), returnedTo: item.nullable(), isDesktop: z.boolean() }),
    events: {
      HOVER_IN: eventSchema('HOVER_IN', { item }),
      HOVER_OUT: eventSchema('HOVER_OUT'),
      FOCUS: eventSchema('FOCUS', { item }),
      LEAVE: eventSchema('LEAVE'),
      ESC: eventSchema('ESC'),
      SELECT: eventSchema('SELECT'),
      RESIZE: eventSchema('RESIZE', { isDesktop: z.boolean() }),
    },
  },
}
