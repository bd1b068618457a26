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
    'pausing.quiet': { title: 'Nothing is said of it', rules: ['F-02', 'F-02b'] },
    'pausing.resent': { title: 'Another mail is on its way, and it says so', rules: ['F-02', 'F-02b'] },
    possible: { title: 'Another one may be asked for', rules: ['F-02', 'F-02b'] },
    'possible.quiet': { title: 'Nothing is said of a mail', rules: ['F-02', 'F-02b'] },
    'possible.resent': { title: 'Another mail is on its way, and it still says so', rules: ['F-02', 'F-02b'] },
    asking: { title: 'Asking for another one', rules: ['F-02', 'F-02b'] },
    failing: { title: 'It did not work, and is logged', rules: ['S-378'] },
    failed: { title: 'It could not be sent', rules: ['F-02', 'F-02b', 'S-378'] },
  },
  events: { RESEND: mailPhrases.RESEND, TRIED: 'tries a code' },
  guards: { isOk: 'the mail is on its way', isSpokenOf: 'it says that another mail is on its way' },
  actions: {
    tellResent: 'tell the form around it',
    logFailure: mailActions.logFailure,
  },
  delays: { patience: '20 seconds', resendPause: '30 seconds' },
  actors: { askCode: 'the identity provider: mails another code' },
  schemas: {
    input: z.strictObject(asked),
    context: z.strictObject(asked),
    events: { RESEND: mailEvents.RESEND, TRIED: eventSchema('TRIED') },
  },
}
