import { besideState, placesOf } from './count-candidates'
import { areOver, segmentsOf } from './covering'
import { LINE_HEIGHT, NAME_HEIGHT } from './elk-graph'
import type { Box, ChartLayout, PlacedLine, PlacedState } from './layout'
import type { ChartPlaces, CountPlace, StatePlace } from './number-places'

/** Of one group '12.3K' is the longest count; of two beside each other '12.3K · 12.3K'. */
const WIDTHS = {
  alone: { count: 46, share: 46 },
  beside: { count: 80, share: 84 },
}
type Widths = (typeof WIDTHS)['alone']

/** A place for every number of a chart: over no state, no words and no other number, and on no other line where it can. */
export const countPlaces = (layout: ChartLayout) => ({
  alone: placesIn(layout, WIDTHS.alone),
  beside: placesIn(layout, WIDTHS.beside),
})

function placesIn(layout: ChartLayout, { count, share }: Widths): ChartPlaces {
  const ground = groundOf(layout)
  const lines = linesIn(
    ground,
    layout.lines.flatMap((line) => (line.label ? [{ line, places: placesOf(line, line.label, count) }] : [])),
  )
  const states: StatePlace[] = []
  for (const state of layout.states.filter(({ node }) => node.type !== 'final')) {
    const { inside, around } = besideState(state, share)
    const place = inside ?? take(around, { ground, taken: [...lines, ...states], line: null })
    if (place) states.push({ ...place, state: state.node.id })
  }
  return { lines, states }
}

/** Lines whose counts would have no place, alone or beside others, or only one on another line. */
export function withoutCounts(layout: ChartLayout): string[] {
  const both = Object.values(countPlaces(layout)).map(({ lines }) => lines)
  const isShown = (line: PlacedLine, places: readonly CountPlace[]) => {
    const place = places.find(({ rows }) =>
      rows.some(({ transition }) => transition === line.label?.lines[0]?.transition),
    )
    return place !== undefined && linesUnder(place, { layout, line }) === 0
  }
  return layout.lines
    .filter((line) => line.label && !both.every((places) => isShown(line, places)))
    .map(({ connection }) => connection.id)
}

type Choice = { line: PlacedLine; places: CountPlace[] }
const ROUNDS = 12

/** What has the least choice chooses first; whoever finds nothing left is first in the next round. */
function linesIn(ground: Ground, choices: Choice[], round = 0): CountPlace[] {
  const free = choices.map(({ line, places }) => ({ line, places: places.filter((each) => isFree(each, ground)) }))
  const sorted = round === 0 ? free.sort((one, other) => one.places.length - other.places.length) : free
  const taken: CountPlace[] = []
  const left = sorted.filter(({ line, places }) => {
    const place = take(places, { ground, taken, line })
    if (place) taken.push(place)
    return !place
  })
  if (left.length === 0 || round === ROUNDS) return taken
  return linesIn(ground, [...left, ...sorted.filter((each) => !left.includes(each))], round + 1)
}

type Ground = { layout: ChartLayout; fixed: readonly Box[] }

const groundOf = (layout: ChartLayout): Ground => ({
  layout,
  fixed: [...layout.states.map(headOf), ...layout.points, ...layout.lines.flatMap(({ label }) => label ?? [])],
})

type Taking = { ground: Ground; taken: readonly Box[]; line: PlacedLine | null }

/** The first that covers nothing; where each covers a line, the one with the fewest. */
function take<Of extends Box>(places: readonly Of[], { ground, taken, line }: Taking): Of | undefined {
  const [best] = places
    .filter((each) => isFree(each, ground) && !taken.some((other) => areOver(each, other)))
    .map((place) => ({ place, covers: linesUnder(place, { layout: ground.layout, line }) }))
    .sort((one, other) => one.covers - other.covers)
  return best?.place
}

/** How many pieces of other lines than its own it would cover. */
function linesUnder(place: Box, { layout, line }: { layout: ChartLayout; line: PlacedLine | null }): number {
  const others = layout.lines.filter((each) => each !== line).map(({ points }) => points)
  return [...others, ...layout.initialLines].flatMap(segmentsOf).filter((other) => areOver(place, other)).length
}

const isFree = (box: Box, { layout, fixed }: Ground) =>
  box.x >= 0 &&
  box.y >= 0 &&
  box.x + box.width <= layout.width &&
  box.y + box.height <= layout.height &&
  !fixed.some((other) => areOver(box, other))

/** What a state with others in it says of itself stands at its top. */
function headOf({ node, lines, ...box }: PlacedState): Box {
  return node.children.length > 0 ? { ...box, height: NAME_HEIGHT + lines.length * LINE_HEIGHT } : box
}
