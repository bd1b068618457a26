import type { Model } from '~/machines/proving/model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { cardFormMachine } from './card-form.machine'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}

export const cardFormModel: Model<typeof cardFormMachine> = {
  machine: cardFormMachine,
  input: { today: day('2026-11-21') },
  key: ({ text }) => text,
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'number', value: '4242-4242-4242-4242' },
      { type: 'CHANGE', field: 'number', value: '4242 4242 4242 4241' },
      { type: 'CHANGE', field: 'expiry', value: '1130' },
      { type: 'CHANGE', field: 'expiry', value: '10/2026' },
      { type: 'CHANGE', field: 'cvc', value: '12345' },
      { type: 'CHANGE', field: 'cvc', value: '123' },
      { type: 'CHANGE', field: 'name', value: 'Bo Example' },
    ],
    CLEAR: [{ type: 'CLEAR' }],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'numbers are digits in groups, whatever was typed',
      holds: ({ context: { text } }) => /^[\d ]*$/.test(text.number) && /^[\d /]*$/.test(text.expiry),
    },
  ],
}
