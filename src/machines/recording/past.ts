import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Persisted } from '../proving/way'
import { isMachine, logicOf } from '../proving/xstate-internals'
import type { Entry, Happened, Started } from './recorder'
import { createReplay, type Replay } from './replay'

/** What a page remembers, unredacted: the past is computed from it, and it never leaves the page. */
type Memory = readonly Entry[]

/** An actor as it was after the event of that number: from the past that it goes on from, by all that it has taken since. */
function snapshotAt(memory: Memory, session: string, seq: number): AnyMachineSnapshot | null {
  return replayAt(memory, session, seq)?.current() ?? null
}

function replayAt(memory: Memory, session: string, seq: number): Replay | null {
  const start = startOf(memory, session)
  if (!start?.machine || start.seq > seq) return null
  const { origin } = start
  const past = origin && replayAt(memory, origin.session, origin.seq)
  const replay = past ?? createReplay(start.machine, start.input, start.staged)
  for (const { event } of takenBy(memory, session, seq)) replay.step({ event, guards: null })
  return replay
}

const startOf = (memory: Memory, session: string) =>
  memory.find((entry): entry is Started => entry.kind === 'actor' && entry.session === session)

const takenBy = (memory: Memory, session: string, seq: number) =>
  memory.filter((entry): entry is Happened => entry.kind === 'event' && entry.session === session && entry.seq <= seq)

/**
 * The same as xstate restores it, with the machines below as they were then. What had ended then is not started
 * again; a promise that was under way is.
 */
export function persistedAt(memory: Memory, session: string, seq: number): Persisted | null {
  const machine = startOf(memory, session)?.machine
  const snapshot = snapshotAt(memory, session, seq)
  if (!machine || snapshot?.status !== 'active') return null
  const persisted = persistedOf(machine, snapshot)
  const children = Object.entries(persisted.children).flatMap(([id, child]) => {
    const ref: AnyActorRef | undefined = snapshot.children[id]
    if (!ref || !isMachine(logicOf(ref))) return hasEnded(memory, { session, id, seq }) ? [] : [[id, child] as const]
    const below = childAt(memory, { session, id, seq })
    const inner = below && persistedAt(memory, below.session, seq)
    return [[id, inner ? { ...child, snapshot: inner } : child] as const]
  })
  return { ...persisted, children: Object.fromEntries(children) }
}

// xstate types a persisted snapshot as something unknown
const persistedOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot) =>
  machine.getPersistedSnapshot(snapshot) as unknown as Persisted

type Child = { session: string; id: string; seq: number }

/** The actor of that name below another one at that time. */
export const childAt = (memory: Memory, { session, id, seq }: Child): Started | undefined =>
  memory.findLast(
    (entry): entry is Started =>
      entry.kind === 'actor' && entry.parent === session && entry.ref.id === id && entry.seq <= seq,
  )

function hasEnded(memory: Memory, child: Child): boolean {
  const from = childAt(memory, child)?.seq ?? 0
  return takenBy(memory, child.session, child.seq).some(
    ({ event, seq }) =>
      seq > from && /^xstate\.(done|error)\.actor\./.test(event.type) && event.type.endsWith(`.${child.id}`),
  )
}
