import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { asked, mailEvents, mailPhrases } from '../identity-form/identity-form.notes'
import type { codeMailMachine } from './code-mail.machine'

export const codeMailNotes: Notes<typeof codeMailMachine> = {
  id: 'codeMail',
  title: 'Another mail',
  sentence: 'Lets another code be asked for, half a minute after each mail.',
  route: '/sign-up, /sign-in and /reset-password, beside the field of the code',
  states: {
    pausing: { title: 'One was just sent', rules: ['F-02', 'F-02b'] },
    possible: { title: 'Another one may be asked for', rules: ['F-02', 'F-02b'] },
    asking: { title: 'Asking for another one', rules: ['F-02', 'F-02b'] },
    failed: { title: 'It could not be sent', rules: ['F-02', 'F-02b', 'S-378'] },
  },
  events: { RESEND: mailPhrases.RESEND, TRIED: 'tries a code' },
  guards: { isOk: 'the mail is on its way' },
  actions: {
    noteResent: 'say that another mail is on its way',
    forgetResent: 'no longer speak of that mail',
    tellForm: 'tell the form around it',
  },
  delays: { patience: '20 seconds', resendPause: '30 seconds' },
  actors: { askCode: 'the identity provider: mails another code' },
  schemas: {
    input: z.strictObject(asked),
    context: z.strictObject({ ...asked, hasResent: z.boolean() }),
    events: { RESEND: mailEvents.RESEND, TRIED: eventSchema('TRIED') },
  },
}
