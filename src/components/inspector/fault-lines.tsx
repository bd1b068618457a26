import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

type Shop = NonNullable<FaultPanelView['shop']>
type LinesProps = { view: Pick<Shop, 'lines' | 'withoutLine'> & { watched: string | null }; send: FaultPanelSend }

/** Lines of the error catalogues: one press here sets what they need and opens their page. */
export function FaultLines({ view: { lines, withoutLine, watched }, send }: LinesProps) {
  return (
    <div className="ins-part">
      <h2>
        Error lines <small>{lines.length}</small>
      </h2>
      <ul className="ins-list ins-lines ins-scroll">
        {lines.map(({ id, rule, text, path, press, isAsked }) => (
          <li key={id}>
            <button
              type="button"
              data-hold={id}
              aria-pressed={isAsked}
              onClick={() => send({ type: 'LINE', line: id, watched })}
            >
              <code>{rule}</code>
              <span className="ins-said">{text}</span>
              <span className="ins-how">{press === null ? path : `${path}, then press: ${press}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <WithoutLine rules={withoutLine} />
    </div>
  )
}

/** What nobody has to look for on a page. */
function WithoutLine({ rules }: { rules: Shop['withoutLine'] }) {
  return (
    <details>
      <summary className="ins-note">Rules of the catalogues that no page shows: {rules.length}</summary>
      <dl className="ins-note ins-unseen">
        {rules.map(({ rule, why }) => (
          <div key={rule}>
            <dt>
              <code>{rule}</code>
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
