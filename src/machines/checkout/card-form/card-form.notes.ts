import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { cardFormMachine } from './card-form.machine'

const secret = z.string().meta({ personal: true })
const today = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const cardFormNotes: Notes<typeof cardFormMachine> = {
  id: 'cardForm',
  title: 'Card',
  sentence: 'Takes the card that pays, groups its number while it is typed, and remembers it nowhere.',
  route: 'checkout',
  states: {
    editing: { title: 'Being filled in', rules: ['F-35f'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-35f'] },
    'editing.refused': { title: 'Something is wrong, and says so', rules: ['F-35f'] },
  },
  events: { CHANGE: 'types into a field', CLEAR: 'needs the card no more', SUBMIT: 'presses "Continue"' },
  guards: { isComplete: 'the card can be a good one' },
  actions: {
    keepField: 'keep what was typed, in groups',
    clear: 'forget the card',
    tellCard: 'pass the card on',
    focusSummary: 'put the keyboard on the list of what is wrong',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({ today }),
    context: z.strictObject({
      text: z.strictObject({ number: secret, expiry: secret, cvc: secret, name: secret }),
      today,
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['number', 'expiry', 'cvc', 'name']), value: secret }),
      CLEAR: eventSchema('CLEAR'),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
