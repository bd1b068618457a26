const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export const longTime = (instant: string) => LONG.format(new Date(instant))
export const shortTime = (instant: string) => SHORT.format(new Date(instant))

/** "Moved 70 days ahead." */
export function offsetText(ms: number): string {
  const [count, unit] =
    Math.abs(ms) >= DAY_MS ? [Math.round(Math.abs(ms) / DAY_MS), 'day'] : [Math.round(Math.abs(ms) / HOUR_MS), 'hour']
  return `Moved ${count} ${unit}${count === 1 ? '' : 's'} ${ms > 0 ? 'ahead' : 'back'}.`
}
