import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import { BIRTH_DATE_ERRORS, type BirthDateError } from '~/services/domain/people/birth-date-errors.rules'
import type { FirstKit } from '~/services/domain/plans/first-kit'

/** The longest name that stands on a box. */
export const NAME_LENGTH = 100

/**
 * What the form holds; `birthDate` is null until it is one that the shop accepts, and `firstKit` means something where it
 * lies ahead (decided: E-111).
 */
export type ChildDraft = { name: string; language: Language; birthDate: CivilDate | null; firstKit: FirstKit }
/** The same in the browser's store, where any text may stand. */
export type StoredDraft = Omit<ChildDraft, 'birthDate'> & { birthDate: string | null }

type ChildInfoError = { field: 'name'; code: 'required' } | { field: 'birthDate'; code: BirthDateError }

type Answers = { name: string; birthDateStatus: BirthDateStatus }

/** What is wrong, in the order of the form, each field once (S-290…S-294). */
export const childInfoErrors = ({ name, birthDateStatus }: Answers): ChildInfoError[] => [
  ...(name.trim() === '' ? [{ field: 'name', code: 'required' } as const] : []),
  ...(birthDateStatus === 'valid' ? [] : [{ field: 'birthDate', code: BIRTH_DATE_ERRORS[birthDateStatus] } as const]),
]

/** Where the keyboard goes when something is wrong. */
export const ERROR_SUMMARY_ID = 'error-summary'
