import { type CSSProperties, memo } from 'react'
import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { MACHINE_ID } from '~/machines/tooling/inspector/inspector.rules'

type ChartProps = {
  view: Pick<InspectorView, 'actor' | 'missing' | 'chart' | 'zoom' | 'isReading' | 'isUnread'>
  send: InspectorSend
}
type Chart = NonNullable<InspectorView['chart']>

/** The machine's chart, with where it is and which way it took last. */
export function InspectorChart({ view: { actor, missing, chart, zoom, isReading, isUnread }, send }: ChartProps) {
  return (
    <div className="ins-part">
      <h2 id={MACHINE_ID} tabIndex={-1}>
        <code>{actor?.machine}</code> <small>{actor?.state}</small>
      </h2>
      {/* always there: what comes into it is read out */}
      <p className="ins-note" role="status">
        {missing && `${missing.id} ${missing.hasEnded ? 'has ended' : 'had not begun by then'}: this is shown instead.`}
      </p>
      {isReading && !chart && <p className="ins-note">Chart and notes are being read.</p>}
      {isUnread && (
        <div className="ins-row">
          <span role="status" data-tone="error">
            {isReading ? 'Chart and notes are being read again.' : 'Chart and notes could not be read.'}
          </span>
          <button type="button" data-hold="" onClick={() => send({ type: 'RETRY' })}>
            Try again
          </button>
        </div>
      )}
      {chart && (
        <>
          <p>{chart.sentence}</p>
          {chart.picture ? (
            <>
              <ChartSize view={{ zoom }} send={send} />
              <Picture html={marked(chart.picture, chart)} zoom={zoom} machine={actor?.machine ?? null} send={send} />
            </>
          ) : (
            <ChartWords chart={chart} />
          )}
        </>
      )}
    </div>
  )
}

const SIZES = [
  { zoom: 'fit', label: 'Fit' },
  { zoom: 'full', label: '100 %' },
] as const

const ChartSize = ({ view, send }: { view: Pick<InspectorView, 'zoom'>; send: InspectorSend }) => (
  <fieldset className="ins-sizes" aria-label="Size of the chart">
    {SIZES.map(({ zoom, label }) => (
      <button
        key={zoom}
        type="button"
        data-hold={zoom}
        aria-pressed={view.zoom === zoom}
        onClick={() => send({ type: 'ZOOM', zoom })}
      >
        {label}
      </button>
    ))}
  </fieldset>
)

type PictureProps = Pick<InspectorView, 'zoom'> & { html: string; machine: string | null; send: InspectorSend }

/**
 * It is no markup of ours: what is pointed at in it is found where the event arrives. Drawn anew for another picture alone, for
 * whatever is drawn anew is pointed at again.
 */
const Picture = memo(({ html, zoom, machine, send }: PictureProps) => (
  <section
    id="inspector-chart"
    className="ins-picture"
    data-zoom={zoom}
    aria-label="Chart"
    style={widthOf(html)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled can be scrolled with the keyboard
    tabIndex={0}
    onPointerOver={({ target }) => send({ type: 'OUTLINE', machine: isState(target) ? machine : null })}
    onPointerLeave={() => send({ type: 'OUTLINE', machine: null })}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture of our own repository, made of a chart
    dangerouslySetInnerHTML={{ __html: html }}
  />
))

const isState = (target: EventTarget) => target instanceof Element && target.closest('[data-node]') !== null

/** Where there is no picture, the states that it is in and the transitions that it took. */
function ChartWords({ chart: { active, taken } }: { chart: Chart }) {
  return (
    <>
      <ul className="ins-keys">
        {active.map((id) => (
          <li key={id} data-node={id} data-active="">
            <code>{id}</code>
          </li>
        ))}
      </ul>
      {taken.length > 0 && (
        <p>
          Came by <code>{taken.join(', ')}</code>
        </p>
      )}
    </>
  )
}

type Width = CSSProperties & { '--chart-width': string }

/** In its own size. */
const widthOf = (picture: string): Width => ({ '--chart-width': `${/ width="(\d+)"/.exec(picture)?.[1] ?? 0}px` })

/** The same picture with a mark on the states that it is in and on the lines that were taken. */
function marked(picture: string, { active, taken }: Pick<Chart, 'active' | 'taken'>): string {
  return picture
    .replace(/data-node="([^"]+)"/g, (text, id: string) => (active.includes(id) ? `${text} data-active=""` : text))
    .replace(/data-transitions="([^"]+)"/g, (text, ids: string) =>
      ids.split(' ').some((id) => taken.includes(id)) ? `${text} data-taken=""` : text,
    )
}
