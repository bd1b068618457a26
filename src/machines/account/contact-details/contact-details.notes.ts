import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { contactDetailsMachine } from './contact-details.machine'

const personal = z.string().meta({ personal: true })
const draft = z.strictObject({ firstName: personal, lastName: personal, phone: personal })
const status = z.enum(['empty', 'judging', 'valid', 'invalid', 'unjudged'])
const account = { as: personal, countries: z.array(z.string().length(2)) }

export const contactDetailsNotes: Notes<typeof contactDetailsMachine> = {
  id: 'contactDetails',
  title: 'Contact details',
  sentence: 'Takes the name of whoever has the account and a telephone number, and says they are saved when they are.',
  route: '/account/{user}/profile-info/edit-contact-details',
  happyPath: ['editing.open', 'saving', 'editing.saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-58', 'A-079'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-58'] },
    'editing.refused': { title: 'Something is missing or wrong, and says so', rules: ['F-58'] },
    'editing.failed': { title: 'Not saved; what was typed is still there', rules: ['F-58'] },
    'editing.saved': { title: 'Saved, and says so', rules: ['F-58'] },
    awaitingPhone: { title: 'Waiting until the number is judged', rules: ['S-282'] },
    saving: { title: 'On its way to the account', rules: ['F-58', 'S-345'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['F-58'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    CHANGE: 'changes a name',
    TYPE: 'types a number',
    BLUR: 'leaves the number',
    PHONE: 'knows more about the number',
    SAVE: 'presses “Save”',
  },
  guards: {
    isIncomplete: 'a name is missing, or there is no such number',
    isPhoneUnsure: 'the number is not judged yet',
    isWrong: 'there is no such number',
    isOk: 'the account has it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnPhone: 'show the number',
    keepName: 'keep what was typed',
    keepPhone: 'keep the number',
    judgePhone: 'have the number judged',
    leavePhone: 'let the number say what is wrong with it',
    keepStatus: 'note what the number is worth',
    focusOn: 'put the keyboard on the first thing that is wrong',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { judgement: '5 seconds', patience: '9 seconds' },
  actors: { phone: 'the telephone number', saveContactDetails: 'our server: gives them to the account' },
  schemas: {
    input: z.strictObject({ ...account, saved: draft }),
    context: z.strictObject({ ...account, draft, phoneStatus: status }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['firstName', 'lastName']), value: personal }),
      TYPE: eventSchema('TYPE', { value: personal }),
      BLUR: eventSchema('BLUR'),
      PHONE: eventSchema('PHONE', { status }),
      SAVE: eventSchema('SAVE'),
    },
  },
}
