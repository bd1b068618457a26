import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { dobInputMachine } from './dob-input.machine'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const personalDate = date.meta({ personal: true })
const digits = z.string().regex(/^\d*$/).meta({ personal: true })
const part = z.enum(['day', 'month', 'year'])

export const dobInputNotes: Notes<typeof dobInputMachine> = {
  id: 'dobInput',
  title: 'Birth date',
  sentence: 'Takes a child’s birth date in three fields and tells whether it can be right.',
  route: 'newsletter, subscription steps, child form',
  states: {
    editing: { title: 'Can be typed', rules: ['S-296', 'S-300'] },
    'editing.judging': { title: 'Being looked at', rules: ['S-295'] },
    'editing.empty': { title: 'Nothing typed', rules: ['S-290'] },
    'editing.partial': { title: 'Something is missing', rules: ['S-291', 'S-295'] },
    'editing.complete': { title: 'All three parts are there', rules: ['S-295'] },
    'editing.complete.valid': { title: 'A birth date that can be right', rules: ['S-286', 'S-405'] },
    'editing.complete.invalid': { title: 'Not a day of the calendar', rules: ['S-292', 'S-297', 'S-298', 'S-299'] },
    'editing.complete.future': { title: 'More than 9 months ahead', rules: ['S-293', 'S-405'] },
    'editing.complete.tooOld': { title: 'Too long ago', rules: ['S-294', 'S-405'] },
    locked: { title: 'Verified, cannot be changed', decided: 'E-88', stays: 'a verified birth date is final' },
  },
  events: {
    TYPE: 'types into one of the fields',
    PASTE: 'pastes a date',
  },
  guards: {
    isLocked: 'the date is verified',
    isEmpty: 'nothing is typed',
    isPartial: 'a part is missing or too short',
    isInvalid: 'there is no such day',
    isFuture: 'it is more than 9 months ahead',
    isTooOld: 'it is more than 18 years ago, or 3 months where the first kit is the target',
    isWholeDate: 'the pasted text is a whole date',
  },
  actions: {
    keepPart: 'keep the digits that fit',
    keepDate: 'spread the date over the three fields',
    tellForm: 'tell the form around it what date it is now',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({
      today: date,
      locale: z.string(),
      isLookerTarget: z.boolean(),
      initial: personalDate.nullable(),
      typed: z
        .strictObject({ day: z.string(), month: z.string(), year: z.string() })
        .meta({ personal: true })
        .optional(),
      isLocked: z.boolean(),
    }),
    context: z.strictObject({
      today: date,
      monthsBack: z.number().int().positive(),
      order: z.array(part).length(3),
      parts: z.strictObject({ day: digits, month: digits, year: digits }),
      date: personalDate.nullable(),
      isLocked: z.boolean(),
    }),
    events: {
      TYPE: eventSchema('TYPE', { part, value: z.string().meta({ personal: true }) }),
      PASTE: eventSchema('PASTE', { part, text: z.string().meta({ personal: true }) }),
    },
  },
}
