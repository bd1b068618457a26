import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { accountErasureMachine } from './account-erasure.machine'

const personal = z.string().meta({ personal: true })
const standing = z.enum(['open', 'team', 'blocked'])

export const accountErasureNotes: Notes<typeof accountErasureMachine> = {
  id: 'accountErasure',
  title: 'Having the account erased',
  sentence: 'Erases an account in two steps: what goes and what stays, and that it is meant, with the password.',
  route: '/account/settings/privacy/erase',
  happyPath: ['opening', 'reading', 'confirming.asked', 'erasing', 'erased'],
  states: {
    opening: { title: 'Whether it can be erased', decided: 'E-101' },
    reading: { title: 'What goes, and what stays', decided: 'E-101' },
    confirming: { title: 'Asked whether it is meant', decided: 'E-101' },
    'confirming.asked': { title: 'Nothing is complained about', decided: 'E-101' },
    'confirming.refused': { title: 'Something is missing, and says so', decided: 'E-101' },
    'confirming.failed': { title: 'The account is as it was, and says why', decided: 'E-101' },
    erasing: { title: 'On its way to the shop', decided: 'E-101' },
    failing: { title: 'It came to nothing', decided: 'E-101' },
    blocked: { title: 'Something has to end first', decided: 'E-101', stays: 'its links lead on' },
    erased: { title: 'Noted, and signed out', decided: 'E-101', stays: 'the browser leaves for another document' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    NEXT: 'goes on to the question',
    BACK: 'goes back to what goes and what stays',
    CHANGE: 'types the password',
    AGREE: 'says that it is meant, or takes it back',
    CONFIRM: 'presses “Erase my account”',
  },
  guards: {
    isOpen: 'nothing has to end first',
    isIncomplete: 'the password is missing, or that it is meant',
    isOutage: 'no answer came',
    isNotOpen: 'something has to end first by now',
    isOk: 'the shop has noted it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepPassword: 'keep what was typed',
    turnAgreement: 'note that it is meant, or that it is not',
    forgetAnswers: 'forget the password, and that it was meant',
    keepRefusal: 'remember why not',
    noteFailure: 'treat a missing answer as an outage',
    dropFailure: 'forget why not',
    focusOn: 'put the keyboard on the step, on what is missing, or on what came of it',
    leaveForGood: 'leave for the page that says that it is done',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write to the log that no answer came',
  },
  delays: { patience: '30 seconds' },
  actors: { eraseAccount: 'our server: erases the account and signs out' },
  schemas: {
    input: z.strictObject({ as: personal, standing }),
    context: z.strictObject({
      as: personal,
      standing,
      password: personal,
      isAgreed: z.boolean(),
      failure: z.enum(['unreachable', 'tooMany', 'wrong']).nullable(),
    }),
    events: {
      NEXT: eventSchema('NEXT'),
      BACK: eventSchema('BACK'),
      CHANGE: eventSchema('CHANGE', { value: personal }),
      AGREE: eventSchema('AGREE'),
      CONFIRM: eventSchema('CONFIRM'),
    },
  },
}
