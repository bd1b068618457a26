import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { ChartModel, ChartNode } from './chart'
import { type ChartLine, type ChartWords, stateLines } from './chart-texts'
import type { Connection } from './connections'
import { withoutCounts } from './count-places'
import { type Drawn, type ElkGraph, elkGraph, labelBox, labelLines, pointIn } from './elk-graph'

export type Box = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }
export type PlacedState = Box & { node: ChartNode; lines: ChartLine[] }
export type PlacedLine = { connection: Connection; points: Point[]; label: (Box & { lines: ChartLine[] }) | null }
/** `any`: from anywhere in its box; `self`: back to the box itself. */
export type PlacedPoint = Box & { kind: 'initial' | 'any' | 'self' }
/** A chart with a place for everything, in pixels. */
export type ChartLayout = {
  chart: ChartModel
  width: number
  height: number
  /** a box before what is in it */
  states: PlacedState[]
  lines: PlacedLine[]
  points: PlacedPoint[]
  /** from each initial point to its state */
  initialLines: Point[][]
}

/** What a page shows at once of a chart, in pixels, at 1280 by 1000. */
const VIEW = { width: 1214, height: 820 }

/** Lays a chart out; the same chart always comes out the same. Each line has room for how often it was taken. */
export async function layoutChart(chart: ChartModel, words: ChartWords | null): Promise<ChartLayout> {
  return roomyChart({ chart, words, isOutline: false, roomy: new Set() })
}

type Chart = Omit<Drawn, 'direction'>

async function roomyChart(drawn: Chart): Promise<ChartLayout> {
  const layout = await largest(drawn)
  const roomy = new Set([...drawn.roomy, ...withoutCounts(layout)])
  return roomy.size === drawn.roomy.size ? layout : roomyChart({ ...drawn, roomy })
}

/** Of both ways the one in which more of it is seen at once; where all of it is, it is read from left to right. */
async function largest(drawn: Chart): Promise<ChartLayout> {
  const across = await laidOut({ ...drawn, direction: 'RIGHT' })
  if (seenOf(across) === 1) return across
  const down = await laidOut({ ...drawn, direction: 'DOWN' })
  return seenOf(down) > seenOf(across) ? down : across
}

/** In which size all of it is seen, as a share of its own. */
const seenOf = ({ width, height }: ChartLayout) => Math.min(1, VIEW.width / width, VIEW.height / height)

/** The same chart as a small picture: names alone. */
export const layoutOutline = (chart: ChartModel): Promise<ChartLayout> =>
  laidOut({ chart, words: null, isOutline: true, direction: 'RIGHT', roomy: new Set() })

async function laidOut(drawn: Drawn): Promise<ChartLayout> {
  const given = elkGraph(drawn)
  const placed = await new ELK().layout(given.graph)
  const nodes = flat(placed)
  const edges = nodes.flatMap((node) => node.edges ?? [])
  return {
    chart: drawn.chart,
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: nodes.flatMap((node) => placedState(drawn, node)),
    points: nodes.flatMap((node) => placedPoint(drawn.chart, node)),
    lines: edges.flatMap((edge) => placedLine(drawn, given, edge)),
    initialLines: edges.filter(({ id }) => id.endsWith('/initial→')).map(pointsOf),
  }
}

const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

function placedState({ chart, words, isOutline }: Drawn, elk: ElkNode): PlacedState[] {
  const node = chart.nodes[elk.id]
  return node ? [{ ...boxOf(elk), node, lines: isOutline ? [] : stateLines(chart, node, words) }] : []
}

function placedPoint(chart: ChartModel, elk: ElkNode): PlacedPoint[] {
  const kinds = ['initial', 'any', 'self'] as const
  const kind = kinds.find((each) => elk.id.endsWith(pointIn('', each)))
  return kind && !chart.nodes[elk.id] ? [{ ...boxOf(elk), kind }] : []
}

function placedLine(drawn: Drawn, { connections, reversed }: ElkGraph, elk: ElkExtendedEdge): PlacedLine[] {
  const connection = connections.find(({ id }) => id === elk.id)
  if (!connection) return []
  const points = pointsOf(elk)
  const label = elk.labels?.[0]
  const line = {
    connection,
    points: reversed.has(elk.id) ? points.reverse() : points,
    label: label ? labelIn(boxOf(label), labelLines(drawn, connection)) : null,
  }
  return [line]
}

/** Its words in the middle of the room that they have. */
function labelIn(room: Box, lines: ChartLine[]): PlacedLine['label'] {
  const { width, height } = labelBox(lines)
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height, lines }
}

function pointsOf({ id, sections }: ElkExtendedEdge): Point[] {
  const section = sections?.[0]
  if (!section) throw new Error(`elkjs laid out no line for ${id}`)
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y }))
}
