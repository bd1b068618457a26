import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import {
  actorPhrases,
  asked,
  changeSchema,
  codeMailPhrases,
  failing,
  formPhrases,
  formStates,
  mailEvents,
  mailPhrases,
} from '../identity-form/identity-form.notes'
import type { confirmCodeMachine } from './confirm-code.machine'

export const confirmCodeNotes: Notes<typeof confirmCodeMachine> = {
  id: 'confirmCode',
  title: 'Code of the mail',
  sentence: 'Asks for the code that was mailed, so that an account belongs to whoever reads that mail.',
  route: '/sign-up, and /sign-in for an account that is not confirmed yet',
  states: {
    editing: { title: 'Being typed', rules: ['F-02'] },
    ...formStates({
      at: 'editing',
      rule: 'F-02',
      refused: 'It has not six digits yet, and says so',
      failed: 'Wrong, too old, or not to be asked now',
    }),
    submitting: { title: 'Asking whether it is right', rules: ['F-02'] },
    confirmed: { title: 'It is right', rules: ['F-02', 'S-359'] },
  },
  events: {
    CHANGE: 'types the code',
    SUBMIT: 'presses the button',
    ...mailPhrases,
  },
  guards: { isComplete: 'the code has six digits', isOk: 'the answer is yes' },
  actions: { ...formPhrases, ...codeMailPhrases, tellForm: 'tell the form around it' },
  delays: { patience: '15 seconds' },
  actors: {
    codeMail: actorPhrases.codeMail,
    confirmSignUp: 'the identity provider: takes the code',
  },
  schemas: {
    input: z.strictObject(asked),
    context: z.strictObject({ ...asked, ...failing, code: z.string().max(6).meta({ personal: true }) }),
    events: {
      CHANGE: changeSchema('code'),
      SUBMIT: eventSchema('SUBMIT'),
      ...mailEvents,
    },
  },
}
