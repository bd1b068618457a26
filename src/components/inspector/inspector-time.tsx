import type { CSSProperties } from 'react'
import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { Icon } from '../ui/icon'

type TimeProps = { view: InspectorView; send: InspectorSend }

/** Seconds since the page was opened. */
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Every event is a notch; what has not happened yet is faded. */
export function InspectorTime({ view, send }: TimeProps) {
  const { notches, position, isRewound } = view
  const go = (index: number) => {
    const notch = notches[index]
    send(notch && index < notches.length - 1 ? { type: 'TRAVEL', seq: notch.seq } : { type: 'NOW' })
  }
  const current = Math.max(0, notches.filter(({ isFuture }) => !isFuture).length - 1)
  return (
    <div className="ins-part">
      <div className="ins-time">
        <span
          className="ins-when"
          style={atPlace(notches[current]?.place ?? 1)}
          data-tone={isRewound ? 'past' : undefined}
        >
          {isRewound ? `${position.index} · ${seconds(position.at)}` : 'now'}
        </span>
        <div className="ins-ruler" aria-hidden="true">
          {notches.map(({ seq, place, isFuture }) => (
            <span key={seq} className={isFuture ? 'future' : undefined} style={{ left: `${place * 99}%` }} />
          ))}
        </div>
        <input
          className="ins-range"
          type="range"
          aria-label="Time travel"
          aria-valuetext={`event ${position.index} of ${position.count}: ${position.word}`}
          min={0}
          max={Math.max(0, notches.length - 1)}
          value={current}
          onChange={({ target }) => go(Number(target.value))}
        />
      </div>
      <InspectorSteps view={view} send={send} />
      <p className="ins-note" role="status">
        {isRewound &&
          'This is the past. The page shows its flows as they were; what had not begun by then stands there as it is now.'}
      </p>
    </div>
  )
}

/** Not beyond the ends of the ruler. */
const atPlace = (place: number): CSSProperties => ({
  left: `${place * 100}%`,
  transform: `translateX(${place * -100}%)`,
})

function InspectorSteps({ view: { position, span, isRewound, isGoingOn, hasBefore }, send }: TimeProps) {
  return (
    <div className="ins-row">
      <button
        type="button"
        data-hold=""
        aria-label="One event back"
        disabled={!hasBefore}
        onClick={() => send({ type: 'STEP', by: -1 })}
      >
        <Icon name="left" size={16} />
      </button>
      <strong>
        {position.index} of {position.count}
      </strong>
      <button
        type="button"
        data-hold=""
        aria-label="One event on"
        disabled={!isRewound}
        onClick={() => send({ type: 'STEP', by: 1 })}
      >
        <Icon name="right" size={16} />
      </button>
      <span className="grow">{position.word}</span>
      {!isRewound && <small>{seconds(span.last)}</small>}
      {isRewound && (
        <>
          <button type="button" data-hold="" onClick={() => send({ type: 'NOW' })}>
            Back to now
          </button>
          <button
            type="button"
            className="solid"
            data-hold=""
            aria-busy={isGoingOn}
            onClick={() => send({ type: 'GO_ON' })}
          >
            Continue from here
          </button>
        </>
      )}
    </div>
  )
}
