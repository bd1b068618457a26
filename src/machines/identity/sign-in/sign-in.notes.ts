import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { page, personal, refusal } from '../entering/entering.notes'
import type { signInMachine } from './sign-in.machine'

/** What the forms of the identity pages have in common. */
export const formContext = {
  ...page,
  email: personal,
  password: personal,
  isPasswordShown: z.boolean(),
  failure: refusal.nullable(),
}
export const formActions = {
  keepField: 'keep what was typed',
  keepRefusal: 'remember why not',
  noteFailure: 'treat a missing answer as an outage',
  dropFailure: 'forget why not',
  turnPassword: 'show the password, or hide it again',
  forgetPassword: 'forget the password',
  focusSummary: 'put the keyboard on what is wrong',
  focusStep: 'put the keyboard where the next step begins',
  logFailure: 'write to the log that no answer came',
}
export const formGuards = { isOutage: 'no answer came' }
export const formEvents = {
  REVEAL: eventSchema('REVEAL'),
  BACK: eventSchema('BACK'),
  SIGNED_IN: eventSchema('SIGNED_IN'),
}
export const formPhrases = {
  REVEAL: 'shows or hides the password',
  BACK: 'takes another address',
  SIGNED_IN: 'is signed in',
}
export const formActors = {
  confirmCode: 'the step of the mailed code',
  entering: 'signing in, and going on to where one came from',
}

export const signInNotes: Notes<typeof signInMachine> = {
  id: 'signIn',
  title: 'Sign in',
  sentence: 'Lets a customer in by address and password, and leads them back to where they came from.',
  route: '/sign-in',
  happyPath: ['editing.open', 'entering', 'done'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-02', 'S-359'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-02'] },
    'editing.refused': { title: 'Something is missing, and says so', rules: ['F-02'] },
    'editing.failed': { title: 'It did not work; what was typed is still there', rules: ['F-02', 'S-378'] },
    entering: { title: 'Signing in, and going on', rules: ['S-007', 'F-02'] },
    confirming: { title: 'Not confirmed yet: asking for the code of the mail', rules: ['F-02'] },
    failing: { title: 'It did not work', rules: ['S-378'] },
    done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: { ...formPhrases, CHANGE: 'types the address or the password', SUBMIT: 'presses "Sign In"' },
  guards: {
    isComplete: 'address and password are there',
    isOk: 'the session is there',
    isUnconfirmed: 'the account waits for its code',
    ...formGuards,
  },
  actions: formActions,
  delays: {},
  actors: formActors,
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject(formContext),
    events: {
      ...formEvents,
      SUBMIT: eventSchema('SUBMIT'),
      CHANGE: eventSchema('CHANGE', { field: z.enum(['email', 'password']), value: personal }),
    },
  },
}
