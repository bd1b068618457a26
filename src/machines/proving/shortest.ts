import type { ActorLogic, AnyMachineSnapshot, EventObject, Snapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { stateText } from '~/machines/runtime/reading'
import type { Edge, Graph } from './explore'

/** The shortest way to a state of a machine: which start of its model, and the edges from there. */
export type ShortestWay = { state: string; start: number; edges: Edge[]; snapshot: AnyMachineSnapshot }

type Vertex = Snapshot<undefined> & { key: string }
type Taken = EventObject & { edge: Edge }

/**
 * For each state in which a machine can rest, regions side by side, the shortest way from any of its starts. The graph is
 * the one that was explored, for xstate's own exploration knows no calls and no timers.
 */
export function shortestWays(graph: Graph): ShortestWay[] {
  const shortest = new Map<string, ShortestWay>()
  for (const [start, { key }] of graph.starts.entries())
    for (const { state: vertex, steps } of pathsFrom(graph, key)) {
      const snapshot = graph.snapshots.get(vertex.key)
      if (!snapshot) continue
      const way = { state: stateText(snapshot.value), start, edges: edgesOf(steps), snapshot }
      const known = shortest.get(way.state)
      if (!known || way.edges.length < known.edges.length) shortest.set(way.state, way)
    }
  return [...shortest.values()]
}

const vertexOf = (key: string): Vertex => ({ status: 'active', output: undefined, error: undefined, key })

function pathsFrom({ out }: Graph, key: string) {
  const logic: ActorLogic<Vertex, Taken> = {
    getInitialSnapshot: () => vertexOf(key),
    transition: (_, { edge }) => vertexOf(edge.to),
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  return getShortestPaths(logic, {
    events: (vertex) => (out.get(vertex.key) ?? []).map((edge, index) => ({ type: `${index}`, edge })),
    serializeState: (vertex) => vertex.key,
    serializeEvent: ({ type }) => type,
  })
}

/** The first step of a path is that it starts. */
const edgesOf = (steps: readonly { event: Taken }[]): Edge[] => steps.flatMap(({ event }) => event.edge ?? [])
