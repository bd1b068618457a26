import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { takenBy } from '../runtime/taken-transitions'
import { arrivedAt, endedIds, type Found, startedAt, stepsIn } from './awaited'
import { withGuardCoverage } from './coverage'
import { type AnyModel, inputsOf, keyOf } from './model'
import { silentScope } from './xstate-internals'

/** One thing that may happen in an abstract state; `covers` are coverage ids. */
export type Edge = { from: string; to: string; step: string; event: AnyEventObject; covers: string[] }
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
function exploreFrom({ model, probe, graph, input }: Search & { input: unknown }) {
  const scope = probe.scope(input)
  let first: AnyMachineSnapshot | null = null
  const covers = probe.covered(() => {
    first = probe.machine.getInitialSnapshot(scope, input)
  })
  const queue = first ? [enter(model, graph, startedAt(first))] : []
  graph.starts.push(...queue.map(({ key }) => ({ key, input, covers })))
  for (const { key: from, isNew, ...found } of queue) {
    if (!isNew) continue
    const edges: Edge[] = []
    graph.out.set(from, edges)
    for (const { name: step, event } of stepsIn(model, found)) {
      let next = found.snapshot
      const taken = probe.covered(() => {
        next = probe.machine.transition(found.snapshot, event, scope)
      })
      if (taken.length === 0) continue
      const arrival = enter(model, graph, arrivedAt(found, event, next))
      edges.push({ from, to: arrival.key, step, event, covers: taken })
      queue.push(arrival)
    }
  }
}

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
