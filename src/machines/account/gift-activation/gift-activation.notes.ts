import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LANGUAGES, LOCALE_CODES } from '~/services/domain/locale'
import type { giftActivationMachine } from './gift-activation.machine'

const personal = z.string().meta({ personal: true })
const birthday = CivilDate.meta({ personal: true })
const birthDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ personal: true })
const language = z.enum(LANGUAGES)
const status = z.enum(['empty', 'partial', 'invalid', 'future', 'tooOld', 'valid'])
const field = z.enum(['first_name', 'last_name', 'company', 'line1', 'line2', 'zip_code', 'city', 'state', 'country'])
const child = z.strictObject({
  uuid: personal,
  name: personal,
  birthday,
  running: z.strictObject({ from: CivilDate.nullable() }).nullable(),
})
const page = {
  as: personal.nullable(),
  today: CivilDate,
  locale: z.enum(LOCALE_CODES),
  children: z.array(child),
}

export const giftActivationNotes: Notes<typeof giftActivationMachine> = {
  id: 'giftActivation',
  title: 'Gift activation',
  sentence:
    'Takes the code of a gift and says what it is; asks whoever is signed in for whom it is and where it goes, and redeems it once.',
  route: '/pages/activate-gift',
  happyPath: ['code.open', 'lookingUp', 'found', 'form.open', 'keying', 'activating', 'activated'],
  states: {
    code: { title: 'Asking for the code', decided: 'E-94' },
    'code.open': { title: 'Nothing is complained about', decided: 'E-94' },
    'code.refused': { title: 'The code does not work, and says why', decided: 'E-94' },
    lookingUp: { title: 'Looking what the code is', decided: 'E-94' },
    found: { title: 'The gift is known', decided: 'E-94' },
    presented: { title: 'A guest reads what it is, and signs in', decided: 'E-94' },
    form: { title: 'For whom and where', decided: 'E-94' },
    'form.open': { title: 'Nothing is missing yet', decided: 'E-94' },
    'form.refused': { title: 'Something is missing, and says so', rules: ['S-290', 'S-291', 'S-292'] },
    keying: { title: 'Getting a key for this intent', decided: 'E-94' },
    activating: { title: 'Being redeemed', decided: 'E-94' },
    failing: { title: 'It came to nothing, and says so', decided: 'E-94' },
    activated: { title: 'Redeemed', decided: 'E-94', stays: 'the schedule opens' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  transitions: {
    'giftActivation.form::CHILD::0': { decided: 'E-107' },
    'giftActivation.activating::xstate.done.actor.activateGift::4': { decided: 'E-107' },
  },
  events: {
    CODE: 'types the code',
    RESTORE: 'comes by the link of the letter, or back to the code that the tab has kept',
    DRAFT: 'comes back to what was filled in and not sent',
    LOOK_UP: 'presses "Look it up"',
    CHILD: 'says for which child it is',
    NAME: 'types the name',
    LANGUAGE: 'chooses the language of the books',
    BIRTH_DATE: 'changes the birth date',
    ADDRESS: 'changes the address',
    SUBMIT: 'presses "Activate the gift"',
    BACK: 'takes another code',
  },
  guards: {
    isCode: 'it can be a code',
    isOwn: 'it is of whoever is signed in',
    isGuest: 'nobody is signed in',
    isEmpty: 'nothing was typed',
    isFresh: 'nobody has used the code yet',
    isUsed: 'the code was used already',
    isUnknown: 'nobody gave such a code',
    isLimited: 'too many tries were made in a short time',
    isFound: 'the gift is known',
    isOk: 'it was redeemed',
    isTaken: 'somebody else was quicker',
    isAgedOut: 'the child is past every kit',
    hasKitsRunning: 'the child gets kits already, and nobody has said that the gift follows them',
    hasFewKits: 'fewer kits are ahead of the child than were given',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
    isIncomplete: 'something about the child or the address is missing or wrong',
    hasKey: 'the same form was sent before',
    isOtherDate: 'the birth date became another one',
  },
  actions: {
    spawnBirthDate: 'get the three fields of the birth date ready',
    keepCode: 'keep the code',
    saveCode: 'keep the code in this tab, for a reload and the way over the sign-in',
    forgetSaved: 'forget the code that the tab has kept',
    forgetCode: 'forget the code, which is worth money',
    keepGift: 'keep what the gift is',
    forgetGift: 'forget the gift',
    keepChild: 'remember for which child it is',
    keepFollowing: 'when it is sent again, the gift follows the kits that run',
    keepName: 'keep the name',
    keepLanguage: 'keep the language',
    keepBirthDate: 'keep the birth date',
    keepAddress: 'keep the address',
    restore: 'put back what was filled in',
    restoreFields: 'put the birth date back into its three fields',
    saveDraft: 'keep what is filled in in this tab, for a reload',
    forgetDraft: 'forget what the tab has kept of the form',
    keepKey: 'keep the key of this intent',
    forgetTold: 'say nothing more about the last try',
    keepActivated: 'remember whose schedule comes next',
    tellWait: 'say in how many minutes the next try is taken',
    tell: 'say what is wrong',
    focusOn: 'put the keyboard on what is wrong',
    goToSchedule: 'open the schedule of that child',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '12 seconds' },
  actors: {
    birthDate: 'the three fields of the birth date',
    newKey: 'the browser: makes a key for this intent',
    getGiftActivation: 'our server: says what the code is',
    activateGift: 'our server: redeems the code once',
  },
  schemas: {
    input: z.strictObject({ ...page, addresses: z.array(z.record(field, personal)) }),
    context: z.strictObject({
      ...page,
      languages: z.array(language),
      address: z.record(field, personal),
      countries: z.array(z.string()),
      childUuid: personal.nullable(),
      name: personal,
      birthDate: birthday.nullable(),
      birthDateStatus: status,
      language,
      code: personal,
      gift: z
        .strictObject({ giverName: personal.nullable(), recipientName: personal, size: z.number().int() })
        .nullable(),
      told: z
        .enum(['empty', 'malformed', 'unknown', 'used', 'agedOut', 'fewKits', 'running', 'limited', 'failed'])
        .nullable(),
      waitMinutes: z.number().int(),
      runningUuid: personal.nullable(),
      follows: z.boolean(),
      key: z.string().nullable(),
      activatedFor: personal.nullable(),
    }),
    events: {
      CODE: eventSchema('CODE', { value: personal }),
      RESTORE: eventSchema('RESTORE', { code: personal }),
      DRAFT: eventSchema('DRAFT', {
        draft: z.strictObject({
          as: personal.nullable(),
          childUuid: personal.nullable(),
          name: personal,
          birthDate: personal,
          language: z.string(),
          address: z.record(field, personal),
        }),
      }),
      LOOK_UP: eventSchema('LOOK_UP'),
      CHILD: eventSchema('CHILD', { uuid: personal.nullable() }),
      NAME: eventSchema('NAME', { value: personal }),
      LANGUAGE: eventSchema('LANGUAGE', { value: language }),
      BIRTH_DATE: eventSchema('BIRTH_DATE', { date: birthDate.nullable(), status }),
      ADDRESS: eventSchema('ADDRESS', { field, value: personal }),
      SUBMIT: eventSchema('SUBMIT'),
      BACK: eventSchema('BACK'),
    },
  },
}
