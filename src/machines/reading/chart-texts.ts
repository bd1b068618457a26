import type { ChartEdge, ChartModel, ChartNode } from './chart'
import { type Face, widthOf, wrapped } from './text-width'

/** A line of text in a chart. `transition`: the one that it stands for. */
export type ChartLine = { text: string; face: Face; transition?: string }
/** What people read of a machine in its chart; a chart without its notes has code alone. */
export type ChartWords = { states: Record<string, { title: string }>; delays: Record<string, string> }

const TITLE_WIDTH = 168
const LABEL_WIDTH = 176

/** The lines below a state's name: what it means, what runs on the way in and out, what happens without leaving it. */
export function stateLines(chart: ChartModel, node: ChartNode, words: ChartWords | null): ChartLine[] {
  const title = words?.states[node.path]?.title
  return [
    ...(title ? wrapped(title, 'words', TITLE_WIDTH).map((text): ChartLine => ({ text, face: 'words' })) : []),
    ...node.entry.map((action): ChartLine => ({ text: `entry / ${action}`, face: 'code' })),
    ...node.exit.map((action): ChartLine => ({ text: `exit / ${action}`, face: 'code' })),
    ...node.invoke.map(({ id, src }): ChartLine => ({ text: invokeText(id, src), face: 'code' })),
    ...chart.edges
      .filter(({ source, target }) => source === node.id && target === null)
      .flatMap((edge) => insideLines(chart, edge, words)),
  ]
}

const invokeText = (id: string, src: string) => (id === src ? `invoke ${id}` : `invoke ${id} (${src})`)

/** A transition that stays: its event, its guard and what it does, in as many lines as that takes. */
function insideLines(chart: ChartModel, edge: ChartEdge, words: ChartWords | null): ChartLine[] {
  const actions = edge.actions.length ? ` / ${edge.actions.join(', ')}` : ''
  const text = `${[labelOf(chart, edge, words), guardText(edge)].filter(Boolean).join(' ')}${actions}`
  return wrapped(text, 'code', 2 * LABEL_WIDTH).map((part, at) => ({
    text: at === 0 ? part : `  ${part}`,
    face: 'code',
    transition: edge.transition,
  }))
}

/** The label of one transition: in one line where it fits, with its guard below otherwise. */
export function edgeLines(chart: ChartModel, edge: ChartEdge, words: ChartWords | null): ChartLine[] {
  const face = edge.kind === 'after' && words ? 'words' : 'code'
  const parts = [labelOf(chart, edge, words), guardText(edge)].filter((part) => part !== '')
  const whole = parts.join(' ')
  const lines = face === 'code' && widthOf(whole, face) > LABEL_WIDTH ? parts : [whole]
  return lines.map((text) => ({ text, face, transition: edge.transition }))
}

/** "SET_QTY", "after 9 seconds", "done", of which actor where there are several; nothing for a branch that its guard says all about. */
function labelOf(chart: ChartModel, edge: ChartEdge, words: ChartWords | null): string {
  if (edge.kind === 'after') return `after ${words?.delays[edge.delay ?? ''] ?? edge.delay}`
  if (edge.kind === 'always') return guardText(edge) === '' ? 'at once' : ''
  const isOfOne = edge.kind !== 'event' && chart.nodes[edge.source]?.invoke.length === 1
  return isOfOne ? edge.kind : edge.label
}

/** "[isAllowed]", "[else]" for the branch that is left when the guards before it say no. */
function guardText({ guard, isElse }: ChartEdge): string {
  if (guard) return `[${guard}]`
  return isElse ? '[else]' : ''
}
