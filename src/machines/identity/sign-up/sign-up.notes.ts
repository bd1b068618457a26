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
  personal,
} from '../identity-form/identity-form.notes'
import type { signUpMachine } from './sign-up.machine'

export const signUpNotes: Notes<typeof signUpMachine> = {
  id: 'signUp',
  title: 'Create an account',
  sentence: 'Makes an account with an address that is proved by a mailed code, and signs its owner in.',
  route: '/sign-up',
  states: {
    editing: { title: 'Being filled in', rules: ['F-02', 'S-007'] },
    ...formStates({ at: 'editing', rule: 'F-02' }),
    submitting: { title: 'Asking the identity provider', rules: ['F-02', 'S-359'] },
    confirming: { title: 'Asking for the code of the mail', rules: ['F-02'] },
    entering: { title: 'The code was right: signing in, and going on', rules: ['F-02', 'S-359'] },
    confirmed: { title: 'The account is there; signing in did not go by itself', rules: ['F-02', 'S-378'] },
    ...doneState,
  },
  events: { ...pagePhrases, CHANGE: 'types a name, an address or a password', SUBMIT: 'presses "Create account"' },
  guards: {
    isComplete: 'address and password will do',
    isOk: 'the answer is yes',
  },
  actions: pageActions,
  delays: { patience: '20 seconds' },
  actors: {
    confirmCode: actorPhrases.confirmCode,
    signUp: 'the identity provider: makes the account and mails the code',
    entering: actorPhrases.entering,
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...pageContext, name: personal }),
    events: { ...pageEvents, CHANGE: changeSchema('name', 'email', 'password') },
  },
}
