import type { ReactNode } from 'react'
import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type HeadProps = { view: InspectorView; send: InspectorSend; close: ReactNode }

const PACES = [
  { rate: 1, label: 'Real time' },
  { rate: 0.25, label: 'A quarter of it' },
  { rate: 0, label: 'Time stands still' },
]
const EXPORTS = [
  { as: 'report', label: 'Bug report', key: 'b' },
  { as: 'vitest', label: 'Vitest', key: 'r' },
  { as: 'playwright', label: 'Playwright', key: 'p' },
] as const

/** Which page, how fast, and what can be taken away. */
export function InspectorHead({ view, send, close }: HeadProps) {
  const { isRewound, isDocked, isDrawing, hasShortcuts, page, pages, rate } = view
  return (
    <header className="ins-head">
      <h1>Inspector</h1>
      {isRewound && <span className="ins-badge">rewound</span>}
      <span className="grow" />
      {!isDocked && pages.length > 0 && (
        <select
          aria-label="Page"
          value={page?.id}
          onChange={({ target }) => send({ type: 'PICK_PAGE', id: target.value })}
        >
          {pages.map(({ id, title, path }) => (
            <option key={id} value={id}>{`${path} · ${title}`}</option>
          ))}
        </select>
      )}
      {page && (
        <div className="ins-tools">
          <select
            aria-label="Pace of timers"
            value={rate}
            onChange={({ target }) => send({ type: 'PACE', rate: Number(target.value) })}
          >
            {PACES.map((pace) => (
              <option key={pace.rate} value={pace.rate}>
                {pace.label}
              </option>
            ))}
          </select>
          <button type="button" data-hold="" onClick={() => send({ type: 'NEXT_TIMER' })}>
            Next timer
          </button>
          {EXPORTS.map(({ as, label, key }) => (
            <button
              key={as}
              type="button"
              data-hold={as}
              aria-keyshortcuts={hasShortcuts ? key : undefined}
              aria-busy={isDrawing && as === 'report'}
              onClick={() => send({ type: 'EXPORT', as })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {close}
    </header>
  )
}

/** Leaves for the page that stands beside. */
export const InspectorClose = ({ send }: { send: () => void }) => (
  <button type="button" data-hold="" aria-keyshortcuts="Escape" onClick={send}>
    Close
  </button>
)
