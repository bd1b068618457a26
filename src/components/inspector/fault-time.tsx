import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'
import { isMoved, minuteOf } from './fault-clock'

type Shop = NonNullable<FaultPanelView['shop']>
type TimeProps = { view: Pick<Shop, 'clock'> & { instant: string }; send: FaultPanelSend }

const MOVES = [
  { days: 1, label: '1 day on' },
  { days: 7, label: '1 week on' },
  { days: 30, label: '30 days on' },
]

/** The shop's time; whoever is signed in stays so. */
export function FaultTime({ view: { clock, instant }, send }: TimeProps) {
  return (
    <div className="ins-part ins-stack">
      <h2>
        The shop’s time, UTC <small>{isMoved(clock) ? 'moved' : 'real'}</small>
      </h2>
      <p>
        <time dateTime={clock.now}>{minuteOf(clock.now)}</time>
      </p>
      <div className="ins-row">
        {MOVES.map(({ days, label }) => (
          <button key={days} type="button" data-hold={days} onClick={() => send({ type: 'MOVE', days })}>
            {label}
          </button>
        ))}
        <button type="button" data-hold="" disabled={!isMoved(clock)} onClick={() => send({ type: 'MOVE', days: 0 })}>
          Back to today
        </button>
      </div>
      <form
        className="ins-form"
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'MOVE_TO' })
        }}
      >
        <label>
          Set it to
          <input
            type="datetime-local"
            value={instant}
            onChange={({ target }) => send({ type: 'FIELD', name: 'instant', value: target.value })}
          />
        </label>
        <div className="ins-row">
          <button type="submit">Set the clock</button>
          <button type="button" data-hold="" onClick={() => send({ type: 'RUN_DUE' })}>
            Run what is due
          </button>
        </div>
      </form>
    </div>
  )
}
