import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

type Shop = NonNullable<FaultPanelView['shop']>
type FlagsProps = { view: Pick<Shop, 'flags'>; send: FaultPanelSend }

/** What each flag says to everybody; its own value takes the override away. */
export function FaultFlags({ view: { flags }, send }: FlagsProps) {
  const changed = flags.filter(({ isChanged }) => isChanged).length
  return (
    <div className="ins-part">
      <h2>
        Flags <small>{changed} changed</small>
      </h2>
      <div className="ins-scroll">
        {flags.map(({ key, about, values, value, otherwise, isChanged }) => (
          <label key={key} className="ins-flag" title={about}>
            <code className="ins-what">{key}</code>
            <select
              aria-label={key}
              value={value}
              data-tone={isChanged ? 'changed' : undefined}
              onChange={({ target }) =>
                send({ type: 'FLAG', key, value: target.value === otherwise ? null : target.value })
              }
            >
              {values.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  )
}
