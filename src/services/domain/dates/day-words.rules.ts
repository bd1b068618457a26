import type { CivilDate } from './civil-date'

type Style = 'weekday' | 'day' | 'month'
type Wording = { locale: string; today: CivilDate; style: Style }

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Style, hasYear: boolean) {
  const name = `${locale} ${style} ${hasYear}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(locale, {
      // a calendar day has no zone: it is written as it stands (D-10)
      timeZone: 'UTC',
      month: 'long',
      ...(style === 'month' ? {} : { day: 'numeric' }),
      ...(style === 'weekday' ? { weekday: 'long' } : {}),
      ...(hasYear ? { year: 'numeric' } : {}),
    })
  formats.set(name, format)
  return format
}

/**
 * A day written out: "Tuesday 12 January", "12 January", "January 2027". The year is said where it is not this one, and
 * always with a month alone.
 */
export function dayWords(date: CivilDate, { locale, today, style }: Wording): string {
  const hasYear = style === 'month' || date.slice(0, 4) !== today.slice(0, 4)
  return formatOf(locale, style, hasYear).format(new Date(`${date}T00:00:00Z`))
}
