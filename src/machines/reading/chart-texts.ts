import type { ChartEdge, ChartModel, ChartNode } from './chart'
import { type Face, widthOf, wrapped } from './text-width'

/** A line of text in a chart. `transition`: the one that it stands for. */
export type ChartLine = { text: string; face: Face; transition?: string }
/** What people read of a machine in its chart; a chart without its notes has code alone. */
export type ChartWords = { states: Record<string, { title: string }>; delays: Record<string, string> }

const TITLE_WIDTH = 216
const LABEL_WIDTH = 176
/** Left and right of what a state says, and of the states in a box. */
const TEXT_PADDING = 12
const BOX_PADDING = 18

/** The lines below a state's name: what it means, whom it asks, and what happens in it without leaving it; what it runs is in its words. */
export function stateLines(chart: ChartModel, node: ChartNode, words: ChartWords | null): ChartLine[] {
  const title = words?.states[node.path]?.title
  const width = roomIn(chart, node, words)
  return [
    ...(title ? wrapped(title, 'words', width).map((text): ChartLine => ({ text, face: 'words' })) : []),
    ...listed('asks', node.invoke.map(askedBy), width),
    ...listed('stays on', stayingIn(chart, node, words), width),
  ]
}

/** ELK makes a box as wide as what is in it, whatever the box says of itself. */
const roomIn = (chart: ChartModel, node: ChartNode, words: ChartWords | null): number =>
  node.children.length === 0 ? TITLE_WIDTH : Math.floor(leastWidth(chart, node, words)) - 2 * TEXT_PADDING

/** How wide a state becomes at least: a box as its widest state and the room around that. */
function leastWidth(chart: ChartModel, node: ChartNode, words: ChartWords | null): number {
  if (node.children.length === 0) {
    const lines: ChartLine[] = [{ text: node.key, face: 'name' }, ...stateLines(chart, node, words)]
    return Math.max(...lines.map(({ text, face }) => widthOf(text, face))) + 2 * TEXT_PADDING
  }
  const inside = node.children.flatMap((id) => chart.nodes[id] ?? [])
  return Math.max(...inside.map((child) => leastWidth(chart, child, words))) + 2 * BOX_PADDING
}

/** What happens in a state without leaving it: its sentences say with which guard it does what. */
const stayingIn = (chart: ChartModel, node: ChartNode, words: ChartWords | null): string[] =>
  chart.edges
    .filter(({ source, target }) => source === node.id && target === null)
    .map((edge) => labelOf(chart, edge, words) || guardText(edge))

const askedBy = ({ id, src }: ChartNode['invoke'][number]) => (id === src ? id : `${id} (${src})`)

function listed(word: string, names: readonly string[], width: number): ChartLine[] {
  if (names.length === 0) return []
  // a name of several words is not broken
  const unbroken = [...new Set(names)].map((name) => name.replaceAll(' ', '\u00a0'))
  return wrapped(`${word} ${unbroken.join(', ')}`, 'code', width).map((text, at) => ({
    text: (at === 0 ? text : `  ${text}`).replaceAll('\u00a0', ' '),
    face: 'code',
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
