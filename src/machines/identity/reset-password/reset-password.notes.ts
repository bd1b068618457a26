import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { mailActions, mailEvents, mailPhrases } from '../code-mail/code-mail.notes'
import { page, personal } from '../entering/entering.notes'
import { formActions, formActors, formContext, formEvents, formGuards, formPhrases } from '../sign-in/sign-in.notes'
import type { resetPasswordMachine } from './reset-password.machine'

export const resetPasswordNotes: Notes<typeof resetPasswordMachine> = {
  id: 'resetPassword',
  title: 'New password',
  sentence: 'Sets a new password by a mailed code, and tells nobody whether an address has an account.',
  route: '/reset-password',
  happyPath: ['asking.open', 'sending', 'codeSent.editing.open', 'codeSent.settingPassword', 'entering', 'done'],
  states: {
    asking: { title: 'Asking for the address', rules: ['F-02b'] },
    'asking.open': { title: 'Nothing is complained about', rules: ['F-02b'] },
    'asking.refused': { title: 'It is no address, and says so', rules: ['F-02b'] },
    'asking.failed': { title: 'It did not work; the address is still there', rules: ['F-02b', 'S-378'] },
    failing: { title: 'No mail could be asked for', rules: ['S-378'] },
    sending: { title: 'Asking for the mail', rules: ['F-02b', 'S-359'] },
    codeSent: { title: 'A mail is on its way, if there is an account', rules: ['F-02b'] },
    'codeSent.editing': { title: 'Code and new password are being filled in', rules: ['F-02b'] },
    'codeSent.editing.open': { title: 'Nothing is complained about', rules: ['F-02b'] },
    'codeSent.editing.refused': { title: 'Something is missing, and says so', rules: ['F-02b'] },
    'codeSent.editing.failed': { title: 'It did not work; what was typed is still there', rules: ['F-02b', 'S-378'] },
    'codeSent.settingPassword': { title: 'Setting the password', rules: ['F-02b'] },
    'codeSent.failing': { title: 'The password could not be set', rules: ['S-378'] },
    entering: { title: 'The password is new: signing in, and going on', rules: ['F-02b', 'S-359'] },
    changed: { title: 'The password is new; signing in did not go by itself', rules: ['F-02b'] },
    done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: {
    CHANGE: 'types the address, the code or the password',
    ...formPhrases,
    ASK: 'asks for the code',
    SET: 'presses "Save password"',
    ...mailPhrases,
  },
  guards: {
    hasAddress: 'there is an address',
    isComplete: 'code and password will do',
    isOk: 'the answer is yes',
    ...formGuards,
  },
  actions: { ...formActions, ...mailActions, forgetPassword: 'forget code and password' },
  delays: { patience: '20 seconds' },
  actors: {
    codeMail: 'another mail, beside the field of the code',
    askCode: 'the identity provider: mails a code',
    setPassword: 'the identity provider: takes the code and the new password',
    entering: formActors.entering,
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...formContext, code: personal }),
    events: {
      ...formEvents,
      ...mailEvents,
      CHANGE: eventSchema('CHANGE', { field: z.enum(['email', 'code', 'password']), value: personal }),
      ASK: eventSchema('ASK'),
      SET: eventSchema('SET'),
    },
  },
}
