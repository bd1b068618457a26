import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { kitPickerMachine } from './kit-picker.machine'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const birthDate = date.meta({ personal: true })
const choice = z.strictObject({ anchor: z.string(), birthDate })

export const kitPickerNotes: Notes<typeof kitPickerMachine> = {
  id: 'kitPicker',
  title: 'Kit picker',
  sentence: 'Leads a parent to the play kit for their child’s age.',
  route: '/ and /products/the-play-kits',
  states: {
    choosing: { title: 'Looking for the kit', rules: ['S-169'] },
    'choosing.open': { title: 'Nothing chosen', rules: ['S-169'] },
    'choosing.chosen': { title: 'A kit is chosen', rules: ['S-169', 'S-211'] },
    'choosing.agedOut': { title: 'The child is too old for the kits', decided: 'E-05' },
    'choosing.tooEarly': { title: 'More than 9 months before the birth', decided: 'E-05' },
    'choosing.unopened': { title: 'The kit’s page could not be opened', rules: ['F-35e'] },
    leaving: { title: 'On the way to the kit', rules: ['S-011'] },
  },
  events: {
    PICK: 'picks an age',
    DOB: 'gives the child’s birth date',
    GO: 'wants to see the kit',
    RESET: 'starts again',
  },
  guards: {
    isKit: 'there is such a kit',
    hasKit: 'there is a kit for that birth date',
    isAgedOut: 'the child is over 60 months',
  },
  actions: {
    keepKit: 'take that kit and its usual birth date',
    keepDate: 'take the birth date and its kit',
    forget: 'take neither',
  },
  delays: { patience: '5 seconds, then it can be tried again' },
  actors: { openKit: 'the browser: goes to the kit’s page' },
  schemas: {
    input: z.strictObject({ today: date, prefix: z.string() }),
    context: z.strictObject({ today: date, prefix: z.string(), choice: choice.nullable() }),
    events: {
      PICK: eventSchema('PICK', { anchor: z.string() }),
      DOB: eventSchema('DOB', { date: birthDate }),
      GO: eventSchema('GO'),
      RESET: eventSchema('RESET'),
    },
  },
}
