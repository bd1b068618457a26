import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { passwordMachine } from './password.machine'

const personal = z.string().meta({ personal: true })

export const passwordNotes: Notes<typeof passwordMachine> = {
  id: 'password',
  title: 'Another password',
  sentence: 'Takes the password of before and another one, and says why it is not changed where it is not.',
  route: '/account/{user}/profile-info/update-password',
  happyPath: ['editing.open', 'changing', 'editing.saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-58', 'A-080'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-58'] },
    'editing.refused': { title: 'Something is missing or wrong, and says so', rules: ['F-58'] },
    'editing.failed': { title: 'It is as it was, and says why', rules: ['F-58'] },
    'editing.saved': { title: 'It is changed, and says so', rules: ['F-58'] },
    changing: { title: 'On its way to the identity provider', rules: ['A-080'] },
    failing: { title: 'It came to nothing', rules: ['F-58'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    CHANGE: 'types a password',
    REVEAL: 'shows or hides the passwords',
    SAVE: 'presses “Change the password”',
  },
  guards: {
    isIncomplete: 'one is missing, too short, or the same as before',
    isOutage: 'no answer came',
    isOk: 'it is changed',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepField: 'keep what was typed',
    turnPasswords: 'show the passwords, or hide them again',
    forgetPasswords: 'forget both passwords',
    keepRefusal: 'remember why not',
    noteFailure: 'treat a missing answer as an outage',
    dropFailure: 'forget why not',
    focusOn: 'put the keyboard on what is wrong, or on what came of it',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write to the log that no answer came',
  },
  delays: { patience: '9 seconds' },
  actors: { changePassword: 'our server: asks the identity provider' },
  schemas: {
    input: z.strictObject({ as: personal }),
    context: z.strictObject({
      as: personal,
      previous: personal,
      proposed: personal,
      isShown: z.boolean(),
      failure: z.enum(['unreachable', 'tooMany', 'wrong', 'weakPassword']).nullable(),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['previous', 'proposed']), value: personal }),
      REVEAL: eventSchema('REVEAL'),
      SAVE: eventSchema('SAVE'),
    },
  },
}
