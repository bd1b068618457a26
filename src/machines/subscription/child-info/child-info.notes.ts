import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import type { childInfoMachine } from './child-info.machine'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const birthDate = date.meta({ personal: true })
const name = z.string().meta({ personal: true })
const language = z.enum(['en', 'nl', 'fr', 'de', 'es'])
const firstKit = z.enum(FIRST_KITS)
const status = z.enum(['empty', 'partial', 'invalid', 'future', 'tooOld', 'valid'])
const page = {
  today: date,
  locale: z.string(),
  pageLanguage: language,
  currency: z.enum(['usd', 'gbp', 'aud', 'eur']),
  childUuid: Uuid.nullable(),
  isLocked: z.boolean(),
  languages: z.array(language),
  kitAnchor: z.string().nullable(),
  isLookerTarget: z.boolean(),
  isQrTarget: z.boolean(),
}
const kit = z.strictObject({
  anchor: z.string(),
  title: z.string(),
  minMonths: z.number().int(),
  maxMonths: z.number().int(),
})

const found = z.strictObject({
  kit,
  price: z.strictObject({ amountCents: z.number().int(), currency: page.currency }).nullable(),
})
const sent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('returned'),
    typed: z.strictObject({ day: z.string(), month: z.string(), year: z.string() }).meta({ personal: true }),
  }),
  z.strictObject({ kind: z.literal('agedOut') }),
])

export const childInfoNotes: Notes<typeof childInfoMachine> = {
  id: 'childInfo',
  title: 'About the child',
  sentence: 'Asks for the name, the birth date and the language, and finds the kit that comes first.',
  route: '/pages/subscription-v3/child-info',
  happyPath: ['starting', 'editing.open', 'asked.lookingUp', 'asked.found'],
  states: {
    starting: { title: 'Looking whether it was sent already, without a script', rules: ['S-017'] },
    editing: { title: 'Being filled in', rules: ['S-017', 'F-24'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['S-017'] },
    'editing.refused': { title: 'Something is missing, and says so', rules: ['S-290', 'S-291', 'S-292'] },
    asked: { title: 'Sent; whatever is changed has to be sent again', rules: ['F-25'] },
    'asked.lookingUp': { title: 'Looking for the first kit', rules: ['S-305', 'F-25'] },
    'asked.found': { title: 'The first kit is known', rules: ['F-24', 'S-089'] },
    'asked.agedOut': { title: 'The child is too old for the kits', decided: 'E-05' },
    'asked.failing': { title: 'The shop did not say which kit comes first', rules: ['F-24'] },
    'asked.failed': { title: 'Not found out; everything filled in is still there', rules: ['F-24'] },
  },
  transitions: {
    'childInfo.editing::CHANGE::1': { rules: ['S-017', 'F-24'], decided: 'E-111' },
    'childInfo.asked::CHANGE::1': { rules: ['F-25'], decided: 'E-111' },
  },
  events: {
    CHANGE: 'changes the name, the language, or when the first kit comes',
    BIRTH_DATE: 'changes the birth date',
    RESTORE: 'comes back to a form that was not sent',
    SUBMIT: 'presses "Continue"',
  },
  guards: {
    wasRefused: 'it was sent, and something was missing',
    wasAgedOut: 'it was sent, and the child is over 60 months',
    isComplete: 'name and birth date are right',
    isOtherDate: 'the birth date became another one',
    isOfAnother: 'the child is one of the account, and the form that was left is about another one',
    hasDate: 'the form that was left had a birth date',
    isOtherLanguage: 'it is another language of the books',
    isOk: 'there is a kit',
    isAgedOut: 'the child is over 60 months',
  },
  actions: {
    spawnBirthDate: 'show the fields of the birth date',
    keepField: 'keep what was filled in',
    keepBirthDate: 'keep the birth date',
    restore: 'fill in what was there before',
    restoreFields: 'write the birth date into its fields',
    keepKit: 'keep the kit',
    saveDraft: 'remember the form in this browser tab',
    forgetDraft: 'forget the form in this browser tab: our server has it',
    focusSummary: 'put the keyboard on the list of what is missing',
    logFailure: 'write the failure to the log',
    tellFound: 'tell the flow around it that the kit is known',
    tellChanged: 'tell the flow around it that what was sent is no longer what stands there',
    tellLanguage: 'tell the flow around it that the books are in another language',
  },
  delays: { patience: '19 seconds' },
  actors: {
    birthDate: 'the three fields of the birth date',
    startingProduct: 'the search for the kit that comes first',
  },
  schemas: {
    input: z.strictObject({
      ...page,
      initial: z.strictObject({ name, language, birthDate: birthDate.nullable(), firstKit }).nullable(),
      sent: sent.nullable(),
    }),
    context: z.strictObject({
      ...page,
      name,
      language,
      birthDate: birthDate.nullable(),
      firstKit,
      firstKitDays: z.strictObject({ aroundDueDate: birthDate, now: date }).nullable(),
      birthDateStatus: status,
      startDate: birthDate.nullable(),
      found: found.nullable(),
      sent: sent.nullable(),
    }),
    events: {
      CHANGE: z.union([
        eventSchema('CHANGE', { field: z.literal('name'), value: name }),
        eventSchema('CHANGE', { field: z.literal('language'), value: language }),
        eventSchema('CHANGE', { field: z.literal('firstKit'), value: firstKit }),
      ]),
      BIRTH_DATE: eventSchema('BIRTH_DATE', { date: birthDate.nullable(), status }),
      RESTORE: eventSchema('RESTORE', {
        draft: z.strictObject({ name, language, birthDate: name.nullable(), firstKit }),
      }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
