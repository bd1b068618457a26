/** The parts of a birth date, and what a form has to say of them: of the fields and of every form around them. */
export type Part = 'day' | 'month' | 'year'
export type Parts = Record<Part, string>
/** `isLookerTarget`: the first kit is for a child of at most 3 months (E-06). */
type Bounds = { today: string; isLookerTarget: boolean }

export const NONE: Parts = { day: '', month: '', year: '' }

export const partsIn = ({ fields }: { fields: readonly { part: Part; value: string }[] }): Parts => ({
  ...NONE,
  ...Object.fromEntries(fields.map(({ part, value }) => [part, value])),
})

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
export const isoOf = ({ day, month, year }: Parts) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

export function partsOf(date: string | null): Parts {
  const [year = '', month = '', day = ''] = (date ?? '').split('-')
  return { day, month, year }
}

/** The same day so many months away, or the last of that month. */
function moved(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = daysOf(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return `${first.toISOString().slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`
}

/** S-290 … S-295, S-405, decided: E-06, E-17; null: nothing is wrong. */
export function errorOf(parts: Parts, { today, isLookerTarget }: Bounds) {
  const { day, month, year } = parts
  if (day + month + year === '') return 'required'
  if (day === '' || month === '' || year.length < 4) return 'incomplete'
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  const isDay = isMonth && Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month))
  if (!isDay || !/^[12]/.test(year)) return 'invalid'
  if (isoOf(parts) > moved(today, 9)) return 'future'
  return isoOf(parts) < moved(today, isLookerTarget ? -3 : -18 * 12) ? 'tooOld' : null
}

const STATUS = { required: 'empty', incomplete: 'partial', invalid: 'invalid', future: 'future', tooOld: 'tooOld' }
/** The same as the fields tell it to their form. */
export function statusOf(parts: Parts, bounds: Bounds): string {
  const error = errorOf(parts, bounds)
  return error === null ? 'valid' : STATUS[error]
}
/** What the form says of such a date; undefined: nothing. */
export const errorNamed = (status: string): string | undefined =>
  Object.entries(STATUS).find(([, told]) => told === status)?.[0]
