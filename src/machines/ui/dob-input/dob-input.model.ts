import type { Model } from '~/machines/proving/model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { birthDateStatus, dateOf } from '~/services/domain/people/birth-date.rules'
import { connectDobInput } from './dob-input.connect'
import { type DobInput, dobInputMachine } from './dob-input.machine'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}
const input: DobInput = {
  today: day('2026-11-20'),
  locale: 'en-EU',
  isRequired: true,
  isLookerTarget: false,
  initial: null,
  isLocked: false,
}

export const dobInputModel: Model<typeof dobInputMachine> = {
  machine: dobInputMachine,
  input,
  inputs: [
    { ...input, initial: day('2025-02-01'), isLocked: true },
    { ...input, typed: { day: '31', month: '2', year: '2025' } },
    { ...input, isLookerTarget: true, locale: 'en-US' },
  ],
  key: ({ parts, date, isTouched, isLocked, order }) => ({ parts, date, isTouched, isLocked, first: order[0] }),
  cases: {
    TYPE: [
      { type: 'TYPE', part: 'day', value: '3a1' },
      { type: 'TYPE', part: 'month', value: '02' },
      { type: 'TYPE', part: 'year', value: '20267' },
    ],
    PASTE: [
      { type: 'PASTE', part: 'day', text: '2026-08-21' },
      { type: 'PASTE', part: 'day', text: '1.9.2027' },
      { type: 'PASTE', part: 'day', text: '1/2/2001' },
      { type: 'PASTE', part: 'day', text: 'soon' },
    ],
    BLUR: [{ type: 'BLUR' }],
    RESET: [{ type: 'RESET' }],
    LOCK: [{ type: 'LOCK', date: day('2025-02-01') }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'only digits are kept, and never more than fit',
      holds: ({ context: { parts } }) =>
        /^\d{0,2}$/.test(parts.day) && /^\d{0,2}$/.test(parts.month) && /^\d{0,4}$/.test(parts.year),
    },
    {
      name: 'a date is given away only when it is accepted, or verified',
      holds: (snapshot) =>
        (connectDobInput(snapshot).date !== null) ===
        (snapshot.matches('locked') || snapshot.matches({ editing: { complete: 'valid' } })),
    },
    {
      name: 'the state says what the rules say',
      when: (snapshot) => snapshot.matches({ editing: 'complete' }),
      holds: (snapshot) =>
        JSON.stringify(snapshot.value).includes(birthDateStatus(snapshot.context.parts, snapshot.context)),
    },
    {
      name: 'a verified date stays what it was',
      when: (snapshot) => snapshot.matches('locked'),
      holds: (snapshot) => dateOf(snapshot.context.parts) === '2025-02-01',
    },
  ],
}
