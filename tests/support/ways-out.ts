import type { Graph } from '~/machines/proving/explore'
import type { ChartModel, ChartNode } from '~/machines/reading/chart'

/** By these alone nobody has answered and nobody has pressed: time has passed, or a machine below has ended by its own. */
type Silent = (eventType: string) => boolean

/** Busy snapshots from which silence never leads to one that is not busy, by their state: spinners without an end. */
export function endlessIn({ snapshots, out }: Graph, isSilent: Silent): string[] {
  const ended = new Set([...snapshots].filter(([, snapshot]) => !snapshot.hasTag('busy')).map(([key]) => key))
  for (let before = -1; before < ended.size; ) {
    before = ended.size
    for (const [key, edges] of out)
      if (edges.some(({ to, event }) => isSilent(event.type) && ended.has(to))) ended.add(key)
  }
  const endless = [...snapshots].filter(([key]) => !ended.has(key))
  return [...new Set(endless.map(([, { value }]) => JSON.stringify(value)))]
}

/** What opens over or beside a page: a dialog, and whatever has a state beside it in which it is closed. */
export const opened = ({ nodes }: ChartModel): ChartNode[] =>
  Object.values(nodes).filter(({ key, parent }) => {
    const beside = parent === null ? [] : (nodes[parent]?.children.map((id) => nodes[id]?.key) ?? [])
    return /Modal$|^customizing$/.test(key) || (beside.includes('closed') && key !== 'closed')
  })

/** Whether whoever looks at it can leave it from somewhere in it, or it closes by itself. */
export function isLeft(chart: ChartModel, { id }: ChartNode): boolean {
  const isWithin = (node: string | null): boolean =>
    node !== null && (node === id || isWithin(chart.nodes[node]?.parent ?? null))
  return chart.edges.some(
    ({ kind, source, target }) => kind !== 'error' && target !== null && isWithin(source) && !isWithin(target),
  )
}
