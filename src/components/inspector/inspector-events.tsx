import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'

/** Where events are looked for. */
export const FIND = 'ins-find'

type EventsProps = { view: Pick<InspectorView, 'events' | 'filter' | 'hasShortcuts'>; send: InspectorSend }

/** What has happened, the latest last. */
export function InspectorEvents({ view: { events, filter, hasShortcuts }, send }: EventsProps) {
  return (
    <div className="ins-part" data-part="events">
      <h2>
        Events <small>{events.length} shown</small>
      </h2>
      <input
        id={FIND}
        type="search"
        aria-keyshortcuts={hasShortcuts ? 'f' : undefined}
        aria-label="Events with"
        placeholder="actor or event"
        value={filter}
        onChange={({ target }) => send({ type: 'FILTER', text: target.value })}
      />
      <div id="inspector-events" className="ins-scroll ins-newest">
        <ol className="ins-list">
          {events.map((event) => (
            <li key={event.seq} data-seq={event.seq}>
              <EventButton event={event} send={send} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type EventProps = { event: InspectorView['events'][number]; send: InspectorSend }

function EventButton({ event, send }: EventProps) {
  const { seq, at, actor, word, tone, isTaken, isFuture, isCurrent } = event
  return (
    <button
      type="button"
      data-hold={seq}
      aria-pressed={isCurrent}
      className={isFuture ? 'future' : undefined}
      onClick={() => send({ type: 'TRAVEL', seq })}
    >
      <time>{(at / 1000).toFixed(2)}</time>
      <span className="ins-dot" data-tone={tone} />
      <strong>{word}</strong>
      <span className="state">{isTaken ? actor : `${actor}, not taken`}</span>
    </button>
  )
}
