import type { AdminClock } from '~/services/flows/admin-qa/admin-qa.contract'
import { longTime, offsetText } from '../mailbox/mailbox-time'
import { Button } from '../ui/button'
import { input } from '../ui/field.styles'
import { actions, field, fieldLabel, lead, panel, time, timeLabel, timeValue, title } from './admin.styles'

const ACTION = '/api/admin-clock'
const MOVES = [
  { days: 1, label: '1 day on' },
  { days: 7, label: '1 week on' },
  { days: 30, label: '30 days on' },
  { days: 90, label: '90 days on' },
]

/** The shop's clock: every form works without a script. */
export function AdminClockPanel({ view: { now, offsetMs } }: { view: AdminClock }) {
  const isMoved = Math.abs(offsetMs) >= 1000
  return (
    <>
      <h1 className={title}>Clock</h1>
      <p className={lead}>
        Everything that has a time follows this clock. Whoever is signed in stays so; a preview ends by it.
      </p>
      <section className={panel} aria-label="The shop’s time">
        <p className={time}>
          <span className={timeLabel}>The shop’s time, UTC</span>
          <time className={timeValue} dateTime={now}>
            {longTime(now)}
          </time>
          <span className={timeLabel}>{isMoved ? offsetText(offsetMs) : 'It runs with the time of day.'}</span>
        </p>
        <form method="post" action={ACTION} className={actions}>
          {MOVES.map(({ days, label }) => (
            <Button key={days} type="submit" tone="secondary" size="sm" name="days" value={days}>
              {label}
            </Button>
          ))}
          {isMoved && (
            <Button type="submit" tone="link" size="inline" name="back" value="yes">
              Back to today
            </Button>
          )}
        </form>
        <form method="post" action={ACTION} className={field}>
          <label className={fieldLabel} htmlFor="to">
            To a day and a time, UTC
          </label>
          <input className={input} id="to" name="to" type="datetime-local" required defaultValue={now.slice(0, 16)} />
          <Button type="submit" tone="secondary">
            Move it there
          </Button>
        </form>
      </section>
    </>
  )
}
