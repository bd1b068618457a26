import type { ChartModel } from './chart'

/** The state and all around it, the machine first. */
export function pathTo(chart: ChartModel, id: string): string[] {
  const parent = chart.nodes[id]?.parent
  return parent ? [...pathTo(chart, parent), id] : [id]
}

export const isBelow = (chart: ChartModel, id: string, ancestor: string) =>
  id !== ancestor && pathTo(chart, id).includes(ancestor)

/** Where the ways to both part, the one is declared before the other. */
export function isBefore(chart: ChartModel, one: string, other: string): boolean {
  const [ones, others] = [pathTo(chart, one), pathTo(chart, other)]
  const fork = ones.findIndex((id, at) => id !== others[at])
  const [mine, theirs] = [chart.nodes[ones[fork] ?? ''], chart.nodes[others[fork] ?? '']]
  return mine !== undefined && theirs !== undefined && mine.order < theirs.order
}
