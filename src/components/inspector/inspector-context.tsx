import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type ContextProps = { view: Pick<InspectorView, 'change' | 'may'> }

/** What the last event has changed, all that the machine holds, and what may happen next. */
export function InspectorContext({ view: { change, may } }: ContextProps) {
  return (
    <div className="ins-part" data-part="context">
      <h2>
        {change?.event ? `Context, what ${change.event} changed` : 'Context'}{' '}
        <small>{change?.changes.length ?? 0}</small>
      </h2>
      <div className="ins-diff">
        {change?.changes.map(({ path, before, after }) => (
          <div key={path}>
            {before !== null && (
              <del>
                <code>
                  − {path} {before}
                </code>
              </del>
            )}
            {after !== null && (
              <ins>
                <code>
                  + {path} {after}
                </code>
              </ins>
            )}
          </div>
        ))}
      </div>
      <details>
        <summary>All of it</summary>
        <ul className="ins-keys">
          {change?.context.map(({ key, value }) => (
            <li key={key}>
              <code>
                {key} {value}
              </code>
            </li>
          ))}
        </ul>
      </details>
      <h2>May happen next</h2>
      <ul className="ins-pills">
        {may.map(({ type, word, tone }) => (
          <li key={type} data-tone={tone}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
