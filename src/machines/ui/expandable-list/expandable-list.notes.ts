import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { expandableListMachine } from './expandable-list.machine'

const list = z.strictObject({ count: z.number().int().nonnegative(), canHide: z.boolean() })

export const expandableListNotes: Notes<typeof expandableListMachine> = {
  id: 'expandableList',
  title: 'List with more',
  sentence:
    'Shows the first three of a long list, and the rest when asked; where the page wants it, the rest can be hidden again.',
  route: '/account/subscriptions, /account/early-reader-club',
  states: {
    firstThree: { title: 'The first three', rules: ['A-292', 'F-18'], decided: 'E-100' },
    all: { title: 'All of it', decided: 'E-54' },
  },
  transitions: {
    'expandableList.firstThree::SHOW_MORE::0': { rules: ['A-024'], decided: 'E-54' },
    'expandableList.all::HIDE::0': { rules: ['A-058'], decided: 'E-54' },
  },
  events: {
    SHOW_MORE: 'asks for more',
    HIDE: 'asks for fewer again',
    RESET: 'gets another list, after choosing another child or page',
    COUNT: 'sees the same list grow or shrink',
  },
  guards: { hasMore: 'there are more than three', canHide: 'this list can be folded again' },
  actions: { keepCount: 'count the new list' },
  delays: {},
  actors: {},
  schemas: {
    input: list,
    context: list,
    events: {
      SHOW_MORE: eventSchema('SHOW_MORE'),
      HIDE: eventSchema('HIDE'),
      RESET: eventSchema('RESET', { count: z.number().int().nonnegative() }),
      COUNT: eventSchema('COUNT', { count: z.number().int().nonnegative() }),
    },
  },
}
