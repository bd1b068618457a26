import type { AnyEventObject } from 'xstate'
import type { Graph } from '../explore'

export type Trace = { input: unknown; events: AnyEventObject[] }
type Way = Trace & { before: Way | null }

/** The shortest way to each explored state; `before`: the way of which it is one step more. */
export function waysOf({ starts, out }: Graph): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const { key, input } of starts) if (!ways.has(key)) ways.set(key, { input, events: [], before: null })
  for (const [key, way] of ways)
    for (const { to, event } of out.get(key) ?? [])
      if (!ways.has(to)) ways.set(to, { input: way.input, events: [...way.events, event], before: way })
  return ways
}

/** Each explored edge: the shortest way to it, and it. */
export const edgeTraces = (graph: Graph): Trace[] =>
  [...waysOf(graph)].flatMap(([key, { input, events }]) =>
    (graph.out.get(key) ?? []).map((edge) => ({ input, events: [...events, edge.event] })),
  )
