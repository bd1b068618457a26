import { partOrder } from '~/services/domain/dates/date-parts.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import { BIRTH_DATE_ERRORS, type BirthDateError } from '~/services/domain/people/birth-date-errors.rules'
import { CHILD_NAME_LENGTH, isChildName } from '~/services/domain/people/child-name.rules'

/** Where the keyboard goes: to the first of them that is wrong (F-55). */
export const CHILD_FIELD_IDS = { name: 'child-name', birthDate: 'child-birth-date' } as const

type ChildFormError = { field: 'name'; code: 'required' | 'invalid' } | { field: 'birthDate'; code: BirthDateError }
/** A birth date that is verified is whatever it is. */
type Answers = { name: string; birthDateStatus: BirthDateStatus; isLocked: boolean }

/** What is wrong, in the order of the form. */
export function childFormErrors({ name, birthDateStatus, isLocked }: Answers): ChildFormError[] {
  const typed = name.trim()
  const code = typed === '' ? 'required' : isChildName(typed) ? null : 'invalid'
  const isDateFine = isLocked || birthDateStatus === 'valid'
  return [
    ...(code ? [{ field: 'name', code } as const] : []),
    ...(isDateFine ? [] : [{ field: 'birthDate', code: BIRTH_DATE_ERRORS[birthDateStatus] } as const]),
  ]
}

/** Of a birth date its first field, in the order of the language. */
export function firstWrongId(answers: Answers & { locale: LocaleCode }): string {
  const [first] = childFormErrors(answers)
  return first?.field === 'birthDate'
    ? `${CHILD_FIELD_IDS.birthDate}-${partOrder(answers.locale)[0]}`
    : CHILD_FIELD_IDS.name
}

/** As much as the field and the wire take. */
export const typedName = (value: string) => value.slice(0, CHILD_NAME_LENGTH)

/** What was typed stands in its field while the page's machine is on its way. */
export const nameEcho = {
  of: (_context: object, { type, value }: { type: string; value?: string }) =>
    type === 'CHANGE' && value !== undefined ? { name: typedName(value) } : {},
}
