import { z } from 'zod'
import type { Notes } from '~/machines/reading/notes'
import {
  actorPhrases,
  changeSchema,
  doneState,
  formStates,
  page,
  pageActions,
  pageContext,
  pageEvents,
  pagePhrases,
} from '../identity-form/identity-form.notes'
import type { signInMachine } from './sign-in.machine'

export const signInNotes: Notes<typeof signInMachine> = {
  id: 'signIn',
  title: 'Sign in',
  sentence: 'Lets a customer in by address and password, and leads them back to where they came from.',
  route: '/sign-in',
  states: {
    editing: { title: 'Being filled in', rules: ['F-02', 'S-359'] },
    ...formStates({ at: 'editing', rule: 'F-02' }),
    entering: { title: 'Signing in, and going on', rules: ['S-007', 'F-02'] },
    confirming: { title: 'Not confirmed yet: asking for the code of the mail', rules: ['F-02'] },
    ...doneState,
  },
  events: { ...pagePhrases, CHANGE: 'types the address or the password', SUBMIT: 'presses "Sign In"' },
  guards: {
    isComplete: 'address and password are there',
    isOk: 'the session is there',
    isUnconfirmed: 'the account waits for its code',
  },
  actions: pageActions,
  delays: {},
  actors: { confirmCode: actorPhrases.confirmCode, entering: actorPhrases.entering },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject(pageContext),
    events: { ...pageEvents, CHANGE: changeSchema('email', 'password') },
  },
}
