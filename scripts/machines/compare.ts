import { createHash } from 'node:crypto'
import { diffWordsWithSpace } from 'diff'
import type { ChartModel } from '~/machines/reading/chart'
import type { MachinePage } from '~/machines/reading/page'

export type Change = 'added' | 'removed' | 'changed'
/** What became another between two versions of one machine, by ids of states and transitions. */
export type Comparison = {
  states: Record<string, Change>
  transitions: Record<string, Change>
  sentences: { change: Change; text: string }[]
}

const DOES = { added: 'New', removed: 'Gone', changed: 'Changed' } as const

/**
 * Of a state its title, of a transition where it starts and what it says; `told`: all that is told of it; `does`: the same
 * without what people call it; `lines`: of a state what it runs and is, as the chart says it.
 */
type Part = { told: string; does: string; source: string; said: string; lines?: string[] }
/** As much of a machine as it takes to say later what became another. */
export type Version = { states: Record<string, Part>; transitions: Record<string, Part> }

const NOTHING: Version = { states: {}, transitions: {} }

/** null stands for a machine that is not there. */
export const comparePages = (before: MachinePage | null, after: MachinePage | null): Comparison =>
  compareVersions(versionOf(before), versionOf(after))

export function compareVersions(before: Version, after: Version): Comparison {
  const states = changesOf(before.states, after.states)
  const transitions = changesOf(before.transitions, after.transitions)
  const saying = (kind: keyof Version, text: (change: Change, id: string, versions: Parts) => string) =>
    Object.entries({ states, transitions }[kind]).map(([id, change]) => {
      const versions: Parts = [before[kind][id], after[kind][id]]
      return { change, text: text(change, id, versions), isReworded: isReworded(versions) }
    })
  const said = [...saying('states', stateText), ...saying('transitions', transitionText)]
  // what a machine does otherwise comes before what is only called otherwise
  const sentences = said.toSorted((one, other) => Number(one.isReworded) - Number(other.isReworded))
  return { states, transitions, sentences: sentences.map(({ change, text }) => ({ change, text })) }
}

/** It does what it did, and is called by other words. */
const isReworded = ([before, after]: Parts) => before !== undefined && before.does === after?.does

function changesOf(before: Record<string, Part>, after: Record<string, Part>): Record<string, Change> {
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return Object.fromEntries(
    ids.flatMap((id): [string, Change][] => {
      if (!(id in before)) return [[id, 'added']]
      if (!(id in after)) return [[id, 'removed']]
      return before[id]?.told === after[id]?.told ? [] : [[id, 'changed']]
    }),
  )
}

export const versionOf = (page: MachinePage | null): Version =>
  page ? { states: statesOf(page), transitions: transitionsOf(page) } : NOTHING

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** What is told of a state: its title, and what it runs; its place in the chart is its id. */
function statesOf({ chart, words, title }: MachinePage): Record<string, Part> {
  return Object.fromEntries(
    Object.values(chart.nodes).map(({ id, path, type, isInitial, entry, exit, invoke, tags }): [string, Part] => {
      const named = words.states[path]?.title
      const runs = [type, isInitial, entry, exit, invoke, tags]
      const [told, does] = [digest([named, ...runs]), digest(runs)]
      const lines = [
        ...entry.map((action) => `entry / ${action}`),
        ...exit.map((action) => `exit / ${action}`),
        ...invoke.map((actor) => (actor.id === actor.src ? `invoke ${actor.id}` : `invoke ${actor.id} (${actor.src})`)),
        ...tags.map((tag) => `tag ${tag}`),
        ...(isInitial ? ['initial'] : []),
        ...(type === 'atomic' || type === 'compound' ? [] : [type]),
      ]
      return [id, { told, does, source: id, said: named ?? title, ...(lines.length > 0 && { lines }) }]
    }),
  )
}

function transitionsOf({ chart, transitions }: MachinePage): Record<string, Part> {
  return Object.fromEntries(
    transitions.map(({ id, source, targets, when, does: then }): [string, Part] => {
      const edge = chart.edges.find(({ transition }) => transition === id)
      const leads = [edge?.guard, edge?.actions, edge?.reenter]
      const told = digest([targets, when, then, ...leads])
      // how long a delay is stands in its words alone
      const does = digest([targets, edge?.delay && when, ...leads])
      return [id, { told, does, source, said: `${when}: ${then}.` }]
    }),
  )
}

type Parts = readonly [Part | undefined, Part | undefined]

function stateText(change: Change, id: string, [before, after]: Parts): string {
  const [old, now] = [before?.said ?? '', after?.said ?? '']
  const title = change === 'changed' && old !== now ? `“${old}” is now “${now}”` : `“${now || old}”`
  const lines = change === 'changed' ? linesText(before?.lines ?? [], after?.lines ?? []) : ''
  return `${saidOf(change, [before, after])} state \`${id}\`: ${title}${lines && `, ${lines}`}.`
}

/** What it runs now and did not, and the other way round; the same in another order is another, too. */
function linesText(before: readonly string[], after: readonly string[]): string {
  const named = (word: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${word} ${lines.map((line) => `\`${line}\``).join(', ')}`] : []
  const changed = [...named('new', without(after, before)), ...named('gone', without(before, after))]
  if (changed.length > 0) return changed.join(', ')
  return after.join() === before.join() ? '' : 'in another order'
}

/** Each as often as it is there more than in the others. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function transitionText(change: Change, _id: string, [before, after]: Parts): string {
  const only = after ?? before
  if (change !== 'changed') return `${DOES[change]}, in \`${only?.source}\`: ${only?.said}`
  const { was, is } = marked(before?.said ?? '', after?.said ?? '')
  return `${saidOf(change, [before, after])}, in \`${after?.source}\`: ${is} Before: ${was}`
}

const saidOf = (change: Change, versions: Parts) => (isReworded(versions) ? 'Reworded' : DOES[change])

/** Two sentences, the words that only one of them has between double asterisks. */
function marked(before: string, after: string): { was: string; is: string } {
  const parts = diffWordsWithSpace(before, after)
  const said = (mark: 'added' | 'removed') =>
    parts
      .filter((part) => part[mark] || !(part.added || part.removed))
      .map((part) => (part[mark] ? part.value.replace(/\S(?:.*\S)?/s, '**$&**') : part.value))
      .join('')
      // a space that both have parts no words
      .replaceAll('** **', ' ')
  return { was: said('removed'), is: said('added') }
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
