import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

type FiguresProps = { view: FaultPanelView['form']; send: FaultPanelSend }

/** What an outcome needs to be known, and how often it happens. */
export function FaultFigures({ view: { outcome, seconds, status, script, times }, send }: FiguresProps) {
  const change = (name: 'seconds' | 'status' | 'times', value: string) => send({ type: 'FIELD', name, value })
  return (
    <>
      <div className="ins-pair">
        {outcome === 'slow' && (
          <label>
            Seconds
            <input value={seconds} inputMode="decimal" onChange={({ target }) => change('seconds', target.value)} />
          </label>
        )}
        {outcome === 'script' && (
          <label>
            Status
            <input value={status} inputMode="numeric" onChange={({ target }) => change('status', target.value)} />
          </label>
        )}
        <label>
          Times
          <input
            value={times}
            inputMode="numeric"
            placeholder="until removed"
            onChange={({ target }) => change('times', target.value)}
          />
        </label>
      </div>
      {outcome === 'script' && (
        <label>
          Answer, JSON
          <textarea
            value={script}
            rows={4}
            spellCheck={false}
            onChange={({ target }) => send({ type: 'SCRIPT', text: target.value })}
          />
        </label>
      )}
    </>
  )
}
