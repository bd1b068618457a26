import type { CivilDate } from './civil-date'

const STYLES = {
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { day: 'numeric', month: 'long' },
  full: { day: '2-digit', month: 'long' },
  month: { month: 'long' },
  tick: { month: 'short' },
  short: { day: 'numeric', month: 'short' },
  column: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type Style = keyof typeof STYLES

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Style, hasYear: boolean) {
  const name = `${locale} ${style} ${hasYear}`
  const year = hasYear ? ({ year: 'numeric' } as const) : {}
  // a calendar day has no zone: it is written as it stands (D-10)
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(writtenAs(locale, style), { ...STYLES[style], ...year, timeZone: 'UTC' })
  formats.set(name, format)
  return format
}

/** British days have a comma with a year and none without it, and both can stand on one page; Australian ones never have. */
const writtenAs = (locale: string, style: Style) => (locale === 'en-GB' && style === 'weekday' ? 'en-AU' : locale)

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * A day written out: "Tuesday 12 January", "12 January", "January 2027". The year is said where it is not this one, and
 * always with a month alone.
 */
export function dayWords(
  date: CivilDate,
  { locale, today, style }: { locale: string; today: CivilDate; style: Style },
): string {
  const hasYear = style === 'month' || date.slice(0, 4) !== today.slice(0, 4)
  return formatOf(locale, style, hasYear).format(at(date))
}

/** "12 January 2027" */
export const longDay = (day: string, locale: string) => formatOf(locale, 'day', true).format(at(day))

/** "12 January 2027 at 14:03 CET": an instant as the shop's clock shows it. */
export const instantWords = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'Europe/Amsterdam', timeZoneName: 'short' },
  }).format(Date.parse(instant))

/** "January 12, 2027" in English of whatever region, as the specification writes it. */
export const dayInFull = (day: string, locale: string) =>
  formatOf(locale.startsWith('en') ? 'en-US' : locale, 'full', true).format(at(day))

/** "12 Jan": where there is little room, and the order of things says the year */
export const shortDay = (day: string, locale: string) => formatOf(locale, 'short', false).format(at(day))

/** "January 2027": for what is only about that time */
export const monthOf = (day: string, locale: string) => formatOf(locale, 'month', true).format(at(day))

/** "Jan 2027" or "Feb": a month on a ruler, which says the year where one begins */
export const monthTick = (day: string, { locale, hasYear }: { locale: string; hasYear: boolean }) =>
  formatOf(locale, 'tick', hasYear).format(at(day))

/** A Monday, and the days that follow it. */
const MONDAY = Date.parse('2027-01-04T00:00:00Z')
const DAY_MS = 86_400_000

/** "Mo" … "Su": the heads of a week's columns. */
export const weekdayNames = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    formatOf(locale, 'column', false)
      .format(MONDAY + at * DAY_MS)
      .replace(/\.$/, ''),
  )
