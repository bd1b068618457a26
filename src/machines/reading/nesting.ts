import type { ChartModel } from './chart'

/** The state and all around it, the machine first. */
export function pathTo(chart: ChartModel, id: string): string[] {
  const parent = chart.nodes[id]?.parent
  return parent ? [...pathTo(chart, parent), id] : [id]
}

export const isBelow = (chart: ChartModel, id: string, ancestor: string) =>
  id !== ancestor && pathTo(chart, id).includes(ancestor)

/** Where the ways to both part: the one around the first and the one around the second, in the same state. */
export function forkOf(chart: ChartModel, one: string, other: string): [string?, string?] {
  const [ones, others] = [pathTo(chart, one), pathTo(chart, other)]
  const fork = ones.findIndex((id, at) => id !== others[at])
  return [ones[fork], others[fork]]
}
