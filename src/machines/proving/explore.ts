import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate'
import { withGuardCoverage } from './coverage'
import { type AnyModel, endingOf, inputsOf, keyOf, list } from './model'
import { childrenOf, silentScope, takenBy } from './xstate-internals'

/** One thing that may happen in an abstract state; `covers` are coverage ids. */
export type Edge = { from: string; to: string; event: AnyEventObject; covers: string[] }
export type Start = { key: string; input: unknown; covers: string[] }
export type Graph = { starts: Start[]; snapshots: Map<string, AnyMachineSnapshot>; out: Map<string, Edge[]> }

type Probe = {
  machine: AnyStateMachine
  scope: (input: unknown) => AnyActorScope
  covered: (run: () => void) => string[]
}

/** Every abstract state that a model can reach, breadth first. Nothing is executed. */
export function explore(model: AnyModel): Graph {
  const probe = createProbe(model)
  const graph: Graph = { starts: [], snapshots: new Map(), out: new Map() }
  for (const input of inputsOf(model)) exploreFrom({ model, probe, graph, input })
  return graph
}

type Search = { model: AnyModel; probe: Probe; graph: Graph }
/**
 * A snapshot with what has happened already and stays all the same: actors that have answered, and timers that have
 * fired without leaving their state.
 */
type Found = { snapshot: AnyMachineSnapshot; ended: ReadonlySet<AnyActorRef>; fired: ReadonlySet<string> }

function exploreFrom({ model, probe, graph, input }: Search & { input: unknown }) {
  const scope = probe.scope(input)
  let first: AnyMachineSnapshot | null = null
  const covers = probe.covered(() => {
    first = probe.machine.getInitialSnapshot(scope, input)
  })
  const queue = first ? [enter(model, graph, { snapshot: first, ended: new Set(), fired: new Set() })] : []
  graph.starts.push(...queue.map(({ key }) => ({ key, input, covers })))
  for (const { key: from, isNew, ...found } of queue) {
    if (!isNew) continue
    const edges: Edge[] = []
    graph.out.set(from, edges)
    for (const event of eventsIn(model, found)) {
      let next = found.snapshot
      const taken = probe.covered(() => {
        next = probe.machine.transition(found.snapshot, event, scope)
      })
      if (taken.length === 0) continue
      const before = { ended: endedAfter(found, event), fired: firedAfter(found, event, next) }
      const arrival = enter(model, graph, { snapshot: next, ...before })
      edges.push({ from, to: arrival.key, event, covers: taken })
      queue.push(arrival)
    }
  }
}

function endedAfter({ snapshot, ended }: Found, event: AnyEventObject): ReadonlySet<AnyActorRef> {
  const ending = endingOf(event)
  const [, child] = childrenOf(snapshot).find(([id]) => id === ending?.id) ?? []
  return child ? new Set([...ended, child]) : ended
}

/** Timers of transitions without a target, for as long as their state lasts: leaving it starts them anew. */
export function firedAfter(
  { snapshot, fired }: Pick<Found, 'snapshot' | 'fired'>,
  { type }: AnyEventObject,
  next: AnyMachineSnapshot,
): ReadonlySet<string> {
  const stays = type.startsWith('xstate.after.') && awaitedIn(snapshot).get(type) === false
  const awaited = awaitedIn(next)
  return new Set([...fired, ...(stays ? [type] : [])].filter((timer) => awaited.has(timer)))
}

/** Types of what may happen in a snapshot, and whether any transition of theirs has a target. */
function awaitedIn(snapshot: AnyMachineSnapshot): Map<string, boolean> {
  const awaited = new Map<string, boolean>()
  for (const { eventType, target } of getNextTransitions(snapshot))
    awaited.set(String(eventType), (awaited.get(String(eventType)) ?? false) || target !== undefined)
  return awaited
}

const endedIds = ({ snapshot, ended }: Found) =>
  childrenOf(snapshot).flatMap(([id, child]) => (ended.has(child) ? [id] : []))

function enter(model: AnyModel, graph: Graph, found: Found) {
  const { snapshot } = found
  if (snapshot.status === 'error') throw new Error(`${model.machine.id} failed`, { cause: snapshot.error })
  const key = keyOf(model, snapshot, [...endedIds(found), ...found.fired])
  const isNew = !graph.snapshots.has(key)
  const limit = model.limit ?? 2000
  if (isNew) graph.snapshots.set(key, snapshot)
  if (graph.snapshots.size > limit)
    throw new Error(`${model.machine.id}: more than ${limit} abstract states; key() has to bucket more`)
  return { key, isNew, ...found }
}

function createProbe(model: AnyModel): Probe {
  let ids = new Set<string>()
  const cover = (more: string[]) => {
    for (const id of more) ids.add(id)
  }
  const machine = withGuardCoverage(model.machine, cover)
  return {
    machine,
    scope: (input) => silentScope(machine, input, (event) => cover(takenBy(event))),
    covered: (run) => {
      ids = new Set()
      run()
      return [...ids]
    },
  }
}

/** Everything worth trying in a snapshot: user events, endings of invoked actors, due timers. */
function eventsIn(model: AnyModel, found: Found): AnyEventObject[] {
  const { snapshot } = found
  if (snapshot.status !== 'active') return []
  const sent = Object.values(model.cases).flatMap((cases) => list<AnyMachineSnapshot, AnyEventObject>(cases, snapshot))
  return [...sent, ...[...awaitedIn(snapshot).keys()].flatMap((type) => awaitedEvents(model, found, type))]
}

function awaitedEvents(model: AnyModel, found: Found, type: string): AnyEventObject[] {
  if (type.startsWith('xstate.after.')) return found.fired.has(type) ? [] : [{ type }]
  const ending = endingOf({ type })
  if (!ending || endedIds(found).includes(ending.id)) return []
  const outcomes = model.outcomes[ending.id]
  if (!outcomes) throw new Error(`${model.machine.id}: no outcomes are declared for "${ending.id}"`)
  return list(outcomes, found.snapshot).flatMap((outcome): AnyEventObject[] => {
    if ('output' in outcome) return ending.kind === 'done' ? [{ type, output: outcome.output, actorId: ending.id }] : []
    return ending.kind === 'error' ? [{ type, error: outcome.error, actorId: ending.id }] : []
  })
}
