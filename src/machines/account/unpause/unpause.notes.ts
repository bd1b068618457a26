import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { unpauseMachine } from './unpause.machine'

const uuid = z.string().meta({ personal: true })

export const unpauseNotes: Notes<typeof unpauseMachine> = {
  id: 'unpause',
  title: 'End of a pause',
  sentence: 'Lets a paused subscription of the reading club go on, and says so only when it does.',
  route: '/account/early-reader-club',
  happyPath: ['idle', 'releasing', 'navigating'],
  states: {
    idle: { title: 'The pause can be ended', rules: ['A-059', 'F-52'] },
    releasing: { title: 'On its way to the subscription', rules: ['A-066', 'A-256'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-067'] },
    failed: { title: 'Still paused, and says so under the button', rules: ['A-067', 'A-289'] },
    navigating: { title: 'The subscription goes on, and its page is on its way', rules: ['A-066'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { CLICK: 'presses “Unpause”' },
  guards: {
    isOk: 'the subscription goes on',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepAsked: 'remember which subscription was asked for',
    keepReleased: 'remember which subscription goes on',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goToReadingClub: 'open the page with that subscription chosen',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { releasePause: 'our server: ends the pause at the subscription manager' },
  schemas: {
    input: z.strictObject({ as: uuid }),
    context: z.strictObject({ as: uuid, id: uuid.nullable() }),
    events: { CLICK: eventSchema('CLICK', { id: uuid }) },
  },
}
