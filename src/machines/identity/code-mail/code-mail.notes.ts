import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { asked } from '../entering/entering.notes'
import type { codeMailMachine } from './code-mail.machine'

/** For its parent form. */
export const mailEvents = { RESEND: eventSchema('RESEND'), 'CODE.RESENT': eventSchema('CODE.RESENT') }
export const mailPhrases = { RESEND: 'asks for another code', 'CODE.RESENT': 'has been mailed another code' }
export const mailActions = {
  askAgain: 'ask for another mail',
  noteTry: 'no longer speak of the other mail',
  dropCode: 'empty the field of the code',
  logFailure: 'write the failure to the log',
}

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
    tellResent: 'tell the form around it',
  },
  delays: { patience: '20 seconds', resendPause: '30 seconds' },
  actors: { askCode: 'the identity provider: mails another code' },
  schemas: {
    input: z.strictObject(asked),
    context: z.strictObject({ ...asked, hasResent: z.boolean() }),
    events: { RESEND: mailEvents.RESEND, TRIED: eventSchema('TRIED') },
  },
}
