import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/kit/notes'
import type { confirmCodeMachine } from './confirm-code.machine'

const email = z.string().meta({ personal: true })
const code = z.string().max(6).meta({ personal: true })
const config = z.strictObject({
  userPoolId: z.string(),
  clientId: z.string(),
  endpoint: z.string(),
  authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
})

export const confirmCodeNotes: Notes<typeof confirmCodeMachine> = {
  id: 'confirmCode',
  title: 'Code of the mail',
  sentence: 'Asks for the code that was mailed, so that an account belongs to whoever reads that mail.',
  route: '/sign-up, and /sign-in for an account that is not confirmed yet',
  states: {
    form: { title: 'The code', rules: ['F-02'] },
    'form.editing': { title: 'Being typed', rules: ['F-02'] },
    'form.editing.open': { title: 'Nothing is complained about', rules: ['F-02'] },
    'form.editing.refused': { title: 'It has not six digits yet, and says so', rules: ['F-02'] },
    'form.editing.failed': { title: 'Wrong, too old, or not to be asked now', rules: ['F-02', 'S-378'] },
    'form.submitting': { title: 'Asking whether it is right', rules: ['F-02'] },
    'form.confirmed': { title: 'It is right', rules: ['F-02', 'S-359'] },
    resend: { title: 'Another mail', rules: ['F-02'] },
    'resend.pausing': { title: 'One was just sent', rules: ['F-02'] },
    'resend.possible': { title: 'Another one may be asked for', rules: ['F-02'] },
    'resend.asking': { title: 'Asking for another one', rules: ['F-02'] },
    'resend.failed': { title: 'It could not be sent', rules: ['F-02', 'S-378'] },
  },
  events: {
    CHANGE: 'types the code',
    SUBMIT: 'presses the button',
    RESEND: 'asks for another code',
  },
  guards: { isComplete: 'the code has six digits', isOk: 'the answer is yes' },
  actions: {
    keepCode: 'keep the digits',
    keepFailure: 'remember why not',
    dropFailure: 'forget why not',
    noteResent: 'say that another mail is on its way, and empty the field',
    forgetResent: 'no longer speak of that mail',
    focusSummary: 'put the keyboard on what is wrong',
    tellForm: 'tell the form around it',
  },
  delays: { patience: '15 seconds', resendPause: '30 seconds' },
  actors: {
    confirmSignUp: 'the identity provider: takes the code',
    resendCode: 'the identity provider: mails another code',
  },
  schemas: {
    input: z.strictObject({ config, email }),
    context: z.strictObject({
      config,
      email,
      code,
      failure: z.enum(['unreachable', 'tooMany', 'wrongCode', 'expiredCode', 'weakPassword']).nullable(),
      hasResent: z.boolean(),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { value: z.string().meta({ personal: true }) }),
      SUBMIT: eventSchema('SUBMIT'),
      RESEND: eventSchema('RESEND'),
    },
  },
}
