import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { smsSignupMachine } from './sms-signup.machine'

const personal = z.string().meta({ personal: true })
const status = z.enum(['empty', 'judging', 'valid', 'invalid', 'unjudged'])
const input = { as: personal, countries: z.array(z.string().length(2)), phone: personal }

export const smsSignupNotes: Notes<typeof smsSignupMachine> = {
  id: 'smsSignup',
  title: 'Sign-up for text messages',
  sentence: 'Takes a telephone number, and turns both kinds of text messages on for it.',
  route: '/account/settings/sms',
  happyPath: ['editing.open', 'submitting', 'done'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-57', 'A-126'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-57'] },
    'editing.failed': { title: 'Not signed up; the number is still there', rules: ['A-128'] },
    awaitingPhone: { title: 'Waiting until the number is judged', rules: ['A-126'] },
    submitting: { title: 'On its way to the account', rules: ['A-127'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-128'] },
    done: { title: 'Signed up, and says so', rules: ['F-57', 'A-127'], stays: 'a link leads back to the settings' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    TYPE: 'types a number',
    BLUR: 'leaves the number',
    PHONE: 'knows more about the number',
    SUBMIT: 'presses “Sign up”',
  },
  guards: {
    isUnsure: 'there is a number, and it is not judged yet',
    canSubmit: 'there is a number, and it is not a wrong one',
    isWrong: 'there is no such number',
    isOk: 'the account has it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnPhone: 'show the number',
    keepPhone: 'keep what was typed',
    judgePhone: 'have the number judged',
    leavePhone: 'let the number say what is wrong with it',
    keepStatus: 'note what the number is worth',
    focusOn: 'put the keyboard on what came of it',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { judgement: '5 seconds', patience: '9 seconds' },
  actors: { phone: 'the telephone number', savePreferences: 'our server: gives it to the account' },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({ ...input, phoneStatus: status }),
    events: {
      TYPE: eventSchema('TYPE', { value: personal }),
      BLUR: eventSchema('BLUR'),
      PHONE: eventSchema('PHONE', { status }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
