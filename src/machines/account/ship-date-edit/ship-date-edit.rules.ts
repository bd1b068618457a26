import { type CivilDate, parseCivilDate, plusDays } from '~/services/domain/dates/civil-date'
import { isInWindow, type ShipDateWindow } from '~/services/domain/subscriptions/schedule.rules'
import type { ShipDate } from '~/services/flows/ship-date/ship-date.contract'

/** What the subscription says: the day that counts, the one planned at first, and the days to choose from. */
export type Standing = { current: CivilDate; planned: CivilDate; window: ShipDateWindow | null }

export const standingIn = ({ kit, planned, window }: ShipDate): Standing => ({ current: kit.date, planned, window })

/** The day that a text names; null for none, and for one that cannot be chosen. */
export function dayIn(window: ShipDateWindow | null, text: string): CivilDate | null {
  const day = parseCivilDate(text)
  return day && isInWindow(day, window) ? day : null
}

/** Every day that can be chosen, the first one first. */
export function daysOf(window: ShipDateWindow | null): CivilDate[] {
  const days: CivilDate[] = []
  for (let day = window?.from; window && day && day <= window.until; day = plusDays(day, 1)) days.push(day)
  return days
}
