import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { mailActions, mailEvents, mailPhrases } from '../code-mail/code-mail.notes'
import { asked, personal, refusal } from '../entering/entering.notes'
import type { confirmCodeMachine } from './confirm-code.machine'

export const confirmCodeNotes: Notes<typeof confirmCodeMachine> = {
  id: 'confirmCode',
  title: 'Code of the mail',
  sentence: 'Asks for the code that was mailed, so that an account belongs to whoever reads that mail.',
  route: '/sign-up, and /sign-in for an account that is not confirmed yet',
  states: {
    editing: { title: 'Being typed', rules: ['F-02'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-02'] },
    'editing.refused': { title: 'It has not six digits yet, and says so', rules: ['F-02'] },
    'editing.failed': { title: 'Wrong, too old, or not to be asked now', rules: ['F-02', 'S-378'] },
    submitting: { title: 'Asking whether it is right', rules: ['F-02'] },
    failing: { title: 'It did not work', rules: ['S-378'] },
    confirmed: { title: 'It is right', rules: ['F-02', 'S-359'] },
  },
  events: {
    CHANGE: 'types the code',
    SUBMIT: 'presses the button',
    ...mailPhrases,
  },
  guards: { isComplete: 'the code has six digits', isOk: 'the answer is yes', isOutage: 'no answer came' },
  actions: {
    ...mailActions,
    keepField: 'keep what was typed',
    keepRefusal: 'remember why not',
    noteFailure: 'treat a missing answer as an outage',
    dropFailure: 'forget why not',
    stopMail: 'let no other mail be asked for',
    focusSummary: 'put the keyboard on what is wrong',
  },
  delays: { patience: '15 seconds' },
  actors: {
    codeMail: 'another mail, beside the field of the code',
    confirmSignUp: 'the identity provider: takes the code',
  },
  schemas: {
    input: z.strictObject(asked),
    context: z.strictObject({
      ...asked,
      failure: refusal.nullable(),
      code: z.string().max(6).meta({ personal: true }),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.literal('code'), value: personal }),
      SUBMIT: eventSchema('SUBMIT'),
      ...mailEvents,
    },
  },
}
