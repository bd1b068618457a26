import type { ChartPlaces, CountPlace, StatePlace } from '~/services/flows/visitors/visitors.contract'
import { count, countBeside, countBox, numbersOnTop, shareBox, shareText } from './chart-counts.styles'
import { cameTo, type Numbers, rounded, roundedShare, timesOf } from './numbers'

type ChartCountsProps = { view: Numbers & { places: ChartPlaces } }

/** How often each line was taken, beside its words, and in each state which part of those who came left the page. */
export function ChartCounts({ view: { places, groups } }: ChartCountsProps) {
  return (
    <g className={numbersOnTop}>
      {places.lines.map((place) => (
        <Counts key={place.rows[0]?.transition} view={{ place, groups }} />
      ))}
      {places.states.map((place) => (
        <Share key={place.state} view={{ place, groups }} />
      ))}
    </g>
  )
}

function Counts({ view: { place, groups } }: { view: Numbers & { place: CountPlace } }) {
  const rows = place.rows.map(({ transition, y }) => ({
    ...{ transition, y },
    counts: groups.map(({ visits }) => timesOf(visits, [transition])),
  }))
  if (rows.every(({ counts }) => counts.every((each) => each === 0))) return null
  const texts = rows.map(({ counts, ...row }) => ({ ...row, words: counts.map(rounded) }))
  const box = boxAround(place, Math.max(...texts.map(({ words }) => widthOf(words))))
  return (
    <g>
      <rect className={countBox} {...box} rx="5" />
      {texts.map(({ transition, y, words }) => (
        <Words key={y} view={{ x: box.x + box.width - PADDING_PX, y, words, look: count, of: transition }} />
      ))}
    </g>
  )
}

function Share({ view: { place, groups } }: { view: Numbers & { place: StatePlace } }) {
  const shares = groups.map(({ visits }) => ({
    gone: visits.states[place.state]?.stayed ?? 0,
    came: cameTo(visits, place.state),
  }))
  if (shares.every(({ gone }) => gone === 0)) return null
  const words = shares.map(({ gone, came }) => roundedShare(gone, came))
  const box = boxAround({ ...place, hold: 'end' }, widthOf(words))
  return (
    <g>
      <rect className={shareBox} {...box} rx="8.5" />
      <Words view={{ x: box.x + box.width - PADDING_PX, y: place.y + 12.5, words, look: shareText, of: place.state }} />
    </g>
  )
}

type WordsProps = { view: { x: number; y: number; words: string[]; look: string; of: string } }

function Words({ view: { x, y, words, look, of } }: WordsProps) {
  return (
    <text x={x} y={y} textAnchor="end" className={look} data-numbers={of}>
      {words[0]}
      {words.slice(1).map((word) => (
        <tspan key="beside" className={countBeside}>{` · ${word}`}</tspan>
      ))}
    </text>
  )
}

const PADDING_PX = 6
/** Of the font of a chart; every digit is as wide as each other one. */
const WIDTHS: Record<string, number> = {
  ',': 3,
  '.': 3,
  ' ': 2.4,
  '·': 3,
  '%': 8.5,
  K: 7.4,
  M: 10.2,
  '<': 6.4,
  '−': 6.4,
}
const DIGIT_PX = 6.6
const widthOf = (words: readonly string[]) =>
  [...words.join(' · ')].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT_PX), 0)

type Held = { x: number; y: number; width: number; height: number; hold: CountPlace['hold'] }

/** As wide as what is in it, at the side of its place that it holds. */
function boxAround({ x, y, height, hold, ...place }: Held, textWidth: number) {
  const width = Math.ceil(textWidth + 2 * PADDING_PX)
  const left = { start: 0, middle: (place.width - width) / 2, end: place.width - width }[hold]
  return { x: x + left, y, width, height }
}

const [THIN, THICK] = [1.5, 4.2]
const LINE = /(<g data-transitions="([^"]+)"[^>]*><path d="[^"]+" fill="none" stroke="[^"]+" stroke-width=")1\.5"/g

/** The same picture with each line as thick as the times it was taken; logarithmic, since the rare ways matter, too. */
export function withThickness(inner: string, { groups: [first] }: Numbers): string {
  if (!first) return inner
  const lines = [...inner.matchAll(LINE)].map(([, , ids = '']) => timesOf(first.visits, ids.split(' ')))
  const most = Math.log1p(Math.max(0, ...lines))
  if (most === 0) return inner
  return inner.replace(LINE, (_all, before: string, ids: string) => {
    const part = Math.log1p(timesOf(first.visits, ids.split(' '))) / most
    return `${before}${(THIN + (THICK - THIN) * part).toFixed(1)}"`
  })
}
