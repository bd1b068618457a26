import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { userMenuMachine } from './user-menu.machine'

const products = z.strictObject({ hasPlayKit: z.boolean(), hasReading: z.boolean(), hasCourses: z.boolean() })

export const userMenuNotes: Notes<typeof userMenuMachine> = {
  id: 'userMenu',
  title: 'User menu',
  sentence: 'Greets whoever is signed in, leads to what they have, and signs out.',
  route: 'every page',
  states: {
    panel: { title: 'The panel below the greeting', rules: ['F-08', 'S-044'] },
    'panel.closed': { title: 'Not shown', rules: ['F-08', 'S-308'] },
    'panel.open': { title: 'Shown', rules: ['S-310', 'S-311'] },
    logout: { title: 'Signing out', rules: ['S-308'] },
    'logout.idle': { title: 'Nobody asked for it', rules: ['S-310'] },
    'logout.asking': { title: 'The session is being ended', rules: ['S-313'] },
    'logout.leaving': { title: 'It has ended; the page is being left', rules: ['S-313'] },
    'logout.failing': { title: 'It could not be ended', rules: ['S-379'] },
    'logout.failed': { title: 'It could not be ended, and says so', rules: ['S-379'] },
  },
  events: {
    TOGGLE: 'presses the greeting',
    OUTSIDE: 'presses something else',
    ESC: 'presses Escape',
    SELECT: 'takes an entry',
    LOGOUT: 'presses "Logout"',
  },
  guards: { isSignedOut: 'the session has ended' },
  actions: { returnFocus: 'put the keyboard back on the greeting', logFailure: 'write the failure to the log' },
  delays: { patience: '15 seconds' },
  actors: {
    outside: 'the page around it: what is pressed or gets the keyboard there',
    signOut: 'the session: ends itself',
  },
  schemas: {
    input: products,
    context: products,
    events: {
      TOGGLE: eventSchema('TOGGLE'),
      OUTSIDE: eventSchema('OUTSIDE'),
      ESC: eventSchema('ESC'),
      SELECT: eventSchema('SELECT'),
      LOGOUT: eventSchema('LOGOUT'),
    },
  },
}
