import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type SequenceProps = { view: Pick<InspectorView, 'sequence'> }

const LANE = 110
const ROW = 26
/** How far an arrow goes that comes back to its own lane. */
const LOOP = 18
const TONES = { event: '#404c53', done: '#24603a', error: '#a8231b', after: '#863862' }

/** The last messages, from whom to whom. */
export function InspectorSequence({ view: { sequence } }: SequenceProps) {
  const { lanes, messages } = sequence
  const [width, height] = [lanes.length * LANE + 20, messages.length * ROW + 40]
  const xOf = (name: string) => lanes.indexOf(name) * LANE + LANE / 2
  return (
    <div className="ins-part" data-part="context">
      <h2>Sequence</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="ins-chart" aria-label="Sequence, which scrolls" tabIndex={0}>
        <svg width={width} height={height} role="img" aria-label={messages.map(said).join('; ')}>
          {lanes.map((name) => (
            <g key={name}>
              <text x={xOf(name)} y={14} textAnchor="middle" fontSize={11} fontWeight={620}>
                {name}
              </text>
              <line x1={xOf(name)} x2={xOf(name)} y1={20} y2={height} stroke="#dcd1bf" />
            </g>
          ))}
          {messages.map(({ seq, from, to, word, tone }, index) => (
            <g key={seq} fill={TONES[tone]} stroke={TONES[tone]}>
              <path d={arrow(xOf(from), xOf(to), 44 + index * ROW)} fill="none" />
              <circle cx={xOf(to)} cy={44 + index * ROW} r={3} />
              <text
                x={Math.min(xOf(from), xOf(to)) + (from === to ? LOOP + 6 : 6)}
                y={40 + index * ROW}
                fontSize={10.5}
                stroke="none"
              >
                {word}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </div>
  )
}

type Message = InspectorView['sequence']['messages'][number]

const said = ({ from, to, word }: Message) => `${from} to ${to}: ${word}`
const arrow = (from: number, to: number, y: number) =>
  from === to ? `M${from} ${y - 8}h${LOOP}v8H${to}` : `M${from} ${y}H${to}`
