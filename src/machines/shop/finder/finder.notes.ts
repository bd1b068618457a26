import { z } from 'zod'
import { FIND_KIT_ERRORS } from '~/services/domain/kits/find-kit.rules'
import { eventSchema, type Notes } from '../../reading/notes'
import type { finderMachine } from './finder.machine'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const personalDate = date.meta({ personal: true }).nullable()
const birthDate = z.strictObject({
  today: date,
  locale: z.string(),
  isRequired: z.boolean(),
  isLookerTarget: z.boolean(),
  initial: personalDate,
  isLocked: z.boolean(),
})
const told = z.enum(FIND_KIT_ERRORS).nullable()
const picker = z.strictObject({ today: date, prefix: z.string() })

export const finderNotes: Notes<typeof finderMachine> = {
  id: 'finder',
  title: 'Kit finder',
  sentence: 'Asks for the birth date and leads to the kit of that age.',
  route: '/ and /products/the-play-kits',
  states: {
    open: { title: 'Waiting for a date', rules: ['S-169'], stays: 'the customer decides when to send' },
    sent: { title: 'The date was sent', rules: ['S-169', 'S-211'], stays: 'the page of the kit opens' },
    refused: { title: 'The date is not whole', rules: ['S-290', 'S-291', 'S-292'], stays: 'the customer corrects it' },
  },
  events: { BIRTH_DATE: 'types in the date', SUBMIT: 'asks for the kit' },
  guards: { hasDate: 'the date is whole and real', isNews: 'the date is another one' },
  actions: {
    spawnBirthDate: 'show the three fields',
    spawnPicker: 'get the kit picker ready',
    keepDate: 'remember the date',
    dropTold: 'forget what the form was told before there was a script',
    giveDate: 'hand the date to the kit picker',
    go: 'open the page of the kit',
  },
  delays: {},
  actors: { birthDate: 'the three fields of the date', picker: 'the kit picker' },
  schemas: {
    input: z.strictObject({ birthDate, picker, told }),
    context: z.strictObject({ birthDate, picker, told, date: personalDate, status: z.string() }),
    events: {
      BIRTH_DATE: eventSchema('BIRTH_DATE', { date: personalDate, status: z.string() }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
