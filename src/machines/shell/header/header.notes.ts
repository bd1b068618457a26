import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { headerMachine } from './header.machine'

export const headerNotes: Notes<typeof headerMachine> = {
  id: 'header',
  title: 'Header',
  sentence: 'Shows the header that fits the page, and keeps the way to buy at hand while the page is scrolled.',
  route: 'every page',
  states: {
    mode: { title: 'Which header the page has', rules: ['S-028', 'S-029', 'S-030'] },
    'mode.sorting': { title: 'Looking which page it is', rules: ['F-04'] },
    'mode.normal': { title: 'The usual header', rules: ['S-028', 'S-035'] },
    'mode.sticky': { title: 'The home page: always in sight', rules: ['S-029', 'S-032'] },
    'mode.simple': { title: 'Two steps of the subscription: on a phone only the logo', rules: ['S-030'] },
    scroll: { title: 'How far the page is scrolled', rules: ['S-031'] },
    'scroll.top': { title: 'At the top', rules: ['S-031', 'S-032'] },
    'scroll.scrolled': { title: 'Scrolled a little: a shadow, and the home button fades', rules: ['S-031', 'S-032'] },
    'scroll.pastThreshold': {
      title: 'Scrolled more than 200 px: the navigation sticks and shows a button',
      rules: ['S-033', 'S-034'],
    },
    viewport: { title: 'Hearing about scrolling', rules: ['F-04'] },
    'viewport.watching': { title: 'Hears of it', rules: ['F-04'] },
    'viewport.blind': { title: 'The browser says nothing: the header stays as it is', rules: ['F-04'] },
  },
  events: { SCROLL: 'scrolls the page', ROUTE: 'goes to another page' },
  guards: {
    isSimple: 'the page is child information or order review',
    isHome: 'it is the home page',
    isPastThreshold: 'more than 200 px down',
    isScrolled: 'no longer at the top',
  },
  actions: { keepPath: 'remember the page' },
  delays: {},
  actors: { viewport: 'the window: how far it is scrolled' },
  schemas: {
    input: z.strictObject({ path: z.string() }),
    context: z.strictObject({ path: z.string() }),
    events: {
      SCROLL: eventSchema('SCROLL', { y: z.number().nonnegative() }),
      ROUTE: eventSchema('ROUTE', { path: z.string() }),
    },
  },
}
