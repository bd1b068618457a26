import type { ChartModel } from './chart'
import { forkOf } from './nesting'

/** Of each state how many transitions it takes at least to come to it, from where its parent begins. */
export function stepsTo(chart: ChartModel): ReadonlyMap<string, number> {
  const next = followersOf(chart)
  const steps = new Map<string, number>()
  for (const { children, type } of Object.values(chart.nodes)) {
    const first = children.filter((id) => type === 'parallel' || chart.nodes[id]?.isInitial)
    walk(first, { next, steps })
    // what is only entered from outside stands beside where the parent begins
    for (const id of children) if (!steps.has(id)) walk([id], { next, steps })
  }
  return steps
}

/** Of each state which of its siblings a transition leads to, from it or from something in it. */
function followersOf(chart: ChartModel): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>()
  for (const { source, target } of chart.edges) {
    const [from, to] = forkOf(chart, source, target ?? source)
    if (from && to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  return next
}

type Walk = { next: ReadonlyMap<string, ReadonlySet<string>>; steps: Map<string, number> }

/** In rings: all that one step leads to, then all that two do. */
function walk(from: readonly string[], { next, steps }: Walk, step = 0) {
  const fresh = from.filter((id) => !steps.has(id))
  for (const id of fresh) steps.set(id, step)
  if (fresh.length > 0) walk([...new Set(fresh.flatMap((id) => [...(next.get(id) ?? [])]))], { next, steps }, step + 1)
}
