import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { consentMachine } from './consent.machine'

const kinds = z.array(z.enum(['statistics', 'marketing'])).readonly()

export const consentNotes: Notes<typeof consentMachine> = {
  id: 'consent',
  title: 'Consent',
  sentence:
    'Asks what may be measured when somebody opens the question, and keeps the answer; nothing is allowed before.',
  route: 'every page',
  states: {
    sorting: { title: 'Reading an earlier answer', rules: ['F-09b'] },
    asking: { title: 'The question is shown', rules: ['F-09b'] },
    storing: { title: 'Keeping the answer', rules: ['F-09b'] },
    failing: { title: 'It could not be kept', rules: ['F-09b'] },
    answered: { title: 'The answer can be changed', rules: ['F-09b'] },
    'answered.accepted': { title: 'Everything is allowed', rules: ['F-09b'] },
    'answered.refused': { title: 'Nothing is allowed', rules: ['F-09b'] },
    'answered.chosen': { title: 'Some of it is allowed', rules: ['F-09b'] },
  },
  events: {
    ACCEPT: 'allows everything',
    REFUSE: 'allows nothing',
    CHOOSE: 'allows some of it',
    REOPEN: 'opens the question in the footer',
  },
  guards: {
    isEverything: 'everything is allowed',
    isNothing: 'nothing is allowed',
  },
  actions: {
    keepKinds: 'take the answer',
    count: 'count what is done here from now on where that is allowed, and else no more',
    logFailure: 'write to the log that this browser keeps no cookies',
  },
  delays: { patience: '2 seconds: a cookie is written at once' },
  actors: { storeConsent: 'the browser: keeps the answer for half a year' },
  schemas: {
    input: z.strictObject({ stored: kinds }),
    context: z.strictObject({ kinds: kinds }),
    events: {
      ACCEPT: eventSchema('ACCEPT'),
      REFUSE: eventSchema('REFUSE'),
      CHOOSE: eventSchema('CHOOSE', { kinds }),
      REOPEN: eventSchema('REOPEN'),
    },
  },
}
