import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { childFormMachine } from './child-form.machine'

const personal = z.string().meta({ personal: true })
const date = CivilDate.meta({ personal: true }).nullable()
const status = z.enum(['empty', 'partial', 'invalid', 'future', 'tooOld', 'valid'])
const form = {
  as: personal,
  today: CivilDate,
  locale: z.string(),
  prefix: z.string(),
  source: z.enum(['subscriptions', 'subscriber_shop_onboarding']).nullable(),
  childUuid: personal.nullable(),
  name: personal,
  birthday: date,
  isLocked: z.boolean(),
}

export const childFormNotes: Notes<typeof childFormMachine> = {
  id: 'childForm',
  title: 'A child of the account',
  sentence: 'Takes the name and the birth date of a child, a new one or one that is there, and leads back.',
  route: '/account/v2/settings/add-a-child',
  happyPath: ['editing.open', 'keying', 'saving', 'saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-55', 'A-104'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-55'] },
    'editing.refused': { title: 'Something is missing or wrong, and says so', rules: ['A-105', 'A-106', 'A-107'] },
    'editing.failed': { title: 'Not saved; what was typed is still there', rules: ['A-114'] },
    keying: { title: 'Making the key of this intent', rules: ['A-257'] },
    saving: { title: 'On its way to the account', rules: ['A-257', 'A-258'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-114'] },
    saved: {
      title: 'The account has it',
      rules: ['A-110', 'A-111', 'A-112', 'A-113'],
      stays: 'the browser leaves for the page that led here',
    },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    CHANGE: 'changes the name',
    BIRTH_DATE: 'changes the birth date',
    SUBMIT: 'presses “Save”',
  },
  guards: {
    isIncomplete: 'the name or the birth date is missing or wrong',
    needsKey: 'it is a new child, and this intent has no key yet',
    isOtherDate: 'the birth date became another one',
    isOk: 'the account has it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnBirthDate: 'show the fields of the birth date',
    keepName: 'keep the name',
    keepBirthDate: 'keep the birth date',
    keepKey: 'keep the key of this intent',
    keepChild: 'remember which child it is',
    focusOn: 'put the keyboard on the first thing that is wrong',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goOn: 'go to the page that led here, or to the settings',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    birthDate: 'the three fields of the birth date',
    newKey: 'the key of this intent',
    saveChild: 'our server: gives the child to the account',
  },
  schemas: {
    input: z.strictObject(form),
    context: z.strictObject({ ...form, birthDate: date, birthDateStatus: status, key: z.string().nullable() }),
    events: {
      CHANGE: eventSchema('CHANGE', { value: personal }),
      BIRTH_DATE: eventSchema('BIRTH_DATE', { date, status }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
