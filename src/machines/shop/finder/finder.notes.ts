import { z } from 'zod'
import { FIND_KIT_ERRORS } from '~/services/domain/kits/find-kit.rules'
import { eventSchema, type Notes } from '../../reading/notes'
import type { finderMachine } from './finder.machine'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const personalDate = date.meta({ personal: true }).nullable()
const status = z.enum(['empty', 'partial', 'invalid', 'future', 'tooOld', 'valid'])
const fields = z.strictObject({
  today: date,
  locale: z.string(),
  isLookerTarget: z.boolean(),
  initial: personalDate,
  isLocked: z.boolean(),
})
const page = { fields, prefix: z.string(), told: z.enum(FIND_KIT_ERRORS).nullable() }

export const finderNotes: Notes<typeof finderMachine> = {
  id: 'finder',
  title: 'Kit finder',
  sentence: 'Asks for the birth date and leads to the kit of that age.',
  route: '/ and /products/the-play-kits',
  states: {
    starting: { title: 'Looking whether a form without script was answered', rules: ['S-300'] },
    asking: { title: 'Asking for the birth date', rules: ['S-169', 'F-35e'] },
    'asking.quiet': { title: 'Nothing to say of the date', rules: ['S-300'] },
    'asking.told': { title: 'Says what the form without script was answered', rules: ['S-290', 'S-291', 'S-292'] },
    'asking.refused': { title: 'The date is not whole, and says so', rules: ['S-290', 'S-291', 'S-292'] },
    'asking.agedOut': { title: 'The child is too old for the kits', decided: 'E-05' },
    'asking.unopened': { title: 'The kit’s page could not be opened', rules: ['F-35e'] },
    opening: { title: 'Opening the page of the kit', rules: ['S-011', 'S-169', 'S-211'] },
  },
  events: { BIRTH_DATE: 'types in the date', SUBMIT: 'asks for the kit' },
  guards: {
    wasRefused: 'a form without script was told what is wrong with the date',
    wasAgedOut: 'a form without script was told that the child is past every kit',
    isOtherDate: 'the date is another one',
    hasKit: 'there is a kit for that birth date',
    hasDate: 'the date is whole and real',
  },
  actions: {
    spawnBirthDate: 'show the three fields',
    keepDate: 'remember the date',
    carryDate: 'keep the date for the form about the child',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '5 seconds, then it can be tried again' },
  actors: { birthDate: 'the three fields of the date', openKit: 'the browser: goes to the kit’s page' },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...page, birthDate: personalDate, birthDateStatus: status }),
    events: {
      BIRTH_DATE: eventSchema('BIRTH_DATE', { date: personalDate, status }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
