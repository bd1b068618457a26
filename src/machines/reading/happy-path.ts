import type { ChartEdge, ChartModel, ChartNode } from './chart'
import { toneOf } from './connections'
import { isBelow } from './nesting'

/**
 * A machine where all goes well: the states of `path` (dotted, as notes name them) in the order in which a customer meets
 * them, and of all transitions the one that leads from each to the next. A state can be met more than once. Throws where
 * nothing leads from one to the next.
 */
export function happyPath(chart: ChartModel, path: readonly string[]): ChartModel {
  const met = path.filter((each) => !isEvent(each)).map((each) => stateAt(chart, each))
  const edges = met.slice(1).map((to, at) => edgeBetween(chart, [met[at] ?? to, to]))
  const nodes = [...new Set(met)].map((node, at): ChartNode => {
    return { ...node, key: node.path, isInitial: at === 0, parent: chart.root, children: [] }
  })
  const root = stateAt(chart, '')
  // what happens in all of the machine is said by the whole chart
  const frame: ChartNode = { ...root, type: 'compound', children: nodes.map(({ id }) => id), ...SILENT }
  return {
    id: chart.id,
    root: chart.root,
    nodes: Object.fromEntries([frame, ...nodes].map((node) => [node.id, node])),
    edges: [...new Map(edges.map((edge) => [edge.id, edge])).values()],
  }
}

/**
 * What is met on that path, in its order, what somebody does there, and which transition leads on from there; null at its
 * end.
 */
export function happySteps(chart: ChartModel, path: readonly string[]): HappyStep[] {
  const met = path.filter((each) => !isEvent(each)).map((each) => stateAt(chart, each))
  const events = eventsBehind(path)
  return met.map((state, at) => {
    const next = met[at + 1]
    return {
      state: state.id,
      acts: (events[at] ?? []).map((event) => actAt(chart, state, event).transition),
      transition: next ? edgeBetween(chart, [state, next]).transition : null,
    }
  })
}
type HappyStep = { state: string; acts: string[]; transition: string | null }

/** States begin with a small letter. */
const isEvent = (each: string) => /^[A-Z]/.test(each)

/** Of each state of a path the events that stand behind it. */
function eventsBehind(path: readonly string[]): string[][] {
  const behind: string[][] = []
  for (const each of path) {
    if (isEvent(each)) behind.at(-1)?.push(each)
    else behind.push([])
  }
  return behind
}

/** What the state, or the next one around it, does when that event comes. */
function actAt(chart: ChartModel, state: ChartNode, event: string): ChartEdge {
  const taken = chart.edges.filter(
    ({ source, eventType }) => eventType === event && (source === state.id || isBelow(chart, state.id, source)),
  )
  const [nearest] = taken.toSorted((one, other) => other.source.length - one.source.length)
  if (!nearest) throw new Error(`"${state.path}" of ${chart.id} takes no ${event}`)
  return nearest
}

const SILENT = { entry: [], exit: [], invoke: [] }

function stateAt(chart: ChartModel, path: string): ChartNode {
  const node = Object.values(chart.nodes).find((each) => each.path === path)
  if (!node) throw new Error(`${chart.id} has no state "${path}"`)
  return node
}

/** The first that goes well: of the state itself, else of one around it. */
function edgeBetween(chart: ChartModel, [from, to]: readonly [ChartNode, ChartNode]): ChartEdge {
  const leading = chart.edges.filter(
    (each) =>
      (each.source === from.id || isBelow(chart, from.id, each.source)) &&
      each.target !== null &&
      isEntered(chart, to, each.target) &&
      toneOf(chart, each) !== 'error',
  )
  const edge = leading.find(({ source }) => source === from.id) ?? leading[0]
  if (!edge) throw new Error(`nothing leads from "${from.path}" to "${to.path}" in ${chart.id}`)
  return { ...edge, id: `${from.id}→${to.id}`, source: from.id, target: to.id }
}

/** Whether a state is entered with that one: itself, or where it begins. */
function isEntered(chart: ChartModel, state: ChartNode, target: string): boolean {
  if (state.id === target) return true
  const parent = chart.nodes[state.parent ?? '']
  if (!parent || !(state.isInitial || parent.type === 'parallel')) return false
  return isEntered(chart, parent, target)
}
