import { stateText } from '~/machines/runtime/reading'
import { wordOf } from './awaited'
import type { Edge, Graph, Start } from './explore'

export type Path = { start: Start; steps: Edge[]; title: string }
/**
 * 'transitions': every coverage id once. 'edges': every explored pair of state and event once. 'visits': every state of
 * the chart and every kind of event once.
 */
export type Goal = 'transitions' | 'edges' | 'visits'

type Walk = {
  graph: Graph
  left: Set<string>
  items: (edge: Edge) => string[]
  startItems: (start: Start) => string[]
}

/** Few long paths that take everything reachable at least once: always on to the nearest thing not yet taken. */
export function tour(graph: Graph, goal: Goal = 'transitions', maxLength = 60): Path[] {
  const items = itemsOf[goal](graph)
  const edges = [...graph.out.values()].flat()
  const startItems = (start: Start) =>
    goal === 'visits' ? [stateAt(graph, start.key)] : [...start.covers, `start ${graph.starts.indexOf(start)}`]
  const left = new Set([...edges.flatMap(items), ...graph.starts.flatMap(startItems)])
  const walk: Walk = { graph, items, startItems, left }
  return graph.starts.flatMap((start) => pathsFrom(walk, start, maxLength))
}

const itemsOf: Record<Goal, (graph: Graph) => (edge: Edge) => string[]> = {
  transitions: () => (edge) => edge.covers,
  edges: () => (edge) => [`${edge.from}|${JSON.stringify(edge.event)}`],
  visits: (graph) => (edge) => [stateAt(graph, edge.to), wordOf(edge.event)],
}
const stateAt = ({ snapshots }: Graph, key: string) => `in ${stateText(snapshots.get(key)?.value ?? '')}`

function pathsFrom(walk: Walk, start: Start, maxLength: number): Path[] {
  const paths: Path[] = []
  for (;;) {
    const wasNew = strike(walk.left, walk.startItems(start))
    const steps: Edge[] = []
    for (let at = start.key; ; at = steps.at(-1)?.to ?? at) {
      const leg = nearest(walk, at)
      if (leg.length === 0 || (steps.length > 0 && steps.length + leg.length > maxLength)) break
      steps.push(...leg)
      strike(walk.left, leg.flatMap(walk.items))
    }
    if (steps.length === 0 && !wasNew) return paths
    paths.push({ start, steps, title: titleOf(steps) })
  }
}

const strike = (left: Set<string>, ids: string[]) => ids.filter((id) => left.delete(id)).length > 0

/** The shortest way from a state to an edge that has something left to take. */
function nearest({ graph, left, items }: Walk, from: string): Edge[] {
  const cameBy = new Map<string, Edge | null>([[from, null]])
  const queue = [from]
  for (const at of queue) {
    for (const edge of graph.out.get(at) ?? []) {
      if (items(edge).some((item) => left.has(item))) return [...backtrack(cameBy, at), edge]
      if (cameBy.has(edge.to)) continue
      cameBy.set(edge.to, edge)
      queue.push(edge.to)
    }
  }
  return []
}

/** The shortest way from any start that ends with an event of that kind; null where nothing leads to one. */
export function pathTo(graph: Graph, isMeant: (event: Edge['event']) => boolean): Path | null {
  const items = ({ event }: Edge) => (isMeant(event) ? ['meant'] : [])
  const walk: Walk = { graph, items, startItems: () => [], left: new Set(['meant']) }
  const found = graph.starts.flatMap((start): Path[] => {
    const steps = nearest(walk, start.key)
    return steps.length > 0 ? [{ start, steps, title: titleOf(steps) }] : []
  })
  return found.sort((one, other) => one.steps.length - other.steps.length)[0] ?? null
}

function backtrack(cameBy: Map<string, Edge | null>, to: string): Edge[] {
  const edge = cameBy.get(to)
  return edge ? [...backtrack(cameBy, edge.from), edge] : []
}

const titleOf = (steps: Edge[]) =>
  `${steps.length} steps: ${steps.map(({ event }) => wordOf(event)).join(' → ')}`.slice(0, 140)
