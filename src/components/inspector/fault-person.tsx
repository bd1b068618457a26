import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

type Shop = NonNullable<FaultPanelView['shop']>
type PersonProps = { view: Pick<Shop, 'person' | 'personas'> & { watched: string | null }; send: FaultPanelSend }

/** People of the seed; the page that is watched is loaded anew with each. */
export function FaultPerson({ view: { person, personas, watched }, send }: PersonProps) {
  return (
    <div className="ins-part">
      <h2>
        Persona <small>{person ?? 'nobody'}</small>
      </h2>
      <ul className="ins-list ins-scroll">
        {personas.map(({ name, about }) => (
          <li key={name}>
            <button
              type="button"
              data-hold={name}
              aria-pressed={person === `${name}@playchart.test`}
              title={about}
              onClick={() => send({ type: 'SIGN_IN', persona: name, watched })}
            >
              <code>{name}</code>
              <span className="state">{about}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-hold=""
            aria-pressed={person === null}
            onClick={() => send({ type: 'SIGN_OUT', watched })}
          >
            <code>nobody</code>
            <span className="state">signed out</span>
          </button>
        </li>
      </ul>
    </div>
  )
}
