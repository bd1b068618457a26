import type { PlaceOfRule } from './machines.contract'
import type { PageState, Screen, ShownScreen, StatesFile } from './states.contract'

type Node = { id: string; path: string; children: readonly string[] }
type Nodes = Readonly<Record<string, Node>>

/** The screen of every state of a machine, by its id; that of a group is the first of those in it. */
export function screensOf(machine: string, nodes: Nodes, { machines, unseen }: StatesFile): Record<string, Screen> {
  const listed = machines.find(({ id }) => id === machine)
  const reason = unseen.find(({ id }) => id === machine)?.reason ?? 'no page shows it'
  const found = Object.values(nodes).map((node): [string, Screen] => {
    const leaves = leavesOf(nodes, node)
    const state = listed?.states.find((each) => each.leaves.some((leaf) => leaves.includes(leaf)))
    if (state) return [node.id, screenOf(machine, state)]
    return [node.id, { reason: leaves.flatMap((leaf) => listed?.reasons[leaf] ?? [])[0] ?? reason }]
  })
  return Object.fromEntries(found)
}

const screenOf = (machine: string, { path, stages, persona, told, flag, preview, state }: PageState): Screen => ({
  ...{ path, stages, persona, told, flag, preview },
  gallery: `${machine} ${state}`,
})

const leavesOf = (nodes: Nodes, { id, children }: Node): string[] =>
  children.length === 0 ? [id] : children.flatMap((child) => (nodes[child] ? leavesOf(nodes, nodes[child]) : []))

/** States and transitions of a machine that keep a rule, in the words of its notes. */
export function placesOf({ machine, states, transitions }: Kept, titles: Titles): PlaceOfRule[] {
  const wordsOf = (path: string) => titles[path]?.title ?? (path || 'Everywhere')
  const taken = transitions.map((id) => {
    const [source = '', event = ''] = id.split('::')
    const path = source.slice(machine.length + 1)
    const type = event.replace(/^xstate\.(done|error|after)\.(actor\.)?/, '$1: ')
    return { words: `${wordsOf(path)}: ${type}`, path: id }
  })
  return [...states.map((path) => ({ words: path ? wordsOf(path) : 'Everywhere', path })), ...taken]
}

type Titles = Readonly<Record<string, { title: string }>>
type Kept = { machine: string; states: readonly string[]; transitions: readonly string[] }

/** Where what a machine does for a rule can be played: a page in the state in which its transition is taken, else in its state. */
export function playedAt(
  { machine, states, transitions }: Kept,
  screens: Readonly<Record<string, Screen>>,
): ShownScreen | null {
  const sources = transitions.map((id) => id.split('::')[0] ?? '')
  const places = [...sources, ...states.map((path) => (path ? `${machine}.${path}` : machine))]
  for (const id of places) {
    const screen = screens[id]
    if (screen && 'path' in screen) return screen
  }
  return null
}
