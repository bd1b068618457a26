import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { phoneInputMachine } from './phone-input.machine'

const number = z.string().meta({ personal: true })
const countries = z.array(z.string().length(2))

export const phoneInputNotes: Notes<typeof phoneInputMachine> = {
  id: 'phoneInput',
  title: 'Telephone number',
  sentence: 'Takes a telephone number that may stay empty, and says whether there is such a number.',
  route: 'checkout',
  states: {
    starting: { title: 'Looking whether anything is typed', rules: ['F-21'] },
    empty: { title: 'Nothing typed, which is fine', rules: ['F-21', 'S-282'] },
    judging: { title: 'Comparing with the numbers of the countries', rules: ['S-282'] },
    valid: { title: 'A number that can be called', rules: ['F-21', 'S-282'] },
    invalid: { title: 'No such number', rules: ['F-21', 'S-282'] },
    unjudged: { title: 'Cannot be judged here: the shop decides', rules: ['F-21'] },
  },
  events: { CHANGE: 'types a number', BLUR: 'leaves the field' },
  guards: { isEmpty: 'nothing is typed', isValid: 'there is such a number' },
  actions: {
    keepValue: 'keep what was typed',
    noteLeft: 'note that a message may be shown now',
    tellForm: 'tell the form around it',
  },
  delays: { patience: '4 seconds' },
  actors: { judgePhone: 'the rules of telephone numbers' },
  schemas: {
    input: z.strictObject({ countries, initial: number }),
    context: z.strictObject({
      countries,
      value: number,
      isLeft: z.boolean(),
    }),
    events: { CHANGE: eventSchema('CHANGE', { value: number }), BLUR: eventSchema('BLUR') },
  },
}
