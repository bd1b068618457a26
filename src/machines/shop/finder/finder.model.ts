import type { InputFrom } from 'xstate'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import type { Model } from '../../proving/model'
import { finderMachine } from './finder.machine'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}
const today = day('2026-11-20')

const input: InputFrom<typeof finderMachine> = {
  birthDate: { today, locale: 'nl', isRequired: true, isLookerTarget: false, initial: null, isLocked: false },
  picker: { today, prefix: '/nl' },
  told: null,
}

export const finderModel: Model<typeof finderMachine> = {
  machine: finderMachine,
  input,
  inputs: [{ ...input, told: 'invalid' }],
  key: ({ date, status, told }) => ({ date, status, told }),
  cases: {
    BIRTH_DATE: [
      { type: 'BIRTH_DATE', date: day('2026-08-20'), status: 'valid' },
      { type: 'BIRTH_DATE', date: null, status: 'partial' },
    ],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: { openKit: [{ output: undefined }, { error: new Error('blocked') }] },
  invariants: [
    {
      name: 'what a form without script was told is gone once a date is typed',
      when: ({ context }) => context.status !== 'empty',
      holds: ({ context }) => context.told === null,
    },
    {
      name: 'what is refused has no date',
      when: (snapshot) => snapshot.matches('refused') && snapshot.context.status !== 'valid',
      holds: ({ context }) => context.date === null,
    },
    {
      name: 'both parts are there from the start',
      holds: ({ children }) => children.birthDate !== undefined && children.picker !== undefined,
    },
  ],
}
