import { UTCDate } from '@date-fns/utc'
import { addDays, addMonths, differenceInCalendarDays, differenceInCalendarMonths } from 'date-fns'

declare const civil: unique symbol
/** A calendar day without time or zone, `YYYY-MM-DD` end to end. The schema is in civil-date.contract.ts. */
export type CivilDate = string & { readonly [civil]: true }

/** The day that a text names, or null where the calendar has none (31 February, month 0). */
export function parseCivilDate(text: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match && civilDateOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
}

export function civilDateOf({ year, month, day }: { year: number; month: number; day: number }): CivilDate | null {
  // by the language's own dates: a wire brings hundreds, and date-fns' cost ten times as much
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? fromUtc(date) : null
}

export const plusMonths = (date: CivilDate, months: number) => fromUtc(addMonths(toUtc(date), months))
const monthsApart = (from: CivilDate, to: CivilDate) => differenceInCalendarMonths(toUtc(to), toUtc(from))

/** Whether a day was counted in months from another one: 28 February from a 31st, too. */
export const isCountedFrom = (date: CivilDate, from: CivilDate) => plusMonths(from, monthsApart(from, date)) === date

/** Some months later: what was counted `from` another day is counted from there again, so that the 31st comes back. */
export const movedByMonths = (date: CivilDate, months: number, from: CivilDate): CivilDate =>
  isCountedFrom(date, from) ? plusMonths(from, monthsApart(from, date) + months) : plusMonths(date, months)
export const plusDays = (date: CivilDate, days: number) => fromUtc(addDays(toUtc(date), days))

/**
 * Completed calendar months from one day to a later one; negative when `to` comes first. A month is complete on the day
 * that `plusMonths` gives, which date-fns' own difference misses at the ends of short months and in leap years.
 */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  if (to < from) return 0 - monthsBetween(to, from)
  const months = monthsApart(from, to)
  return plusMonths(from, months) > to ? months - 1 : months
}

/** Negative when `to` comes first. */
export const daysBetween = (from: CivilDate, to: CivilDate) => differenceInCalendarDays(toUtc(to), toUtc(from))

/** made once: a calendar with its time zone takes a hundred times as long as a date */
let calendar: Intl.DateTimeFormat | null = null

/** The shop's day at an instant: Europe/Amsterdam (decided: E-86). */
export function shopDay(epochMs: number): CivilDate {
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })
  // the brand's casts stand where a text comes from a calendar
  return calendar.format(epochMs) as CivilDate
}

const toUtc = (date: CivilDate) => new UTCDate(`${date}T00:00:00Z`)
// the brand's other cast
const fromUtc = (date: Date) => date.toISOString().slice(0, 10) as CivilDate
