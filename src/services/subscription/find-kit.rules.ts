import { type BirthDateStatus, birthDateStatus, dateOf, MONTHS_BACK } from '../birth-date.rules'
import type { CivilDate } from '../civil-date'
import type { DateParts } from '../date-parts.rules'
import { type Kit, kitForBirthDate } from '../shopify/kit.rules'

/** Why a birth date leads to no kit: what is wrong with it (S-290 … S-294), or a child who is past every kit. */
export const FIND_KIT_ERRORS = ['required', 'incomplete', 'invalid', 'future', 'tooOld', 'agedOut'] as const
export type FindKitError = (typeof FIND_KIT_ERRORS)[number]

/** The query parameter in which a page is told of it; the date itself stands in no address (decided: E-89). */
export const FIND_KIT_PARAMETER = 'birth_date'

export const findKitErrorOf = (told: unknown): FindKitError | null =>
  FIND_KIT_ERRORS.find((error) => error === told) ?? null

const ERROR_OF: Record<Exclude<BirthDateStatus, 'valid'>, FindKitError> = {
  empty: 'required',
  partial: 'incomplete',
  invalid: 'invalid',
  future: 'future',
  tooOld: 'tooOld',
}

export function kitOrError(parts: DateParts, today: CivilDate): Kit | FindKitError {
  const status = birthDateStatus(parts, { today, monthsBack: MONTHS_BACK })
  if (status !== 'valid') return ERROR_OF[status]
  const birthDate = dateOf(parts)
  return (birthDate && kitForBirthDate(birthDate, today)) ?? 'agedOut'
}
