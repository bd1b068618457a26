import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { preferencesMachine } from './preferences.machine'

const uuid = z.string().meta({ personal: true })
const number = z.string().meta({ personal: true })
const name = z.enum(['marketing_sms', 'transactional_sms'])
const draft = z.strictObject({ marketing_sms: z.boolean(), transactional_sms: z.boolean(), phone: number })
const status = z.enum(['empty', 'judging', 'valid', 'invalid', 'unjudged'])
const account = { as: uuid, countries: z.array(z.string().length(2)) }

export const preferencesNotes: Notes<typeof preferencesMachine> = {
  id: 'preferences',
  title: 'Communication preferences',
  sentence: 'Takes which text messages somebody wants and on which number, and saves what differs from before.',
  route: '/account/settings/edit-communication-preferences',
  happyPath: ['editing.clean', 'editing.comparing', 'editing.dirty.quiet', 'saving', 'editing.saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-56', 'A-115'] },
    'editing.comparing': { title: 'Comparing with what was saved', rules: ['F-56', 'A-119'] },
    'editing.clean': { title: 'As it was saved', rules: ['F-56', 'A-119'] },
    'editing.saved': { title: 'Saved, and says so', rules: ['A-121', 'A-118'] },
    'editing.dirty': { title: 'Something differs from what was saved', rules: ['A-117', 'A-119'] },
    'editing.dirty.quiet': { title: 'Nothing is complained about', rules: ['A-117'] },
    'editing.dirty.notSaved': { title: 'Not saved; everything is still there', rules: ['A-122', 'A-291'] },
    awaitingPhone: { title: 'Waiting until the number is judged', rules: ['A-119', 'A-124'] },
    saving: { title: 'On its way to the account', rules: ['A-120', 'A-266'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-122'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    TOGGLE: 'ticks or unticks one kind of text message',
    TYPE: 'types a number',
    BLUR: 'leaves the number',
    PHONE: 'knows more about the number',
    EDIT_PHONE: 'presses “Change” beside the number',
    DISCARD: 'presses “Discard”',
    SAVE: 'presses “Save”',
  },
  guards: {
    isChanged: 'something differs from what was saved',
    isPhoneRead: 'the number is shown as text',
    isPhoneUnsure: 'the number is not judged yet',
    isPhoneFine: 'the number is not a wrong one',
    isWrong: 'there is no such number',
    isOk: 'the account has it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnPhone: 'show the number',
    keepChoice: 'keep what was ticked',
    keepPhone: 'keep what was typed',
    judgePhone: 'have the number judged',
    leavePhone: 'let the number say what is wrong with it',
    keepStatus: 'note what the number is worth',
    showField: 'show the field of the number again',
    focusOn: 'put the keyboard where the page goes on',
    discard: 'take back what was not saved',
    keepSaved: 'compare with this from now on, and show the number as text',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { judgement: '5 seconds', patience: '9 seconds' },
  actors: { phone: 'the telephone number', savePreferences: 'our server: gives it to the account' },
  schemas: {
    input: z.strictObject({ ...account, saved: draft }),
    context: z.strictObject({
      ...account,
      baseline: draft,
      draft,
      phoneStatus: status,
      isPhoneRead: z.boolean(),
    }),
    events: {
      TOGGLE: eventSchema('TOGGLE', { name, isOn: z.boolean() }),
      TYPE: eventSchema('TYPE', { value: number }),
      BLUR: eventSchema('BLUR'),
      PHONE: eventSchema('PHONE', { status }),
      EDIT_PHONE: eventSchema('EDIT_PHONE'),
      DISCARD: eventSchema('DISCARD'),
      SAVE: eventSchema('SAVE'),
    },
  },
}
