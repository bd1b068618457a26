import { LINE_HEIGHT } from './elk-graph'
import type { Box, PlacedLine, PlacedState, Point } from './layout'
import type { CountPlace } from './number-places'
import { widthOf } from './text-width'

type Label = NonNullable<PlacedLine['label']>

/** Right of its words, below or left of them, then wherever it touches them, and last anywhere on its line. */
export function placesOf({ points }: PlacedLine, label: Label, width: number): CountPlace[] {
  const rows = rowsOf(label)
  const { x, y, ...size } = rounded(label)
  const [right, bottom, height] = [x + size.width, y + size.height, rows.length * LINE_HEIGHT + 3]
  const asHigh = (at: Pick<CountPlace, 'x' | 'hold'>): CountPlace => ({
    ...{ ...at, y, width, height: size.height },
    rows: rows.map(({ transition, line }) => ({ transition, y: y + 14 + line * LINE_HEIGHT })),
  })
  const close = (at: Pick<CountPlace, 'x' | 'y' | 'hold'>): CountPlace => ({
    ...{ ...at, width, height },
    rows: rows.map(({ transition }, row) => ({ transition, y: at.y + 12 + row * LINE_HEIGHT })),
  })
  const onLine = ({ x: middle, y: centre }: Point) =>
    close({ x: Math.round(middle - width / 2), y: Math.round(centre - height / 2), hold: 'middle' })
  const below = onLine({ x: x + size.width / 2, y: bottom + height / 2 })
  const left = asHigh({ x: x - width, hold: 'end' })
  return [
    asHigh({ x: right, hold: 'start' }),
    // several rows are read best beside their words
    ...(rows.length === 1 ? [below, left] : [left, below]),
    onLine({ x: x + size.width / 2, y: y - height / 2 }),
    ...steps(y - height + TOUCH, bottom - TOUCH).flatMap((at) => [
      close({ x: right, y: at, hold: 'start' }),
      close({ x: x - width, y: at, hold: 'end' }),
    ]),
    ...steps(x - width + TOUCH, right - TOUCH).flatMap((at) => {
      const hold = at < x ? 'end' : at + width > right ? 'start' : 'middle'
      return [close({ x: at, y: bottom, hold }), close({ x: at, y: y - height, hold })]
    }),
    ...points.slice(1).flatMap((end, at) => pointsBetween(points[at] ?? end, end).map(onLine)),
  ]
}

/** Of words in two lines the first has the count. */
const rowsOf = ({ lines }: Label) =>
  lines.flatMap(({ transition }, line) =>
    transition && lines.findIndex((each) => each.transition === transition) === line ? [{ transition, line }] : [],
  )

const pointsBetween = (one: Point, other: Point): Point[] =>
  one.x === other.x
    ? stepsEitherWay(one.y, other.y).map((y) => ({ x: one.x, y }))
    : stepsEitherWay(one.x, other.x).map((x) => ({ x, y: one.y }))
const stepsEitherWay = (one: number, other: number) => steps(Math.min(one, other), Math.max(one, other))

/** So much of a side two boxes share at least that belong together. */
const TOUCH = 14
const STEP = 4

function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, index) => Math.round(from + ((to - from) * index) / count))
}

const SHARE_HEIGHT = 17

/** In the line of its name where that leaves room, else where it touches the box. */
export function besideState({ node, ...placed }: PlacedState, share: number): { inside: Box | null; around: Box[] } {
  const { x, y, width, height } = rounded(placed)
  const box = { width: share, height: SHARE_HEIGHT }
  const right = x + width - share
  const inside = { ...box, x: right - 5, y: y + 5 }
  const around = [right, x, ...steps(x - share + TOUCH, x + width - TOUCH)].flatMap((at) => [
    { ...box, x: at, y: y + height },
    { ...box, x: at, y: y - SHARE_HEIGHT },
  ])
  const beside = [y + 5, ...steps(y - SHARE_HEIGHT + TOUCH, y + height - TOUCH)].flatMap((at) => [
    { ...box, x: x + width, y: at },
    { ...box, x: x - share, y: at },
  ])
  return { inside: inside.x >= x + 18 + widthOf(node.key, 'name') ? inside : null, around: [...around, ...beside] }
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})
