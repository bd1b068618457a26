import { type CivilDate, civilDateOf, parseCivilDate, plusMonths } from '../dates/civil-date'
import { DATE_PARTS, type DatePart, type DateParts, PART_PATTERN } from '../dates/date-parts.rules'

/** From so many characters on a part counts as complete (S-295). */
const COMPLETE_LENGTH: Record<DatePart, number> = { day: 1, month: 1, year: 4 }

/** Bounds in months (S-293, S-294, S-405); the shorter look back is that of the first kit's target (decided: E-06). */
export const MONTHS_AHEAD = 9
export const MONTHS_BACK = 18 * 12
export const LOOKER_MONTHS_BACK = 3

/** The day that the parts name, normalised (S-286); null where the calendar has none. */
export function dateOf(parts: DateParts): CivilDate | null {
  const isWellFormed = DATE_PARTS.every((part) => new RegExp(`^(?:${PART_PATTERN[part]})$`).test(parts[part]))
  return isWellFormed
    ? civilDateOf({ year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) })
    : null
}

export function partsOf(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = (date && parseCivilDate(date) ? date : '').split('-')
  return { day, month, year }
}

export type BirthDateStatus = 'empty' | 'partial' | 'invalid' | 'future' | 'tooOld' | 'valid'
export type BirthDateBounds = { today: CivilDate; monthsBack: number }

/** S-290 … S-295. Exactly 9 months ahead and exactly the bound back still count. */
export function birthDateStatus(parts: DateParts, { today, monthsBack }: BirthDateBounds): BirthDateStatus {
  if (DATE_PARTS.every((part) => parts[part] === '')) return 'empty'
  if (DATE_PARTS.some((part) => parts[part].length < COMPLETE_LENGTH[part])) return 'partial'
  const date = dateOf(parts)
  if (date === null) return 'invalid'
  if (date > plusMonths(today, MONTHS_AHEAD)) return 'future'
  return date < plusMonths(today, -monthsBack) ? 'tooOld' : 'valid'
}
