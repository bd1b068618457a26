import type { MailboxSend, MailboxView } from '~/machines/tooling/mailbox/mailbox.connect'
import { dueText } from '~/services/flows/mailbox/due.rules'
import { Button } from '../ui/button'
import { ruler } from '../ui/page.styles'
import { buttons, clock, clockInner, done, time, timeLabel, timeValue } from './mailbox.styles'
import { longTime, offsetText } from './mailbox-time'

type ClockView = NonNullable<MailboxView['clock']> & Pick<MailboxView, 'due' | 'busyWith'>
type MailboxClockProps = { view: ClockView; send: MailboxSend }

const MOVES = [
  { days: 1, label: '1 day on' },
  { days: 7, label: '1 week on' },
  { days: 30, label: '30 days on' },
]

/** The shop's time, and what can be done with it. */
export function MailboxClock({ view: { now, offsetMs, due, busyWith }, send }: MailboxClockProps) {
  const isMoved = Math.abs(offsetMs) >= 1000
  return (
    <section className={clock} aria-label="The shop’s time">
      <div className={ruler} />
      <div className={clockInner}>
        <p className={time}>
          <span className={timeLabel}>The shop’s time, UTC</span>
          <time className={timeValue} dateTime={now}>
            {longTime(now)}
          </time>
          <span className={timeLabel}>{isMoved ? offsetText(offsetMs) : 'It runs with the time of day.'}</span>
        </p>
        <div className={buttons}>
          {MOVES.map(({ days, label }) => (
            <Button key={days} tone="secondary" size="sm" onClick={() => send({ type: 'MOVE', days })}>
              {label}
            </Button>
          ))}
          {isMoved && (
            <Button tone="link" size="sm" onClick={() => send({ type: 'MOVE_BACK' })}>
              Back to today
            </Button>
          )}
          <Button size="sm" isBusy={busyWith === 'due'} onClick={() => send({ type: 'RUN_DUE' })}>
            Run what is due now
          </Button>
        </div>
      </div>
      <p className={due ? done : undefined} role="status">
        {due && dueText(due)}
      </p>
    </section>
  )
}
