import { UTCDate } from '@date-fns/utc'
import { getISODay } from 'date-fns'
import type { CivilDate } from './civil-date'

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: CivilDate) => getISODay(new UTCDate(`${date}T00:00:00Z`)) - 1
