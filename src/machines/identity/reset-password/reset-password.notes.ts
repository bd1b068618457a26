import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import {
  actorPhrases,
  changeSchema,
  codeMailPhrases,
  doneState,
  formPhrases,
  formStates,
  mailEvents,
  mailPhrases,
  page,
  pageContext,
  pageEvents,
  pagePhrases,
  passwordPhrases,
  personal,
} from '../identity-form/identity-form.notes'
import type { resetPasswordMachine } from './reset-password.machine'

export const resetPasswordNotes: Notes<typeof resetPasswordMachine> = {
  id: 'resetPassword',
  title: 'New password',
  sentence: 'Sets a new password by a mailed code, and tells nobody whether an address has an account.',
  route: '/reset-password',
  states: {
    asking: { title: 'Asking for the address', rules: ['F-02b'] },
    ...formStates({
      at: 'asking',
      rule: 'F-02b',
      refused: 'It is no address, and says so',
      failed: 'It did not work; the address is still there',
    }),
    sending: { title: 'Asking for the mail', rules: ['F-02b', 'S-359'] },
    codeSent: { title: 'A mail is on its way, if there is an account', rules: ['F-02b'] },
    'codeSent.editing': { title: 'Code and new password are being filled in', rules: ['F-02b'] },
    ...formStates({ at: 'codeSent.editing', rule: 'F-02b' }),
    'codeSent.settingPassword': { title: 'Setting the password', rules: ['F-02b'] },
    entering: { title: 'The password is new: signing in, and going on', rules: ['F-02b', 'S-359'] },
    changed: { title: 'The password is new; signing in did not go by itself', rules: ['F-02b'] },
    ...doneState,
  },
  events: {
    CHANGE: 'types the address, the code or the password',
    REVEAL: pagePhrases.REVEAL,
    ASK: 'asks for the code',
    SET: 'presses "Save password"',
    ...mailPhrases,
    BACK: pagePhrases.BACK,
    SIGNED_IN: pagePhrases.SIGNED_IN,
  },
  guards: {
    hasAddress: 'there is an address',
    isComplete: 'code and password will do',
    isOk: 'the answer is yes',
  },
  actions: { ...formPhrases, ...passwordPhrases, ...codeMailPhrases, forgetPassword: 'forget code and password' },
  delays: { patience: '20 seconds' },
  actors: {
    codeMail: actorPhrases.codeMail,
    askCode: 'the identity provider: mails a code',
    setPassword: 'the identity provider: takes the code and the new password',
    entering: actorPhrases.entering,
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...pageContext, code: personal }),
    events: {
      CHANGE: changeSchema('email', 'code', 'password'),
      REVEAL: pageEvents.REVEAL,
      ASK: eventSchema('ASK'),
      SET: eventSchema('SET'),
      ...mailEvents,
      BACK: pageEvents.BACK,
      SIGNED_IN: pageEvents.SIGNED_IN,
    },
  },
}
