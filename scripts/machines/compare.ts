import type { ChartModel } from '~/machines/reading/chart'
import type { MachinePage, PageTransition } from '~/machines/reading/page'

export type Change = 'added' | 'removed' | 'changed'
/** What became another between two versions of one machine, by ids of states and transitions. */
export type Comparison = {
  states: Record<string, Change>
  transitions: Record<string, Change>
  sentences: { change: Change; text: string }[]
}

const DOES = { added: 'New', removed: 'Gone', changed: 'Changed' } as const

/** null stands for a machine that is not there. */
export function comparePages(before: MachinePage | null, after: MachinePage | null): Comparison {
  const [old, now] = [statesOf(before), statesOf(after)]
  const states = changesOf(old, now)
  const transitions = changesOf(transitionsOf(before), transitionsOf(after))
  return {
    states,
    transitions,
    sentences: [
      ...Object.entries(states).map(([id, change]) => ({ change, text: stateText(change, id, [before, after]) })),
      ...Object.entries(transitions).map(([id, change]) => ({
        change,
        text: transitionText(
          change,
          [before, after].map((page) => page?.transitions.find((each) => each.id === id)),
        ),
      })),
    ],
  }
}

function changesOf(before: Record<string, string>, after: Record<string, string>): Record<string, Change> {
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return Object.fromEntries(
    ids.flatMap((id): [string, Change][] => {
      if (!(id in before)) return [[id, 'added']]
      if (!(id in after)) return [[id, 'removed']]
      return before[id] === after[id] ? [] : [[id, 'changed']]
    }),
  )
}

/** What is told of a state: its title, and what it runs; its place in the chart is its id. */
function statesOf(page: MachinePage | null): Record<string, string> {
  const nodes = Object.values(page?.chart.nodes ?? {})
  return Object.fromEntries(
    nodes.map(({ id, path, type, isInitial, entry, exit, invoke, tags }) => [
      id,
      JSON.stringify([page?.words.states[path]?.title, type, isInitial, entry, exit, invoke, tags]),
    ]),
  )
}

function transitionsOf(page: MachinePage | null): Record<string, string> {
  const edges = page?.chart.edges ?? []
  return Object.fromEntries(
    (page?.transitions ?? []).map(({ id, targets, when, does }) => {
      const edge = edges.find(({ transition }) => transition === id)
      return [id, JSON.stringify([targets, when, does, edge?.guard, edge?.actions, edge?.reenter])]
    }),
  )
}

type Versions = readonly [MachinePage | null, MachinePage | null]

function stateText(change: Change, id: string, [before, after]: Versions): string {
  const titleIn = (page: MachinePage | null) => {
    const node = page?.chart.nodes[id]
    return node ? (page.words.states[node.path]?.title ?? page.title) : ''
  }
  const [old, now] = [titleIn(before), titleIn(after)]
  const title = change === 'changed' && old !== now ? `“${old}” is now “${now}”` : `“${now || old}”`
  return `${DOES[change]} state \`${id}\`: ${title}.`
}

function transitionText(change: Change, [before, after]: (PageTransition | undefined)[]): string {
  const said = (each: PageTransition | undefined) => (each ? `${each.when}: ${each.does}.` : '')
  if (change !== 'changed') return `${DOES[change]}, in \`${(after ?? before)?.source}\`: ${said(after ?? before)}`
  return `${DOES[change]}, in \`${after?.source}\`: ${said(after)} Before: ${said(before)}`
}

/** Both versions in one chart: what is gone stands where it was. */
export function mergedChart(before: ChartModel | null, after: ChartModel | null): ChartModel {
  const chart = after ?? before
  if (!chart) throw new Error('a machine that is in neither version has no chart')
  if (!before || !after) return chart
  const gone = Object.values(before.nodes).filter(({ id }) => !after.nodes[id])
  const nodes = Object.values(after.nodes).map((node) => ({
    ...node,
    children: [...node.children, ...gone.filter(({ parent }) => parent === node.id).map(({ id }) => id)],
  }))
  const all = [...nodes, ...gone.map((node) => ({ ...node, isInitial: false }))]
  const edges = before.edges.filter(
    ({ id, target }) => !after.edges.some((edge) => edge.id === id && edge.target === target),
  )
  // what leads elsewhere now is drawn twice: as it is, and as it was
  const was = edges.map((edge) => ({ ...edge, id: `${edge.id}::before`, transition: `${edge.transition}::before` }))
  return { ...after, nodes: Object.fromEntries(all.map((node) => [node.id, node])), edges: [...after.edges, ...was] }
}
