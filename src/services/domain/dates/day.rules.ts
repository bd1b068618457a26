const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes long; there is one per locale and kind. A calendar day has no zone: it is read and written in UTC. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const name = `${locale} ${Object.keys(options).join()}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(name, format)
  return format
}
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** "12 January 2027" */
export const longDay = (day: string, locale: string) =>
  formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(at(day))

/** "January 2027": for what is only about that time */
export const monthOf = (day: string, locale: string) =>
  formatOf(locale, { month: 'long', year: 'numeric' }).format(at(day))
