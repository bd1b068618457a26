import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { tabsMachine } from './tabs.machine'

const id = z.string().min(1)
const ids = z.tuple([id], id)

export const tabsNotes: Notes<typeof tabsMachine> = {
  id: 'tabs',
  title: 'Tabs',
  sentence: 'Shows one of several parts of a page: the one that the address names, else the one seen last.',
  route: 'product pages and pages with tabs',
  states: {
    showing: { title: 'One tab is shown', rules: ['F-15', 'S-066'], stays: 'tabs are there as long as their page' },
  },
  events: {
    SELECT: 'chooses a tab',
    NEXT: 'goes to the next tab with the keyboard',
    PREV: 'goes to the previous tab with the keyboard',
    REMEMBERED: 'comes back to a page whose tab is remembered',
  },
  guards: { isOther: 'that tab exists and is not the one shown' },
  actions: {
    select: 'show that tab',
    step: 'show the tab beside it, round the ends',
    saveTab: 'remember it for this page until the browser tab is closed',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({ path: z.string(), ids, queried: z.string().nullable() }),
    context: z.strictObject({ path: z.string(), ids, selected: id }),
    events: {
      SELECT: eventSchema('SELECT', { id }),
      NEXT: eventSchema('NEXT'),
      PREV: eventSchema('PREV'),
      REMEMBERED: eventSchema('REMEMBERED', { id }),
    },
  },
}
