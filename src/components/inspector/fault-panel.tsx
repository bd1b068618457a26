import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'
import { FaultFlags } from './fault-flags'
import { FaultLines } from './fault-lines'
import { FaultPerson } from './fault-person'
import { FaultRules } from './fault-rules'
import { FaultTime } from './fault-time'

/** `watched`: the page that the inspector looks at, by its id; null where it looks at none. */
type FaultPanelProps = { view: FaultPanelView & { watched: string | null }; send: FaultPanelSend }

/** What QA does to the shop behind the page: how upstreams fail, what day it is, who is signed in, and flags. */
export function FaultPanel({ view, send }: FaultPanelProps) {
  const { machine, state, isAbsent, busyWith, shop, form, watched } = view
  if (isAbsent) return null
  return (
    <section
      aria-label="Faults"
      data-part="faults"
      data-machine={machine}
      data-state={state}
      aria-busy={busyWith !== null}
    >
      <FaultNote view={view} send={send} />
      {shop && (
        <>
          <div className="ins-cols">
            <FaultRules view={{ rules: shop.rules, canClear: shop.canClear, form }} send={send} />
            <FaultLines view={{ lines: shop.lines, withoutLine: shop.withoutLine, watched }} send={send} />
          </div>
          <div className="ins-cols">
            <div>
              <FaultTime view={{ clock: shop.clock, instant: form.instant }} send={send} />
              <FaultPerson view={{ person: shop.person, personas: shop.personas, watched }} send={send} />
            </div>
            <FaultFlags view={{ flags: shop.flags }} send={send} />
          </div>
        </>
      )}
    </section>
  )
}

/** What came of the last task. */
function FaultNote({ view: { hasFailed, notice }, send }: FaultPanelProps) {
  return (
    <div className={hasFailed || notice ? 'ins-part ins-row' : undefined} role="status">
      {hasFailed && (
        <strong className="ins-note" data-tone="error">
          {notice ?? 'That did not work.'}
        </strong>
      )}
      {!hasFailed && notice && <span className="ins-note">{notice}</span>}
      {hasFailed && (
        <button type="button" data-hold="" onClick={() => send({ type: 'REFRESH' })}>
          Look again
        </button>
      )}
    </div>
  )
}
