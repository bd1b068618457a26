import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { contactFormMachine } from './contact-form.machine'

const text = z.string().meta({ personal: true })
const contact = { email: text, phone: text }
const countries = z.array(z.string().length(2))
const status = z.enum(['empty', 'judging', 'valid', 'invalid', 'unjudged'])

export const contactFormNotes: Notes<typeof contactFormMachine> = {
  id: 'contactForm',
  title: 'Contact',
  sentence: 'Asks where the confirmation goes, and for a telephone number that may stay empty.',
  route: 'checkout',
  states: {
    editing: { title: 'Being filled in', rules: ['F-35f'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-35f'] },
    'editing.refused': { title: 'Something is wrong, and says so', rules: ['F-35f', 'S-282'] },
    checking: { title: 'Looking whether it can be submitted', rules: ['F-35f'] },
    awaitingPhone: { title: 'Waiting until the number is judged', rules: ['S-282'] },
  },
  events: {
    CHANGE: 'changes a field',
    BLUR: 'leaves the telephone number',
    PHONE: 'knows more about the telephone number',
    FILL: 'comes back to a form that was not submitted',
    SUBMIT: 'presses "Continue"',
  },
  guards: {
    isPhone: 'it is the telephone number',
    isPhoneUnsure: 'the number is not judged yet',
    isComplete: 'everything is right',
  },
  actions: {
    spawnPhone: 'show the telephone number',
    keepField: 'keep what was typed',
    typePhone: 'have the number judged',
    leavePhone: 'let the number say what is wrong with it',
    keepStatus: 'note what the number is worth',
    fill: 'fill in what was there before',
    tellContact: 'pass the contact on',
    saveDraft: 'remember the form in this browser tab',
    focusSummary: 'put the keyboard on the list of what is wrong',
  },
  delays: { patience: '5 seconds' },
  actors: { phone: 'the telephone number' },
  schemas: {
    input: z.strictObject({ initial: z.strictObject(contact), countries }),
    context: z.strictObject({ ...contact, countries, phoneStatus: status }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['email', 'phone']), value: text }),
      BLUR: eventSchema('BLUR'),
      PHONE: eventSchema('PHONE', { status }),
      FILL: eventSchema('FILL', { draft: z.strictObject(contact) }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
