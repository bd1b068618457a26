import {
  type Actor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate'

/**
 * The one file that touches what xstate does not promise: `_transitions`, the shape of an actor scope, scheduled events,
 * guard implementations, an actor's parent. tests/models/xstate-internals.test.ts says what is relied on; xstate is pinned exactly.
 */

/** Stable id of one transition, the same in charts, live highlights and coverage: `source::event::index`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source
  const type = String(transition.eventType)
  const siblings = (type === '' ? source.always : source.transitions.get(type)) ?? []
  return `${source.id}::${type || 'always'}::${siblings.indexOf(transition)}`
}

/** Ids of the transitions that an inspection event reports as taken; entering the initial state is none. */
export function takenBy(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return []
  return event._transitions.filter((taken) => taken.eventType != null).map(transitionId)
}

/** Ids of the states that a snapshot is in, ancestors included. */
export const nodesOf = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.map((node) => node.id)

/** The actors that a snapshot holds, by id; those that ended stay until their state is left. */
export const childrenOf = (snapshot: AnyMachineSnapshot): [string, AnyActorRef][] =>
  Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]): [string, AnyActorRef][] =>
    child ? [[id, child]] : [],
  )

export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine

/** A scope in which transitions are computed and nothing is executed; `inspect` is called for every microstep. */
export function silentScope(
  machine: AnyStateMachine,
  input: unknown,
  inspect: (event: InspectionEvent) => void,
): AnyActorScope {
  const probe = createActor(machine, { input, inspect })
  // a systemId would be "already taken" as soon as a second snapshot spawns its child
  const system = Object.assign(probe.system, { _set: () => {} })
  const nothing = () => {}
  return {
    self: probe,
    id: '',
    sessionId: 'probe',
    system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
}

/** The actor with a parent, of which nothing is known but what it is told; its end is none of that. */
export function withParent<M extends AnyStateMachine>(actor: Actor<M>, told: AnyEventObject[]): Actor<M> {
  const keep = (event: AnyEventObject) => {
    if (!event.type.startsWith('xstate.')) told.push(event)
  }
  const { stop } = actor
  return Object.assign(actor, {
    _parent: { id: 'parent', sessionId: 'parent', _send: keep },
    // an actor with a parent is stopped by it alone
    stop: () => stop.call(Object.assign(actor, { _parent: undefined })),
  })
}

/** The timers that an actor waits for. */
export const timersOf = (actor: AnyActorRef) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter((timer) => timer.source === actor)

/** Fires the one timer of that event type out of several that are pending. */
export function fireTimer(actor: AnyActorRef, type: string) {
  const timer = timersOf(actor).find((pending) => pending.event.type === type)
  if (!timer) throw new Error(`no timer is pending for ${type}`)
  stopTimer(actor, timer.id)
  actor.send(timer.event)
}

export const stopTimer = (actor: AnyActorRef, id: string) => actor.system.scheduler.cancel(actor, id)

export type GuardOutcome = { guard: string; event: AnyEventObject; outcome: boolean }

/** The machine with every named guard reporting what it answered. */
export function withRecordedGuards(machine: AnyStateMachine, record: (outcome: GuardOutcome) => void): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards).map(([guard, implementation]) => [
    guard,
    recorded(guard, implementation, record),
  ])
  return machine.provide({ guards: Object.fromEntries(guards) })
}

type GuardArguments = { event: AnyEventObject }

function recorded(guard: string, implementation: unknown, record: (outcome: GuardOutcome) => void) {
  if (typeof implementation !== 'function') return implementation
  const noted = (event: AnyEventObject, outcome: boolean) => {
    record({ guard, event, outcome })
    return outcome
  }
  const plain = (args: GuardArguments, params: unknown) => noted(args.event, implementation(args, params))
  // and(…), or(…) and not(…) carry their logic in `check`
  if (!('check' in implementation) || typeof implementation.check !== 'function') return plain
  const { check } = implementation
  return Object.assign(plain, implementation, {
    check: (snapshot: unknown, args: GuardArguments) => noted(args.event, check(snapshot, args, implementation)),
  })
}
