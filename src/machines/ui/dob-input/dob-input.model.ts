import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { DateParts } from '~/services/domain/dates/date-parts.rules'
import { dateOf } from '~/services/domain/people/birth-date.rules'
import type { BirthDateError } from '~/services/domain/people/birth-date-errors.rules'
import { connectDobInput } from './dob-input.connect'
import { type DobInput, dobInputMachine } from './dob-input.machine'

const input: DobInput = {
  today: CivilDate.parse('2026-11-20'),
  locale: 'en-EU',
  isLookerTarget: false,
  initial: null,
  isLocked: false,
}

/** What has to be said of three fields on 20 November 2026. */
function errorOf({ day: d, month: m, year: y }: DateParts, start: unknown): BirthDateError | null {
  if (d + m + y === '') return 'required'
  if (d === '' || m === '' || y.length < 4) return 'incomplete'
  const at = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)))
  if (at.getUTCDate() !== Number(d) || at.getUTCMonth() !== Number(m) - 1) return 'invalid'
  const date = at.toISOString().slice(0, 10)
  if (date > '2027-08-20') return 'future'
  return date < (JSON.stringify(start).includes('"isLookerTarget":true') ? '2026-08-20' : '2008-11-20')
    ? 'tooOld'
    : null
}

export const dobInputModel: Model<typeof dobInputMachine> = {
  machine: dobInputMachine,
  input,
  inputs: [
    { ...input, initial: CivilDate.parse('2025-02-01'), isLocked: true },
    { ...input, typed: { day: '31', month: '2', year: '2025' } },
    { ...input, isLookerTarget: true, locale: 'en-US' },
  ],
  key: ({ parts, date, isLocked, order }) => ({ parts, date, isLocked, first: order[0] }),
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
      // the last day that is near enough, the first that is not; the same of those that are too long ago
      { type: 'PASTE', part: 'day', text: '2027-08-20' },
      { type: 'PASTE', part: 'day', text: '2027-08-21' },
      { type: 'PASTE', part: 'day', text: '2008-11-20' },
      { type: 'PASTE', part: 'day', text: '2008-11-19' },
      { type: 'PASTE', part: 'day', text: '2026-08-20' },
      { type: 'PASTE', part: 'day', text: '2026-08-19' },
      { type: 'PASTE', part: 'day', text: 'soon' },
    ],
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
        (snapshot.context.date !== null) ===
        (snapshot.matches('locked') || snapshot.matches({ editing: { complete: 'valid' } })),
    },
    {
      name: 'S-290 S-291 S-292 S-293 S-294 S-405 it is judged by the calendar, 9 months ahead and 18 years or 3 months back',
      when: (snapshot) => !snapshot.matches('locked'),
      holds: (snapshot, { input }) => connectDobInput(snapshot).error === errorOf(snapshot.context.parts, input),
    },
    {
      name: 'S-300 its fields stand in the order of the language',
      holds: (snapshot, { input }) => {
        const order = JSON.stringify(input).includes('en-US') ? 'month day year' : 'day month year'
        const { fields } = connectDobInput(snapshot)
        return fields.map(({ part }) => part).join(' ') === order
      },
    },
    {
      name: 'a verified date stays what it was',
      when: (snapshot) => snapshot.matches('locked'),
      holds: (snapshot) => dateOf(snapshot.context.parts) === '2025-02-01',
    },
  ],
}
