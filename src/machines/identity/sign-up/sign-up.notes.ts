import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { page, personal } from '../entering/entering.notes'
import { formActions, formActors, formContext, formEvents, formGuards, formPhrases } from '../sign-in/sign-in.notes'
import type { signUpMachine } from './sign-up.machine'

export const signUpNotes: Notes<typeof signUpMachine> = {
  id: 'signUp',
  title: 'Create an account',
  sentence: 'Makes an account with an address that is proved by a mailed code, and signs its owner in.',
  route: '/sign-up',
  happyPath: ['editing.open', 'submitting', 'confirming', 'entering', 'done'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-02', 'S-007'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-02'] },
    'editing.refused': { title: 'Something is missing, and says so', rules: ['F-02'] },
    'editing.failed': { title: 'It did not work; what was typed is still there', rules: ['F-02', 'S-378'] },
    submitting: { title: 'Asking the identity provider', rules: ['F-02', 'S-359'] },
    confirming: { title: 'Asking for the code of the mail', rules: ['F-02'] },
    entering: { title: 'The code was right: signing in, and going on', rules: ['F-02', 'S-359'] },
    confirmed: { title: 'The account is there; signing in did not go by itself', rules: ['F-02', 'S-378'] },
    failing: { title: 'It did not work', rules: ['S-378'] },
    done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: {
    ...formPhrases,
    CHANGE: 'types a name, an address or a password',
    SUBMIT: 'presses "Create account"',
    RESTORE: 'comes back to a page that waited for the code',
  },
  guards: {
    isComplete: 'address and password will do',
    isOk: 'the answer is yes',
    hasPassword: 'the password is still there',
    ...formGuards,
  },
  actions: {
    ...formActions,
    restore: 'remember the address that waits for its code',
    saveWaiting: 'keep that address in this browser tab',
    forgetWaiting: 'forget it there',
  },
  delays: { patience: '20 seconds' },
  actors: {
    ...formActors,
    signUp: 'the identity provider: makes the account and mails the code',
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...formContext, name: personal }),
    events: {
      ...formEvents,
      SUBMIT: eventSchema('SUBMIT'),
      RESTORE: eventSchema('RESTORE', { email: personal }),
      CHANGE: eventSchema('CHANGE', { field: z.enum(['name', 'email', 'password']), value: personal }),
    },
  },
}
