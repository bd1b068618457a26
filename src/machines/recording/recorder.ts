import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Persisted } from '../proving/way'
import {
  type GuardOutcome,
  inputOf,
  isMachine,
  logicOf,
  parentOf,
  timersOf,
  withListenedGuards,
} from '../proving/xstate-internals'
import { takenBy } from '../runtime/taken-transitions'

type Base = { seq: number; at: number; session: string }
/** An actor was started; `snapshot` is the one that it started with. */
export type Started = Base & {
  kind: 'actor'
  ref: AnyActorRef
  parent: string | null
  machine: AnyStateMachine | null
  input: unknown
  snapshot: AnyMachineSnapshot | null
  origin: Origin | null
  /** what it was made from, where that was neither its input nor its past */
  staged: Persisted | null
  place: string | null
}
export type Happened = Base & {
  kind: 'event'
  source: string | null
  event: AnyEventObject
  taken: string[]
  guards: [string, boolean][]
  snapshot: AnyMachineSnapshot
  /** the events of timers that are under way after it */
  timers: string[]
}
type Stopped = Base & { kind: 'stopped' }
type Failure = Base & { kind: 'failure' }
/** The past of another actor that one goes on from. */
export type Origin = { session: string; seq: number }
/** What happened as it is in memory: nothing is hidden, and nothing of it leaves the page. */
export type Entry = Started | Happened | Stopped | Failure

type Sent = Pick<Happened, 'seq' | 'at' | 'source' | 'event' | 'taken'>
type Recording = {
  keep: (entry: Entry) => void
  base: (ref: AnyActorRef) => Base
  sent: WeakMap<AnyActorRef, Sent[]>
  guards: WeakMap<AnyEventObject, [string, boolean][]>
  originOf: (ref: AnyActorRef) => Origin | null
  stagedFrom: (ref: AnyActorRef) => Persisted | null
  placeOf: (ref: AnyActorRef) => string | null
}

type Options = Pick<Recording, 'keep' | 'originOf'> &
  Partial<Pick<Recording, 'stagedFrom' | 'placeOf'>> & { now: () => number }

/** Listens to actors from before they start. What it does for each event is little: the rest waits until there is time. */
export function createRecorder({ keep, originOf, stagedFrom = () => null, placeOf = () => null, now }: Options) {
  let seq = 0
  const recording: Recording = {
    keep,
    originOf,
    stagedFrom,
    placeOf,
    base: ({ sessionId }) => {
      seq += 1
      return { seq, at: Math.round(now()), session: sessionId }
    },
    sent: new WeakMap(),
    guards: new WeakMap(),
  }
  return {
    /** the same machine, which tells what its guards answered */
    listened: (machine: AnyStateMachine) => withListenedGuards(machine, (outcome) => keepGuard(recording, outcome)),
    inspect: (event: InspectionEvent) => record(recording, event),
  }
}

function keepGuard({ guards }: Recording, { guard, event, outcome }: GuardOutcome) {
  const answers = guards.get(event)
  if (answers) answers.push([guard, outcome])
  else guards.set(event, [[guard, outcome]])
}

function record(recording: Recording, event: InspectionEvent) {
  // a system of one page holds actors alone
  const ref = event.actorRef as AnyActorRef
  if (event.type === '@xstate.event') {
    if (event.event.type === 'xstate.init') recording.keep(started(recording, ref))
    else if (isMachine(logicOf(ref))) queue(recording, ref).push(sentOf(recording, ref, event))
  } else if (event.type === '@xstate.microstep') {
    recording.sent
      .get(ref)
      ?.find((sent) => sent.event === event.event)
      ?.taken.push(...takenBy(event))
  } else if (event.type === '@xstate.action') {
    if (event.action.type === 'logFailure') recording.keep({ kind: 'failure', ...recording.base(ref) })
  } else if (event.type === '@xstate.snapshot') settle(recording, ref, event.event)
}

function queue({ sent }: Recording, ref: AnyActorRef): Sent[] {
  const waiting = sent.get(ref) ?? []
  sent.set(ref, waiting)
  return waiting
}

type SentEvent = Extract<InspectionEvent, { type: '@xstate.event' }>

function sentOf({ base, guards }: Recording, ref: AnyActorRef, { event, sourceRef }: SentEvent): Sent {
  // one object may be sent again and again
  guards.delete(event)
  const source = sourceRef && 'sessionId' in sourceRef ? String(sourceRef.sessionId) : null
  return { ...base(ref), source, event, taken: [] }
}

/** At its start, before its children's: one that was made and never started, as in Strict Mode, is none. */
function started({ base, originOf, stagedFrom, placeOf }: Recording, ref: AnyActorRef): Started {
  const logic = logicOf(ref)
  const machine = isMachine(logic) ? logic : null
  return {
    kind: 'actor',
    ...base(ref),
    ref,
    parent: parentOf(ref),
    machine,
    input: inputOf(ref),
    snapshot: machine ? ref.getSnapshot() : null,
    origin: originOf(ref),
    staged: stagedFrom(ref),
    place: placeOf(ref),
  }
}

function settle(recording: Recording, ref: AnyActorRef, event: AnyEventObject) {
  if (event.type === 'xstate.stop') return recording.keep({ kind: 'stopped', ...recording.base(ref) })
  const waiting = recording.sent.get(ref) ?? []
  const index = waiting.findIndex((sent) => sent.event === event)
  const [sent] = index < 0 ? [] : waiting.splice(index, 1)
  // that a child has moved changes nothing of its parent
  if (!sent || event.type.startsWith('xstate.snapshot.')) return
  const guards = recording.guards.get(event) ?? []
  recording.guards.delete(event)
  const timers = timersOf(ref).map((timer) => timer.event.type)
  recording.keep({ kind: 'event', session: ref.sessionId, ...sent, guards, snapshot: ref.getSnapshot(), timers })
}
