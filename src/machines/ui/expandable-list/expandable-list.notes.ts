import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { expandableListMachine } from './expandable-list.machine'

const list = z.strictObject({ count: z.number().int().nonnegative(), canHide: z.boolean() })

export const expandableListNotes: Notes<typeof expandableListMachine> = {
  id: 'expandableList',
  title: 'List with more',
  sentence: 'Shows the first three of a long list, and the rest when asked.',
  route: '/account/subscriptions',
  states: {
    firstThree: { title: 'The first three', decided: 'E-54' },
    all: { title: 'All of it', decided: 'E-54' },
  },
  events: {
    SHOW_MORE: 'asks for more',
    HIDE: 'folds the list again',
    RESET: 'gets another list, after choosing another child or page',
    COUNT: 'sees the same list grow or shrink',
  },
  guards: { hasMore: 'there are more than three', canHide: 'this list may be folded again' },
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
