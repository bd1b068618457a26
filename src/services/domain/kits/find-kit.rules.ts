import type { CivilDate } from '../dates/civil-date'
import type { DateParts } from '../dates/date-parts.rules'
import { birthDateStatus, dateOf, MONTHS_BACK } from '../people/birth-date.rules'
import { BIRTH_DATE_ERRORS } from '../people/birth-date-errors.rules'
import { type Kit, kitForBirthDate } from './kit.rules'

/** Why a birth date leads to no kit: what is wrong with it (S-290 … S-294), or a child who is past every kit. */
export const FIND_KIT_ERRORS = [...Object.values(BIRTH_DATE_ERRORS), 'agedOut'] as const
export type FindKitError = (typeof FIND_KIT_ERRORS)[number]

/** The query parameter in which a page is told of it; the date itself stands in no address (decided: E-89). */
export const FIND_KIT_PARAMETER = 'birth_date'

export const findKitErrorOf = (told: unknown): FindKitError | null =>
  FIND_KIT_ERRORS.find((error) => error === told) ?? null

export function kitOrError(parts: DateParts, today: CivilDate): Kit | FindKitError {
  const status = birthDateStatus(parts, { today, monthsBack: MONTHS_BACK })
  if (status !== 'valid') return BIRTH_DATE_ERRORS[status]
  const birthDate = dateOf(parts)
  return (birthDate && kitForBirthDate(birthDate, today)) ?? 'agedOut'
}
