import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { addressFormMachine } from './address-form.machine'

const text = z.string().meta({ personal: true })
const address = z.strictObject({
  first_name: text,
  last_name: text,
  company: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  zip_code: text,
  country: text,
})
const draft = { shipping: address, billing: address, isSame: z.boolean() }
const countries = z.array(z.string().length(2))
const field = z.enum(['first_name', 'last_name', 'company', 'line1', 'line2', 'city', 'state', 'zip_code', 'country'])

export const addressFormNotes: Notes<typeof addressFormMachine> = {
  id: 'addressForm',
  title: 'Address',
  sentence: 'Asks where the parcel goes and, where that is another place, where the one who pays lives.',
  route: 'checkout',
  states: {
    editing: { title: 'Being filled in', rules: ['S-200', 'F-35f'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['S-200'] },
    'editing.refused': { title: 'Something is missing, and says so', rules: ['F-35f'] },
  },
  events: {
    CHANGE: 'changes a field',
    SAME: 'says whether both addresses are the same',
    FILL: 'comes back to a form that was not submitted',
    SUBMIT: 'presses "Continue"',
  },
  guards: { isComplete: 'every address is whole' },
  actions: {
    keepField: 'keep what was typed',
    keepSame: 'show or hide the second address',
    fill: 'fill in what was there before',
    tellAddress: 'pass the address on',
    saveDraft: 'remember the form in this browser tab',
    focusSummary: 'put the keyboard on the list of what is wrong',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({ initial: z.strictObject(draft), countries }),
    context: z.strictObject({ ...draft, countries }),
    events: {
      CHANGE: eventSchema('CHANGE', { which: z.enum(['shipping', 'billing']), field, value: text }),
      SAME: eventSchema('SAME', { isSame: z.boolean() }),
      FILL: eventSchema('FILL', { draft: z.strictObject(draft) }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
