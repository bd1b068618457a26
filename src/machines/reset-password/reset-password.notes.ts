import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/kit/notes'
import type { resetPasswordMachine } from './reset-password.machine'

const text = z.string().meta({ personal: true })
const page = {
  config: z.strictObject({
    userPoolId: z.string(),
    clientId: z.string(),
    endpoint: z.string(),
    authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
  }),
  returnTo: z.string(),
}

export const resetPasswordNotes: Notes<typeof resetPasswordMachine> = {
  id: 'resetPassword',
  title: 'New password',
  sentence: 'Sets a new password by a mailed code, and tells nobody whether an address has an account.',
  route: '/reset-password',
  states: {
    asking: { title: 'Asking for the address', rules: ['F-02b'] },
    'asking.open': { title: 'Nothing is complained about', rules: ['F-02b'] },
    'asking.refused': { title: 'It is no address, and says so', rules: ['F-02b'] },
    'asking.failed': { title: 'It did not work; the address is still there', rules: ['F-02b', 'S-378'] },
    sending: { title: 'Asking for the mail', rules: ['F-02b', 'S-359'] },
    codeSent: { title: 'A mail is on its way, if there is an account', rules: ['F-02b'] },
    'codeSent.form': { title: 'Code and new password', rules: ['F-02b'] },
    'codeSent.form.editing': { title: 'Being filled in', rules: ['F-02b'] },
    'codeSent.form.editing.open': { title: 'Nothing is complained about', rules: ['F-02b'] },
    'codeSent.form.editing.refused': { title: 'Something is missing, and says so', rules: ['F-02b'] },
    'codeSent.form.editing.failed': {
      title: 'It did not work; what was typed is still there',
      rules: ['F-02b', 'S-378'],
    },
    'codeSent.form.settingPassword': { title: 'Setting the password', rules: ['F-02b'] },
    'codeSent.resend': { title: 'Another mail', rules: ['F-02b'] },
    'codeSent.resend.pausing': { title: 'One was just sent', rules: ['F-02b', 'F-02'] },
    'codeSent.resend.possible': { title: 'Another one may be asked for', rules: ['F-02b', 'F-02'] },
    'codeSent.resend.again': { title: 'Asking for another one', rules: ['F-02b', 'F-02'] },
    'codeSent.resend.failed': { title: 'It could not be sent', rules: ['F-02b', 'S-378'] },
    signingIn: { title: 'The password is new: signing in', rules: ['F-02b', 'S-359'] },
    changed: { title: 'The password is new; signing in did not go by itself', rules: ['F-02b'] },
    leaving: { title: 'Signed in: going on', decided: 'E-82' },
    going: { title: 'The browser is on its way', decided: 'E-82' },
    done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: {
    CHANGE: 'types the address, the code or the password',
    REVEAL: 'shows or hides the password',
    ASK: 'asks for the code',
    SET: 'presses "Save password"',
    RESEND: 'asks for another code',
    BACK: 'takes another address',
  },
  guards: {
    hasAddress: 'there is an address',
    isComplete: 'code and password will do',
    isOk: 'the answer is yes',
    isIn: 'the session is there',
  },
  actions: {
    keepField: 'keep what was typed',
    turnPassword: 'show the password, or hide it again',
    keepFailure: 'remember why not',
    dropFailure: 'forget why not',
    noteResent: 'say that another mail is on its way, and empty the field of the code',
    forgetResent: 'no longer speak of that mail',
    forgetCode: 'forget code and password',
    forgetPassword: 'forget code and password',
    tellSession: 'tell the session, and with it the other tabs',
    focusSummary: 'put the keyboard on what is wrong',
    focusStep: 'put the keyboard where the next step begins',
  },
  delays: { patience: '20 seconds', resendPause: '30 seconds', departure: '8 seconds' },
  actors: {
    askCode: 'the identity provider: mails a code',
    setPassword: 'the identity provider: takes the code and the new password',
    signIn: 'the identity provider, then our server, which keeps the session',
    openPage: 'the browser: opens the page that was asked for',
  },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({
      ...page,
      email: text,
      code: text,
      password: text,
      isPasswordShown: z.boolean(),
      hasResent: z.boolean(),
      failure: z.enum(['unreachable', 'tooMany', 'wrongCode', 'expiredCode', 'weakPassword']).nullable(),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['email', 'code', 'password']), value: text }),
      REVEAL: eventSchema('REVEAL'),
      ASK: eventSchema('ASK'),
      SET: eventSchema('SET'),
      RESEND: eventSchema('RESEND'),
      BACK: eventSchema('BACK'),
    },
  },
}
