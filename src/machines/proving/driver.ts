import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  getInitialSnapshot,
  type InspectionEvent,
  matchesState,
  type StateValue,
} from 'xstate'
import { chartOf } from '../reading/chart'
import { takenBy } from '../runtime/taken-transitions'
import { withGuardCoverage } from './coverage'
import { type AnyModel, endingOf } from './model'
import { createVirtualClock } from './virtual-clock'
import { fireTimer, isMachine, isTimed, withParent } from './xstate-internals'

/** One call of an invoked or spawned actor; `received` are the events sent to it. */
export type Call = { id: string; src: string; input: unknown; isAborted: boolean; received: AnyEventObject[] }
type Effect = { type: string; params: unknown }
type Pending = { call: Call; resolve: (output: unknown) => void; reject: (error: unknown) => void }
/** `told`: the events that the machine has sent to its parent. */
type Fakes = { calls: Call[]; pending: Map<string, Pending>; told: AnyEventObject[] }

/** A real actor with its real wiring, whose children and timers are driven by the test. */
export type Driver = ReturnType<typeof drive>

export function createDriver(model: AnyModel, input: unknown = model.input) {
  const covered = new Set<string>()
  const cover = (ids: string[]) => {
    for (const id of ids) covered.add(id)
  }
  const machine = withFakes(withGuardCoverage(model.machine, cover), modelledSources(model))
  return drive({ machine, input, covered })
}

/** Drivers of one machine by the hundred: its fakes are made once, and nobody asks what its guards have answered. */
export function createDrivers(model: AnyModel): (input?: unknown) => Driver {
  const machine = withFakes(model.machine, modelledSources(model))
  return (input = model.input) => drive({ machine, input, covered: new Set() })
}

type Driven = { machine: AnyStateMachine; input: unknown; covered: Set<string> }

function drive({ machine, input, covered }: Driven) {
  const clock = createVirtualClock()
  const effects: Effect[] = []
  const events: AnyEventObject[] = []
  const fakes: Fakes = { calls: [], pending: new Map(), told: [] }
  const actor = withParent(
    createActor(machine, { input, clock, inspect: inspectorOf({ covered, effects, events }) }),
    fakes.told,
  )
  runs.set(actor.system, fakes)
  // an error is read from the snapshot; without a listener it would be reported as unhandled
  actor.subscribe({ error: () => {} })
  return {
    actor,
    clock,
    covered,
    effects,
    /** what it was started with, and what has happened to it since: an oracle judges the snapshot by these */
    input,
    events,
    ...fakes,
    start: () => {
      actor.start()
      return settled()
    },
    settled,
    perform: (event: AnyEventObject) => {
      const ending = endingOf(event)
      if (!isTimer(event)) events.push(event)
      if (ending) end(fakes.pending, ending, event)
      else if (!isTimer(event)) actor.send(event)
      // a timer that no guard let through is over, and stays so as long as its state lasts
      else if (!isTimed(actor, event.type) && !actor.getSnapshot().can(event)) return settled()
      else if (clock.pending() > 1) fireTimer(actor, event.type)
      else clock.next()
      return settled()
    },
  }
}

/** The fakes of each running system: one machine with fakes serves many. */
const runs = new WeakMap<object, Fakes>()

type Recording = { covered: Set<string>; effects: Effect[]; events: AnyEventObject[] }

const inspectorOf =
  ({ covered, effects, events }: Recording) =>
  (event: InspectionEvent) => {
    if (!isRoot(event)) return
    for (const id of takenBy(event)) covered.add(id)
    if (event.type === '@xstate.action') effects.push(event.action)
    if (event.type === '@xstate.event' && isTimer(event.event)) events.push(event.event)
  }

const isTimer = ({ type }: AnyEventObject) => type.startsWith('xstate.after.')

// the first microsteps come while the actor is being made, when it has no name here yet
const isRoot = ({ actorRef, rootId }: InspectionEvent) => 'sessionId' in actorRef && actorRef.sessionId === rootId

function end(pending: Fakes['pending'], { kind, id }: { kind: 'done' | 'error'; id: string }, event: AnyEventObject) {
  const call = pending.get(id)
  if (!call) throw new Error(`"${id}" is not running`)
  pending.delete(id)
  if (kind === 'done') call.resolve(event.output)
  else call.reject(event.error)
}

/** Lets promises and their followers run. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

/** Actors whose endings are modelled, by the name of their implementation. */
function modelledSources({ machine, outcomes }: AnyModel): string[] {
  const invoked = Object.values(chartOf(machine).nodes).flatMap((node) => node.invoke)
  return [...invoked.flatMap(({ id, src }) => (id in outcomes ? [src] : [])), ...Object.keys(outcomes)]
}

/**
 * Every actor is replaced by a controlled one; a child machine stays real, with its own actors controlled, unless its
 * outcomes are modelled.
 */
function withFakes(machine: AnyStateMachine, modelled: string[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => {
    const isReal = isMachine(logic) && !modelled.includes(src)
    return [src, isReal ? withFakes(logic, modelled) : fake(src, isMachine(logic) ? logic : null)]
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

/** `shown`: the child machine that it stands for; a screen sees that as it starts. */
function fake(src: string, shown: AnyStateMachine | null): AnyActorLogic {
  const received = new WeakMap<object, AnyEventObject[]>()
  const logic = fromPromise<unknown, unknown>(({ input, self, signal, system }) => {
    const call: Call = { id: self.id, src, input, isAborted: false, received: [] }
    received.set(self, call.received)
    return new Promise((resolve, reject) => hold({ call, resolve, reject }, signal, runs.get(system)))
  })
  return {
    ...logic,
    getInitialSnapshot: (scope, input) => ({
      ...(shown ? firstLookOf(shown, input) : {}),
      ...logic.getInitialSnapshot(scope, input),
    }),
    transition: (snapshot, event: AnyEventObject, scope) => {
      if (!event.type.startsWith('xstate.')) received.get(scope.self)?.push(event)
      // a promise knows only its own events; all others leave it as it is
      return logic.transition(snapshot, event as never, scope)
    },
  }
}

/** What the connect of a child machine reads. */
function firstLookOf(machine: AnyStateMachine, input: unknown) {
  const { value, context, children, ...first } = getInitialSnapshot(machine, input)
  const isIn = (tag: string) => first.tags.has(tag)
  return { value, context, children, hasTag: isIn, matches: (state: StateValue) => matchesState(state, value) }
}

function hold(
  mine: Pending,
  signal: AbortSignal,
  { calls, pending }: Fakes = { calls: [], pending: new Map(), told: [] },
) {
  const { call } = mine
  calls.push(call)
  pending.set(call.id, mine)
  signal.addEventListener('abort', () => {
    call.isAborted = true
    if (pending.get(call.id) === mine) pending.delete(call.id)
  })
}
