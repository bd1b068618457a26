import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
} from 'xstate'
import { chartOf } from '../reading/chart'
import { withGuardCoverage } from './coverage'
import { type AnyModel, endingOf } from './model'
import { createVirtualClock } from './virtual-clock'
import { fireTimer, isMachine, takenBy, withParent } from './xstate-internals'

/** One call of an invoked or spawned actor; `received` are the events sent to it. */
export type Call = { id: string; src: string; input: unknown; isAborted: boolean; received: AnyEventObject[] }
type Effect = { type: string; params: unknown }
type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void }
/** `told`: the events that the machine has sent to its parent. */
type Fakes = { calls: Call[]; pending: Map<string, Pending>; told: AnyEventObject[] }

/** A real actor with its real wiring, whose children and timers are driven by the test. */
export type Driver = ReturnType<typeof createDriver>

export function createDriver(model: AnyModel, input: unknown = model.input) {
  const clock = createVirtualClock()
  const covered = new Set<string>()
  const effects: Effect[] = []
  const events: AnyEventObject[] = []
  const fakes: Fakes = { calls: [], pending: new Map(), told: [] }
  const cover = (ids: string[]) => {
    for (const id of ids) covered.add(id)
  }
  const machine = withFakes(withGuardCoverage(model.machine, cover), fakes, modelledSources(model))
  const actor = withParent(createActor(machine, { input, clock, inspect: inspectorOf({ cover, effects }) }), fakes.told)
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
      events.push(event)
      const ending = endingOf(event)
      if (ending) end(fakes.pending, ending, event)
      else if (!event.type.startsWith('xstate.after.')) actor.send(event)
      else if (clock.pending() > 1) fireTimer(actor, event.type)
      else clock.next()
      return settled()
    },
  }
}

type Recording = { cover: (ids: string[]) => void; effects: Effect[] }

const inspectorOf =
  ({ cover, effects }: Recording) =>
  (event: InspectionEvent) => {
    if (!isRoot(event)) return
    cover(takenBy(event))
    if (event.type === '@xstate.action') effects.push(event.action)
  }

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
function withFakes(machine: AnyStateMachine, fakes: Fakes, modelled: string[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => {
    const isReal = isMachine(logic) && !modelled.includes(src)
    return [src, isReal ? withFakes(logic, fakes, modelled) : fake(src, fakes)]
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

function fake(src: string, { calls, pending }: Fakes): AnyActorLogic {
  const received = new Map<unknown, AnyEventObject[]>()
  const logic = fromPromise<unknown, unknown>(({ input, self, signal }) => {
    const call: Call = { id: self.id, src, input, isAborted: false, received: [] }
    received.set(self, call.received)
    calls.push(call)
    return new Promise((resolve, reject) => {
      const mine = { resolve, reject }
      pending.set(call.id, mine)
      signal.addEventListener('abort', () => {
        call.isAborted = true
        if (pending.get(call.id) === mine) pending.delete(call.id)
      })
    })
  })
  return {
    ...logic,
    transition: (snapshot, event: AnyEventObject, scope) => {
      if (!event.type.startsWith('xstate.')) received.get(scope.self)?.push(event)
      // a promise knows only its own events; all others leave it as it is
      return logic.transition(snapshot, event as never, scope)
    },
  }
}
