import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { LOOP, layoutOf } from './sequence-layout'

type SequenceProps = { view: Pick<InspectorView, 'sequence'> }

const TONES = { event: '#404c53', done: '#24603a', error: '#a8231b', after: '#863862' }

/** The last messages, from whom to whom; what is shortened can be read whole where it is pointed at. */
export function InspectorSequence({ view: { sequence } }: SequenceProps) {
  const { heads, rows, width, height } = layoutOf(sequence)
  return (
    <div className="ins-part" data-part="context">
      <h2>Sequence</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="ins-chart" aria-label="Sequence, which scrolls" tabIndex={0}>
        <svg width={width} height={height} role="img" aria-label={sequence.messages.map(said).join('; ')}>
          {heads.map(({ name, text, x }) => (
            <g key={name}>
              <title>{name}</title>
              <text x={x} y={14} textAnchor="middle" fontSize={11} fontWeight={620}>
                {text}
              </text>
              <line x1={x} x2={x} y1={20} y2={height} stroke="#dcd1bf" />
            </g>
          ))}
          {rows.map((row) => (
            <g key={row.seq} fill={TONES[row.tone]} stroke={TONES[row.tone]}>
              <title>{said(row)}</title>
              <path d={arrow(row)} fill="none" />
              <circle cx={row.end} cy={row.y} r={3} />
              <text x={row.label} y={row.y - 4} fontSize={10.5} stroke="#fff" strokeWidth={3} paintOrder="stroke">
                {row.text}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </div>
  )
}

const said = ({ from, to, word }: InspectorView['sequence']['messages'][number]) => `${from} to ${to}: ${word}`

type Arrow = { start: number; end: number; y: number }

const arrow = ({ start, end, y }: Arrow) =>
  start === end ? `M${start} ${y - 8}h${LOOP}v8H${end}` : `M${start} ${y}H${end}`
