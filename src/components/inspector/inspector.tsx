import type { ReactNode } from 'react'
import type { FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'
import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { dayOf, isMoved } from './fault-clock'
import { InspectorActors } from './inspector-actors'
import { InspectorAnswers } from './inspector-answers'
import { InspectorChart } from './inspector-chart'
import { InspectorContext } from './inspector-context'
import { InspectorEvents } from './inspector-events'
import { InspectorForm } from './inspector-form'
import { InspectorHead } from './inspector-head'
import { KEYS } from './inspector-keys'
import { InspectorSequence } from './inspector-sequence'
import { InspectorTime } from './inspector-time'

type InspectorProps = {
  view: InspectorView & Pick<FaultPanelView, 'shop'>
  send: InspectorSend
  /** what QA does to the shop behind the page; it is there without a page, too */
  faults: ReactNode
  /** the way to the page itself; null where the panel stands alone */
  close: ReactNode
}
/** Beside a page, or by itself. English, as every tool for developers. */
export function Inspector({ view, send, faults, close }: InspectorProps) {
  const { page, rows, isDocked, tab } = view
  const isStarted = page !== null && rows.length > 0
  return (
    <section
      className={isDocked ? 'ins ins--docked' : 'ins'}
      aria-label="Inspector"
      data-machine={view.machine}
      data-state={view.state}
      data-tab={tab}
      tabIndex={-1}
    >
      <InspectorHead view={view} send={send} close={close} />
      {isStarted ? (
        <InspectorParts view={view} send={send} />
      ) : (
        <p className="ins-part" role="status">
          {waitsFor(view)}
        </p>
      )}
      {/* one place of its own: who works with it keeps the focus when the page comes or goes */}
      {faults}
      {isStarted && <InspectorFoot view={view} send={send} />}
    </section>
  )
}

/** Why there is nothing to look at yet. */
function waitsFor({ page, isCut, isDocked }: InspectorView): string {
  if (isCut) return 'This browser has no channel between tabs.'
  return page || isDocked
    ? 'The page is starting.'
    : 'No page is recorded. Open one in another tab, with “?inspect” behind its address.'
}

function InspectorParts({ view, send }: Pick<InspectorProps, 'view' | 'send'>) {
  return (
    <>
      <InspectorTime view={view} send={send} />
      <InspectorTabs view={view} send={send} />
      <div className="ins-cols narrow" data-part="chart">
        <InspectorActors view={view} send={send} />
        <InspectorChart view={view} send={send} />
      </div>
      <div className="ins-cols">
        <InspectorEvents view={view} send={send} />
        <InspectorContext view={view} />
      </div>
      <div className="ins-cols">
        <InspectorForm view={view} send={send} />
        <InspectorAnswers view={view} send={send} />
      </div>
      <InspectorSequence view={view} />
    </>
  )
}

function InspectorTabs({ view: { tab }, send }: Pick<InspectorProps, 'view' | 'send'>) {
  return (
    <fieldset className="ins-tabs" aria-label="Parts">
      {(['chart', 'events', 'context', 'send', 'faults'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          data-hold={each}
          onClick={() => send({ type: 'TAB', tab: each })}
        >
          {`${each[0]?.toUpperCase()}${each.slice(1)}`}
        </button>
      ))}
    </fieldset>
  )
}

function InspectorFoot({ view, send }: Pick<InspectorProps, 'view' | 'send'>) {
  const { notice, failures, rate, shop, hasShortcuts } = view
  return (
    <footer className="ins-foot">
      <span>{failures === 1 ? '1 failure' : `${failures} failures`} logged</span>
      <span>
        clock: {shop && (isMoved(shop.clock) ? `${dayOf(shop.clock.now)}, ` : 'real, ')}
        {rate === 0 ? 'stands still' : `${rate}×`}
      </span>
      {shop && <span>persona: {shop.person ?? 'nobody'}</span>}
      <span>personal fields hidden</span>
      <span role="status">{notice}</span>
      <label className="ins-switch">
        <input
          type="checkbox"
          checked={hasShortcuts}
          onChange={({ target }) => send({ type: 'SHORTCUTS', isOn: target.checked })}
        />
        Single-letter shortcuts
      </label>
      <details className="ins-help">
        <summary>Keys</summary>
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </footer>
  )
}
