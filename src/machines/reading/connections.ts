import type { ChartEdge, ChartModel } from './chart'

/** How a transition is drawn: ink, green, red, mulberry, ochre. */
export type Tone = 'event' | 'done' | 'error' | 'after' | 'always'
/** All transitions of one tone between the same two states: one line in the picture. */
export type Connection = { id: string; source: string; target: string; tone: Tone; edges: ChartEdge[] }

const FAILING =
  /^(fail|refused|denied|error|not[A-Z]|un(answered|available|opened|prepared|read|ready|saved|settled|stored)|.*Failing$)/

/** The name of the state says that something did not work. */
export const isFailing = (key: string) => FAILING.test(key)

/** Each line of the picture, in the order of the chart. What only acts stays inside its state, and is none. */
export function connectionsOf(chart: ChartModel): Connection[] {
  const connections = new Map<string, Connection>()
  for (const edge of chart.edges) {
    const { source, target } = edge
    if (target === null) continue
    const tone = toneOf(chart, edge)
    const id = `${source}→${target}→${tone}`
    const connection = connections.get(id) ?? { id, source, target, tone, edges: [] }
    connections.set(id, connection)
    connection.edges.push(edge)
  }
  return [...connections.values()]
}

/** An answer that leads where a failure leads has not worked either. */
export function toneOf(chart: ChartModel, edge: ChartEdge): Tone {
  if (edge.kind !== 'done' || edge.target === null) return edge.kind
  const leadsToFailure =
    isFailing(chart.nodes[edge.target]?.key ?? '') ||
    chart.edges.some(({ kind, source, target }) => kind === 'error' && source === edge.source && target === edge.target)
  return leadsToFailure ? 'error' : 'done'
}
