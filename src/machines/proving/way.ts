import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { arrivedAt, endedIds, type Found, startedAt, stepsIn } from './awaited'
import { type AnyModel, inputsOf } from './model'
import { silentScope } from './xstate-internals'

/** Which of a model's inputs it starts from, and names of steps. */
type Steps = { start: number; steps: readonly string[] }

/** Where a machine is at the end of a way; `own`: parts of the input instead of the model's. Nothing is executed. */
export function followed(model: AnyModel, { start, steps }: Steps, own: object = {}): Found {
  const { machine } = model
  const inputs = inputsOf(model)
  if (!(start in inputs)) throw new Error(`${machine.id} has no start ${start}`)
  const input = Object.keys(own).length > 0 ? { ...Object(inputs[start]), ...own } : inputs[start]
  const scope = silentScope(machine, input, () => {})
  let found = startedAt(machine.getInitialSnapshot(scope, input))
  for (const name of steps) {
    const step = stepsIn(model, found).find((each) => each.name === name)
    if (!step) throw new Error(`${machine.id} knows no step ${name} there`)
    found = arrivedAt(found, step.event, machine.transition(found.snapshot, step.event, scope))
  }
  return found
}

/**
 * The same as xstate restores it: an actor that has ended is not started again, one under way is; a machine below it has
 * not ended before the model says so.
 */
export function persistedFrom({ machine, outcomes }: AnyModel, found: Found): Persisted {
  // xstate types a persisted snapshot as something unknown
  const persisted = machine.getPersistedSnapshot(found.snapshot) as unknown as Persisted
  const ended = endedIds(found)
  const children = Object.entries(persisted.children)
    .filter(([id]) => !ended.includes(id))
    .map(([id, child]) => [
      id,
      id in outcomes ? { ...child, snapshot: { ...Object(child.snapshot), status: 'active' } } : child,
    ])
  return { ...persisted, children: Object.fromEntries(children) }
}

/** What xstate restores a machine from. */
export type Persisted = { children: Record<string, PersistedChild> }
type PersistedChild = { snapshot: unknown }

/** What a machine is like from its start through each of the events. Nothing is executed. */
export function snapshotsAlong({ machine }: AnyModel, input: unknown, events: readonly AnyEventObject[]) {
  const scope = silentScope(machine, input, () => {})
  const snapshots: AnyMachineSnapshot[] = [machine.getInitialSnapshot(scope, input)]
  for (const event of events)
    snapshots.push(...snapshots.slice(-1).map((last) => machine.transition(last, event, scope)))
  return snapshots
}
