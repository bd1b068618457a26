import { type CivilDate, plusMonths } from '~/services/domain/dates/civil-date'
import type { GiftDays } from './gift.rules'

/** Today or later, within a year (decided: E-94). */
export const giftDays = (today: CivilDate): GiftDays => ({ today, lastDay: plusMonths(today, 12) })
