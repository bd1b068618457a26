import type { Edge, Graph, Start } from './explore'
import { endingOf } from './model'

export type Path = { start: Start; steps: Edge[]; title: string }
/** 'transitions': every coverage id once. 'edges': every explored pair of state and event once. */
export type Goal = 'transitions' | 'edges'

type Walk = { graph: Graph; left: Set<string>; items: (edge: Edge) => string[] }

/** Few long paths that take everything reachable at least once: always on to the nearest thing not yet taken. */
export function tour(graph: Graph, goal: Goal = 'transitions', maxLength = 60): Path[] {
  const items = (edge: Edge) => (goal === 'edges' ? [`${edge.from}|${JSON.stringify(edge.event)}`] : edge.covers)
  const edges = [...graph.out.values()].flat()
  const walk: Walk = { graph, items, left: new Set([...edges.flatMap(items), ...graph.starts.flatMap(startItems)]) }
  return graph.starts.flatMap((start) => pathsFrom(walk, start, maxLength))
}

const startItems = (start: Start) => [...start.covers, `start|${start.key}`]

function pathsFrom(walk: Walk, start: Start, maxLength: number): Path[] {
  const paths: Path[] = []
  for (;;) {
    const wasNew = strike(walk.left, startItems(start))
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

function backtrack(cameBy: Map<string, Edge | null>, to: string): Edge[] {
  const edge = cameBy.get(to)
  return edge ? [...backtrack(cameBy, edge.from), edge] : []
}

const titleOf = (steps: Edge[]) => {
  const words = steps.map(({ event }) => {
    const ending = endingOf(event)
    return ending ? `${ending.kind}:${ending.id}` : event.type.replace(/^xstate\.after\.([^.]+)\..*/, 'after:$1')
  })
  return `${steps.length} steps: ${words.join(' → ')}`.slice(0, 140)
}
