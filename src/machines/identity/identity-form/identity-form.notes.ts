import { z } from 'zod'
import { eventSchema, type StateNote } from '~/machines/reading/notes'

export const personal = z.string().meta({ personal: true })
const config = z.strictObject({
  userPoolId: z.string(),
  clientId: z.string(),
  endpoint: z.string(),
  authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
})
export const asked = { config, email: personal }
export const page = { config, returnTo: z.string() }
const KINDS = [
  'unreachable',
  'tooMany',
  'wrong',
  'unconfirmed',
  'resetRequired',
  'otherPerson',
  'badEmail',
  'weakPassword',
  'wrongCode',
  'expiredCode',
] as const
export const refusal = z.enum(KINDS)
export const failing = { failure: refusal.nullable() }
export const pageContext = { ...page, ...failing, email: personal, password: personal, isPasswordShown: z.boolean() }

type Names = readonly [string, ...string[]]
export const changeSchema = (...fields: Names) => eventSchema('CHANGE', { field: z.enum(fields), value: personal })
/** The events of a form that may end in a mailed code, which say everything by their name. */
export const pageEvents = {
  REVEAL: eventSchema('REVEAL'),
  SUBMIT: eventSchema('SUBMIT'),
  'CODE.CONFIRMED': eventSchema('CODE.CONFIRMED'),
  BACK: eventSchema('BACK'),
  SIGNED_IN: eventSchema('SIGNED_IN'),
}

/** And those of a code that may be mailed again. */
export const mailEvents = { RESEND: eventSchema('RESEND'), 'CODE.RESENT': eventSchema('CODE.RESENT') }

type Form = { at: string; rule: string; refused?: string; failed?: string }

/** A form that is filled in, and its three ways to complain or not. */
export const formStates = ({ at, rule, refused, failed }: Form): Record<string, StateNote> => ({
  [`${at}.open`]: { title: 'Nothing is complained about', rules: [rule] },
  [`${at}.refused`]: { title: refused ?? 'Something is missing, and says so', rules: [rule] },
  [`${at}.failed`]: { title: failed ?? 'It did not work; what was typed is still there', rules: [rule, 'S-378'] },
})

export const doneState: Record<string, StateNote> = {
  done: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
}

export const formPhrases = {
  keepField: 'keep what was typed',
  keepFailure: 'remember why not',
  dropFailure: 'forget why not',
  focusSummary: 'put the keyboard on what is wrong',
}
export const passwordPhrases = {
  turnPassword: 'show the password, or hide it again',
  forgetPassword: 'forget the password',
  focusStep: 'put the keyboard where the next step begins',
}
/** Of a form that may end in a mailed code. */
export const pageActions = {
  ...formPhrases,
  ...passwordPhrases,
  spawnCode: 'show the step of the code',
  stopCode: 'take the step of the code away',
}
export const codeMailPhrases = {
  spawnMail: 'let another mail be asked for',
  stopMail: 'let no other mail be asked for',
  askAgain: 'ask for another mail',
  noteTry: 'no longer speak of the other mail',
  dropCode: 'empty the field of the code',
}
export const pagePhrases = {
  REVEAL: 'shows or hides the password',
  'CODE.CONFIRMED': 'has given the right code',
  BACK: 'takes another address',
  SIGNED_IN: 'is signed in',
}
export const mailPhrases = { RESEND: 'asks for another code', 'CODE.RESENT': 'has been mailed another code' }
export const actorPhrases = {
  confirmCode: 'the step of the mailed code',
  codeMail: 'another mail, beside the field of the code',
  entering: 'signing in, and going on to where one came from',
}
