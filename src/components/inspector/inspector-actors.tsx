import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type ActorsProps = { view: Pick<InspectorView, 'rows'>; send: InspectorSend }

/** Machines that run, each below the one that started it; the one that is pointed at is outlined on its page. */
export function InspectorActors({ view: { rows }, send }: ActorsProps) {
  return (
    <div className="ins-part">
      <h2>
        Actors <small>{rows.length}</small>
      </h2>
      <ul className="ins-list ins-scroll">
        {rows.map(({ session, id, place, machine, depth, state, failures, isChosen }) => (
          <li key={session} style={{ paddingLeft: depth * 14 }}>
            <button
              type="button"
              data-hold={session}
              aria-pressed={isChosen}
              title={id === machine ? undefined : machine}
              onClick={() => send({ type: 'SELECT', session })}
              onPointerEnter={() => send({ type: 'OUTLINE', machine })}
              onPointerLeave={() => send({ type: 'OUTLINE', machine: null })}
              onFocus={() => send({ type: 'OUTLINE', machine })}
              onBlur={() => send({ type: 'OUTLINE', machine: null })}
            >
              <code>{id}</code>
              {place && <small>{place}</small>}
              {failures > 0 && <span className="ins-badge">{failures}</span>}
              <span className="state">{state}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
