import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { megaMenuMachine } from './mega-menu.machine'

const item = z.string().min(1)

export const megaMenuNotes: Notes<typeof megaMenuMachine> = {
  id: 'megaMenu',
  title: 'Desktop menu',
  sentence:
    'Opens one panel of links at a time, under the pointer or by its button, and stays a moment when the pointer slips out.',
  route: 'every page, on a wide window',
  states: {
    closed: { title: 'No panel', rules: ['F-05', 'S-036'] },
    shown: { title: 'A panel is in the page', rules: ['F-05', 'S-036'] },
    'shown.open': { title: 'A panel with up to five columns', rules: ['S-036', 'S-037'] },
    'shown.closing': { title: 'Still shown, in case the pointer comes back', rules: ['S-036'] },
  },
  events: {
    HOVER_IN: 'points at an item',
    HOVER_OUT: 'points elsewhere',
    OPEN: 'presses the button beside an item, or the arrow down',
    CLOSE: 'presses that button again',
    FOCUS: 'reaches an item with the keyboard',
    LEAVE: 'leaves the menu with the keyboard',
    ESC: 'presses Escape',
    SELECT: 'follows a link',
    RESIZE: 'changes the width of the window',
  },
  guards: {
    isDesktop: 'the window is wide',
    isElsewhere: 'the panel that is shown is another item’s',
    isNarrow: 'the window became narrow',
  },
  actions: {
    keepItem: 'show the panel of that item',
    dropItem: 'show no panel',
    keepWidth: 'remember whether the window is wide',
    returnFocus: 'put the keyboard back on the item',
  },
  delays: { hideDelay: '300 ms' },
  actors: { width: 'the window: wide or narrow' },
  schemas: {
    input: z.undefined(),
    context: z.strictObject({ item: item.nullable(), isDesktop: z.boolean() }),
    events: {
      HOVER_IN: eventSchema('HOVER_IN', { item }),
      HOVER_OUT: eventSchema('HOVER_OUT'),
      OPEN: eventSchema('OPEN', { item }),
      CLOSE: eventSchema('CLOSE'),
      FOCUS: eventSchema('FOCUS', { item }),
      LEAVE: eventSchema('LEAVE'),
      ESC: eventSchema('ESC'),
      SELECT: eventSchema('SELECT'),
      RESIZE: eventSchema('RESIZE', { isDesktop: z.boolean() }),
    },
  },
}
