import type { BirthDateStatus } from './birth-date.rules'

/** What a form says of a date that it does not take (S-290 … S-294). */
export const BIRTH_DATE_ERRORS = {
  empty: 'required',
  partial: 'incomplete',
  invalid: 'invalid',
  future: 'future',
  tooOld: 'tooOld',
} as const satisfies Record<Exclude<BirthDateStatus, 'valid'>, string>
export type BirthDateError = (typeof BIRTH_DATE_ERRORS)[keyof typeof BIRTH_DATE_ERRORS]
