import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '../runtime/taken-transitions'

export type ChartNode = {
  id: string
  /** dotted path below the machine, '' for the machine itself: what notes are keyed by */
  path: string
  key: string
  type: AnyStateNode['type']
  isInitial: boolean
  parent: string | null
  order: number
  entry: string[]
  exit: string[]
  invoke: { id: string; src: string }[]
  tags: string[]
  children: string[]
}
export type ChartEdge = {
  /** the transition's id; a transition to several regions gives one edge each, with `::n` behind */
  id: string
  transition: string
  source: string
  /** null: actions only, the state stays */
  target: string | null
  kind: 'event' | 'done' | 'error' | 'after' | 'always'
  eventType: string
  /** what happens, as an engineer writes it */
  label: string
  guard: string | null
  /** the branch that is taken when the guards before it say no */
  isElse: boolean
  delay: string | null
  actions: string[]
  reenter: boolean
}
/** A machine as plain JSON: no layout, no DOM. Diagrams, the inspector and coverage are made of it. */
export type ChartModel = { id: string; root: string; nodes: Record<string, ChartNode>; edges: ChartEdge[] }

export function chartOf(machine: AnyStateMachine): ChartModel {
  const nodes = descendants(machine.root)
  return {
    id: machine.id,
    root: machine.root.id,
    nodes: Object.fromEntries(nodes.map((node) => [node.id, chartNode(node)])),
    edges: nodes.flatMap((node) => transitionsOf(node).flatMap((transition) => chartEdges(node, transition))),
  }
}

const descendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => descendants(child)),
]

/** Every transition of a node: on, after, done, error and always. That a child has moved only redraws its parent. */
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat().filter(({ eventType }) => !String(eventType).startsWith('xstate.snapshot.')),
  ...(node.always ?? []),
]

function chartNode(node: AnyStateNode): ChartNode {
  const { parent } = node
  return {
    id: node.id,
    path: node.path.join('.'),
    key: node.key,
    type: node.type,
    isInitial: parent?.type === 'compound' && parent.initial.target?.[0] === node,
    parent: parent?.id ?? null,
    order: node.order,
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invoke: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
    tags: [...node.tags],
    children: Object.values(node.states).map((child) => child.id),
  }
}

function chartEdges(node: AnyStateNode, transition: AnyTransitionDefinition): ChartEdge[] {
  const eventType = String(transition.eventType)
  const delay = node.after.find((timer) => timer.eventType === eventType)?.delay
  const id = transitionId(transition)
  const kind = kindOf(eventType)
  const guard = transition.guard ? nameOf(transition.guard) : null
  const targets = transition.target?.length ? transition.target.map((target) => target.id) : [null]
  return targets.map((target, region) => ({
    id: region ? `${id}::${region}` : id,
    transition: id,
    source: node.id,
    target,
    kind,
    eventType,
    label: labelOf(kind, eventType, delay === undefined ? null : String(delay)),
    guard,
    isElse: !guard && siblingsBefore(node, transition).some((sibling) => sibling.guard),
    delay: delay === undefined ? null : String(delay),
    actions: actionNames(transition.actions),
    reenter: transition.reenter,
  }))
}

function siblingsBefore(node: AnyStateNode, transition: AnyTransitionDefinition) {
  const siblings = transitionsOf(node).filter((sibling) => sibling.eventType === transition.eventType)
  return siblings.slice(0, siblings.indexOf(transition))
}

function kindOf(eventType: string): ChartEdge['kind'] {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'after'
  if (eventType.startsWith('xstate.done.')) return 'done'
  return eventType.startsWith('xstate.error.') ? 'error' : 'event'
}

function labelOf(kind: ChartEdge['kind'], eventType: string, delay: string | null) {
  if (kind === 'always') return 'always'
  if (kind === 'after') return `after ${delay}`
  return kind === 'event' ? eventType : `${kind}: ${eventType.replace(/^xstate\.(done|error)\.(actor|state)\./, '')}`
}

const actionNames = (actions: readonly unknown[]) =>
  // xstate writes each `after` into entry and exit: bookkeeping, nothing that a reader has to know
  actions.map(nameOf).filter((name) => !['xstate.raise', 'xstate.cancel', 'raise', 'cancel'].includes(name))

/** The name under which a chart refers to an implementation; 'inline' where it has none. */
function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  const named = typeof reference === 'object' || typeof reference === 'function' ? reference : null
  if (named && 'type' in named && typeof named.type === 'string') return named.type
  return 'inline'
}
