import { type CivilDate, plusDays } from '../dates/civil-date'
import { type FirstKit, WEEKS_BEFORE_BIRTH } from './first-kit'

type Ordered = { birthDate: CivilDate; orderedOn: CivilDate; firstKit?: FirstKit | undefined }

/** The day of the first kit: that of the order, or two weeks before the due date where that was chosen and lies ahead. */
export function firstKitDay({ birthDate, orderedOn, firstKit = 'now' }: Ordered): CivilDate {
  const around = plusDays(birthDate, -7 * WEEKS_BEFORE_BIRTH)
  return firstKit === 'aroundDueDate' && around > orderedOn ? around : orderedOn
}

/** The same, where it is a later day than that of the order; else null. */
function laterFirstDay(ordered: Ordered): CivilDate | null {
  const day = firstKitDay(ordered)
  return day > ordered.orderedOn ? day : null
}

/** The days to choose from; null where there is nothing to choose: the child is born, or nearly. */
export type FirstKitDays = Record<FirstKit, CivilDate>
export function firstKitChoice({ birthDate, today }: { birthDate: CivilDate; today: CivilDate }): FirstKitDays | null {
  const aroundDueDate = laterFirstDay({ birthDate, orderedOn: today, firstKit: 'aroundDueDate' })
  return aroundDueDate && { aroundDueDate, now: today }
}
