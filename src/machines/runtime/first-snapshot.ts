import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getNextTransitions,
  type InputFrom,
  isMachineSnapshot,
} from 'xstate'
import type { FirstSnapshot } from './reading'

/** First snapshots are pure (docs/decisions/0004-first-snapshots.md), so a machine without input has only one. */
const inputless = new WeakMap<AnyStateMachine, FirstSnapshot>()

/** The first snapshot of a machine as plain JSON. Nothing is started: no actor runs, no timer ticks, no action is taken. */
export function firstSnapshotOf<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): FirstSnapshot<M> {
  if (input !== undefined) return computed(machine, input)
  const first = inputless.get(machine) ?? computed(machine, input)
  inputless.set(machine, first)
  return first
}

function computed<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): FirstSnapshot<M> {
  const snapshot: AnyMachineSnapshot = createActor<AnyStateMachine>(machine, { input }).getSnapshot()
  if (snapshot.status === 'error') throw new Error(`${machine.id} cannot start`, { cause: snapshot.error })
  return plainSnapshot(snapshot)
}

function plainSnapshot(snapshot: AnyMachineSnapshot): FirstSnapshot {
  const types = new Set(getNextTransitions(snapshot).map((transition) => String(transition.eventType)))
  const children = Object.entries(snapshot.children).flatMap(([id, child]) => {
    const inner = readable(child)?.getSnapshot()
    return isMachineSnapshot(inner) ? [[id, plainSnapshot(inner)] as const] : []
  })
  return {
    value: snapshot.value,
    context: snapshot.context,
    status: snapshot.status === 'done' ? 'done' : 'active',
    tags: [...snapshot.tags],
    can: [...types].filter((type) => type !== '' && !type.startsWith('xstate.') && takes(snapshot, type)),
    children: Object.fromEntries(children),
  }
}

// a snapshot of any machine knows nothing of the types of its children
const readable = (child: unknown) => child as { getSnapshot(): unknown } | undefined

function takes(snapshot: AnyMachineSnapshot, type: string) {
  try {
    return snapshot.can({ type })
  } catch {
    // a guard that reads the payload: only the real event can tell
    return true
  }
}
