import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/kit/notes'
import type { signInMachine } from './sign-in.machine'

const text = z.string().meta({ personal: true })
const page = {
  config: z.strictObject({
    userPoolId: z.string(),
    clientId: z.string(),
    endpoint: z.string(),
    authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
  }),
  returnTo: z.string(),
}

export const signInNotes: Notes<typeof signInMachine> = {
  id: 'signIn',
  title: 'Sign in',
  sentence: 'Lets a customer in by address and password, and leads them back to where they came from.',
  route: '/sign-in',
  states: {
    editing: { title: 'Being filled in', rules: ['F-02', 'S-359'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-02'] },
    'editing.refused': { title: 'Something is missing, and says so', rules: ['F-02'] },
    'editing.failed': { title: 'It did not work; what was typed is still there', rules: ['F-02', 'S-378'] },
    submitting: { title: 'Asking the identity provider, then keeping the session', rules: ['S-007', 'F-02'] },
    confirming: { title: 'Not confirmed yet: asking for the code of the mail', rules: ['F-02'] },
    leaving: { title: 'Signed in: going on', decided: 'E-82' },
    going: { title: 'The browser is on its way', decided: 'E-82' },
    done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: {
    CHANGE: 'types the address or the password',
    REVEAL: 'shows or hides the password',
    SUBMIT: 'presses "Sign In"',
    'CODE.CONFIRMED': 'has given the right code',
    BACK: 'takes another address',
  },
  guards: {
    isComplete: 'address and password are there',
    isOk: 'the session is there',
    isUnconfirmed: 'the account waits for its code',
  },
  actions: {
    keepField: 'keep what was typed',
    turnPassword: 'show the password, or hide it again',
    keepFailure: 'remember why not',
    dropFailure: 'forget why not',
    forgetPassword: 'forget the password',
    spawnCode: 'show the step of the code',
    stopCode: 'take the step of the code away',
    tellSession: 'tell the session, and with it the other tabs',
    focusSummary: 'put the keyboard on what is wrong',
    focusStep: 'put the keyboard where the next step begins',
  },
  delays: { patience: '20 seconds', departure: '8 seconds' },
  actors: {
    confirmCode: 'the step of the mailed code',
    signIn: 'the identity provider, then our server, which keeps the session',
    openPage: 'the browser: opens the page that was asked for',
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({
      ...page,
      email: text,
      password: text,
      isPasswordShown: z.boolean(),
      failure: z.enum(['unreachable', 'tooMany', 'wrong', 'unconfirmed', 'resetRequired', 'otherPerson']).nullable(),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['email', 'password']), value: text }),
      REVEAL: eventSchema('REVEAL'),
      SUBMIT: eventSchema('SUBMIT'),
      'CODE.CONFIRMED': eventSchema('CODE.CONFIRMED'),
      BACK: eventSchema('BACK'),
    },
  },
}
