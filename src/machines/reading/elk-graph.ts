import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { ChartModel, ChartNode } from './chart'
import { type ChartLine, type ChartWords, edgeLines, stateLines } from './chart-texts'
import { type Connection, connectionsOf } from './connections'
import { forkOf, isBelow } from './nesting'
import { stepsTo } from './reading-order'
import { widthOf } from './text-width'

export const LINE_HEIGHT = 15
export const NAME_HEIGHT = 26
/** `key`: what stands in its place where a chart has a point of its own, 'initial', 'any' (from anywhere in it), 'self'. */
export const pointIn = (id: string, key: 'initial' | 'any' | 'self') => `${id}/${key}`
/**
 * What is drawn of a chart; `isOutline`: names alone, as a small picture; `roomy`: lines whose words have room for their
 * counts above and below.
 */
export type Drawn = {
  chart: ChartModel
  words: ChartWords | null
  isOutline: boolean
  direction: 'RIGHT' | 'DOWN'
  roomy: ReadonlySet<string>
}
export type ElkGraph = { graph: ElkNode; connections: Connection[]; reversed: ReadonlySet<string> }

/** ELK hands its options down to no inner graph: each box repeats them. */
const optionsOf = ({ direction, isOutline }: Drawn): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': isOutline ? '34' : '12',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.spacing.edgeLabel': '2',
  // an order of the model's own makes elkjs 0.12.1 throw on nested graphs: see `isReversed`
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  // of several by which the largest charts were laid out, the one that makes them smallest
  'elk.randomSeed': '7',
})

/** A chart as elkjs lays it out: states inside states, all lines at the root. */
export function elkGraph(drawn: Drawn): ElkGraph {
  const { chart } = drawn
  const connections = connectionsOf(chart)
  const steps = stepsTo(chart)
  const reversed = new Set(connections.filter((each) => leadsBack(chart, steps, each)).map(({ id }) => id))
  const root = chart.nodes[chart.root]
  if (!root) throw new Error(`${chart.id} has no root`)
  const shown = isRootDrawn(drawn, root) ? [root] : childrenOf(chart, root)
  const initial = shown[0] === root ? [] : initialPoint(root)
  return {
    connections,
    reversed,
    graph: {
      id: '$',
      children: [...initial, ...shown.map((node) => elkNode(drawn, connections, node))],
      edges: [...initialEdges(chart), ...connections.map((each) => elkEdge(drawn, each, reversed.has(each.id)))],
      layoutOptions: {
        ...optionsOf(drawn),
        'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
        'elk.padding': '[top=14,left=14,bottom=18,right=14]',
      },
    },
  }
}

/** The machine itself is a box where something happens in all of it, or where it has regions. */
function isRootDrawn({ chart, words, isOutline }: Drawn, root: ChartNode): boolean {
  const hasLines = !isOutline && stateLines(chart, root, words).length > 0
  return hasLines || root.type === 'parallel' || chart.edges.some(({ source, target }) => source === root.id && target)
}

/**
 * What leads back is given to ELK the other way round and turned again afterwards: a state that takes fewer steps stands
 * before one that takes more, which makes the fewest rows; of two that take as many, the one that is declared first.
 */
function leadsBack(chart: ChartModel, steps: ReadonlyMap<string, number>, { source, target }: Connection): boolean {
  const [from, to] = forkOf(chart, source, target)
  if (!from || !to) return false
  const further = (steps.get(to) ?? 0) - (steps.get(from) ?? 0)
  const later = (chart.nodes[to]?.order ?? 0) - (chart.nodes[from]?.order ?? 0)
  return further === 0 ? later < 0 : further < 0
}

function elkEdge(drawn: Drawn, connection: Connection, isTurned: boolean): ElkExtendedEdge {
  const [from, to] = endsOf(drawn.chart, connection)
  const lines = drawn.isOutline ? [] : labelLines(drawn, connection)
  return {
    id: connection.id,
    sources: [isTurned ? to : from],
    targets: [isTurned ? from : to],
    labels:
      lines.length === 0 ? [] : [{ id: `${connection.id}/label`, text: ' ', ...roomOf(drawn, connection), ...INLINE }],
  }
}

/** These belong to the label: on an edge ELK ignores them. */
const INLINE = { layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' } }

/** The words of a line with their edge. */
export const labelBox = (lines: ChartLine[]) => boxOf(lines, { x: 12, y: 6 })

const COUNT = { width: 80, height: 18 }

/** The same above and below, since a line leads through the middle. */
function roomOf(drawn: Drawn, connection: Connection) {
  const lines = labelLines(drawn, connection)
  const { width, height } = labelBox(lines)
  if (!drawn.roomy.has(connection.id)) return { width, height }
  const counts = (connection.edges.length - 1) * LINE_HEIGHT + COUNT.height
  return { width: Math.max(width, COUNT.width), height: height + 2 * counts }
}

export const labelLines = ({ chart, words }: Drawn, { edges }: Connection): ChartLine[] =>
  edges.flatMap((edge) => edgeLines(chart, edge, words))

/** ELK leads lines between a box and what is in it astray: they begin or end at a small point inside the box. */
function endsOf(chart: ChartModel, { source, target }: Connection): [string, string] {
  if (isBelow(chart, target, source)) return [pointIn(source, 'any'), target]
  if (isBelow(chart, source, target)) return [source, pointIn(target, 'self')]
  return [source, target]
}

function elkNode(drawn: Drawn, connections: Connection[], node: ChartNode): ElkNode {
  const lines = drawn.isOutline ? [] : stateLines(drawn.chart, node, drawn.words)
  const box = stateBox(node.key, lines)
  const inner = childrenOf(drawn.chart, node).map((child) => elkNode(drawn, connections, child))
  if (inner.length === 0) return { id: node.id, ...box }
  const points = (['any', 'self'] as const).filter((key) =>
    connections.some((each) => endsOf(drawn.chart, each).includes(pointIn(node.id, key))),
  )
  return {
    id: node.id,
    children: [
      ...initialPoint(node),
      ...inner,
      ...points.map((key) => ({ id: pointIn(node.id, key), width: 34, height: 20 })),
    ],
    layoutOptions: {
      ...optionsOf(drawn),
      'elk.padding': `[top=${box.height + 10},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${box.width},${box.height + 30})`,
    },
  }
}

function stateBox(key: string, lines: ChartLine[]) {
  const { width, height } = boxOf(lines, { x: 24, y: 10 })
  return {
    width: Math.max(Math.ceil(widthOf(key, 'name')) + 24, lines.length ? width : 0, 64),
    height: NAME_HEIGHT + (lines.length ? height - 2 : 6),
  }
}

const boxOf = (lines: ChartLine[], padding: { x: number; y: number }) => ({
  width: Math.ceil(Math.max(0, ...lines.map(({ text, face }) => widthOf(text, face)))) + padding.x,
  height: lines.length * LINE_HEIGHT + padding.y,
})

const initialPoint = ({ id, type }: ChartNode): ElkNode[] =>
  type === 'compound' ? [{ id: pointIn(id, 'initial'), width: 10, height: 10 }] : []

const initialEdges = (chart: ChartModel): ElkExtendedEdge[] =>
  Object.values(chart.nodes).flatMap(({ id, isInitial, parent }) =>
    isInitial && parent
      ? [
          {
            id: `${pointIn(parent, 'initial')}→`,
            sources: [pointIn(parent, 'initial')],
            targets: [id],
            layoutOptions: { 'elk.layered.priority.straightness': '10', 'elk.layered.priority.shortness': '10' },
          },
        ]
      : [],
  )

const childrenOf = (chart: ChartModel, node: ChartNode): ChartNode[] =>
  node.children.flatMap((id) => chart.nodes[id] ?? [])
