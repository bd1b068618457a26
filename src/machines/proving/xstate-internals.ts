import {
  type Actor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  StateMachine,
} from 'xstate'

/**
 * With taken-transitions.ts the one place that touches what xstate does not promise: the shape of an actor scope, scheduled
 * events, guard implementations, an actor's parent. tests/models/xstate-internals.test.ts says what is relied on; xstate is pinned exactly.
 */

/** Ids of the states that a snapshot is in, ancestors included. */
export const nodesOf = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.map((node) => node.id)

/** The actors that a snapshot holds, by id; those that ended stay until their state is left. */
export const childrenOf = (snapshot: AnyMachineSnapshot): [string, AnyActorRef][] =>
  Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]): [string, AnyActorRef][] =>
    child ? [[id, child]] : [],
  )

/** What an actor was made of, with what, and by whom; null for the first of its system. */
export const logicOf = (actor: AnyActorRef): unknown => Reflect.get(actor, 'logic')
export const inputOf = (actor: AnyActorRef): unknown => Object(Reflect.get(actor, 'options')).input
export const parentOf = (actor: AnyActorRef): string | null => actor._parent?.sessionId ?? null

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

/** Whether an actor has a timer under way that sends it that event. */
export const isTimed = (actor: AnyActorRef, type: string) => timersOf(actor).some(({ event }) => event.type === type)

/** Fires the one timer of that event type out of several that are pending. */
export function fireTimer(actor: AnyActorRef, type: string) {
  const timer = timersOf(actor).find((pending) => pending.event.type === type)
  if (!timer) throw new Error(`no timer is pending for ${type}`)
  stopTimer(actor, timer.id)
  actor.send(timer.event)
}

/**
 * Starts the timers of the states that a restored actor is in, from their beginning: xstate restores none of them.
 * @see https://github.com/statelyai/xstate/issues/5331
 */
export function rearm(actor: AnyActorRef) {
  const logic = logicOf(actor)
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (!isMachine(logic) || snapshot.status !== 'active') return
  for (const { eventType, delay } of snapshot._nodes.flatMap((node) => node.after)) {
    const named: unknown = typeof delay === 'string' ? (logic.implementations.delays[delay] ?? delay) : delay
    const args = { context: snapshot.context, event: { type: 'xstate.init' } }
    const milliseconds = Number(typeof named === 'function' ? named(args, {}) : named)
    actor.system.scheduler.schedule(actor, actor, { type: eventType }, milliseconds, eventType)
  }
}

export const stopTimer = (actor: AnyActorRef, id: string) => actor.system.scheduler.cancel(actor, id)

export type GuardOutcome = { guard: string; event: AnyEventObject; outcome: boolean }

type Ending = { output: unknown } | { error: unknown }
/** What a machine is told of an actor of its that has ended. */
export const endingBy = (actorId: string, ending: Ending): AnyEventObject => ({
  type: `xstate.${'output' in ending ? 'done' : 'error'}.actor.${actorId}`,
  ...ending,
  actorId,
})

/** An actor and those above it, the first of its system last. */
export const lineageOf = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...(actor._parent ? lineageOf(actor._parent) : []),
]

/** One run of an actor that answers once; `real` makes the promise that it was written with. */
export type PromiseCall = { src: string; self: AnyActorRef; signal: AbortSignal; real: () => PromiseLike<unknown> }
type Creator = Parameters<typeof fromPromise<unknown, unknown>>[0]

type Direction = {
  /** makes the promise of a call */
  make: (call: PromiseCall) => PromiseLike<unknown>
  /** whether a machine below another one does not end by itself */
  isEndless: (actor: AnyActorRef) => boolean
  /** whether what goes on by itself under that name, a listener or a machine, stands still */
  isStill: (src: string) => boolean
}

/** The same for a machine and those below it, directed from outside. */
export function directed(machine: AnyStateMachine, direction: Direction): AnyStateMachine {
  const actors = Object.entries<unknown>(machine.implementations.actors).map(([src, logic]): [string, unknown] => {
    if (isMachine(logic)) return [src, stageable(directed(logic, direction), src, direction)]
    const creator = creatorOf(logic)
    if (!creator) return [src, unlessStill(logic, () => direction.isStill(src))]
    const made: Creator = (args) =>
      direction.make({ src, self: args.self, signal: args.signal, real: () => creator(args) })
    return [src, fromPromise(made)]
  })
  // the actors are those that the machine had
  return machine.provide({ actors: Object.fromEntries(actors) as never })
}

/**
 * A machine that stays where it ends, so that its parent is not told, as long as it is to be endless; and that takes nothing
 * while it stands still.
 */
function stageable(machine: AnyStateMachine, src: string, { isEndless, isStill }: Direction): AnyStateMachine {
  const kept = (snapshot: AnyMachineSnapshot, self: AnyActorRef): AnyMachineSnapshot =>
    snapshot.status === 'done' && isEndless(self) ? { ...snapshot, status: 'active' } : snapshot
  const own: Pick<AnyStateMachine, 'transition' | 'getInitialSnapshot'> = {
    transition: (snapshot, event, scope) =>
      isStill(src) ? snapshot : kept(machine.transition(snapshot, event, scope), scope.self),
    getInitialSnapshot: (scope, input) => kept(machine.getInitialSnapshot(scope, input), scope.self),
  }
  return Object.assign(Object.create(machine), own)
}

/** A listener as it is, unless it is to stand still when it begins. */
function unlessStill(logic: unknown, isStill: () => boolean): unknown {
  const { config, start } = Object(logic)
  if (typeof config !== 'function' || typeof start !== 'function') return logic
  return fromCallback((args) => (isStill() ? undefined : config(args)))
}

/** What makes the promise of an actor; null where it is none. Only a promise takes an ending before it has run. */
function creatorOf(logic: unknown): Creator | null {
  const { config, transition } = Object(logic)
  if (typeof config !== 'function' || typeof transition !== 'function') return null
  const ending = { type: 'xstate.promise.resolve' }
  try {
    return transition({ status: 'active' }, ending, { self: {} }).status === 'done' ? config : null
  } catch {
    // a listener hands it to whoever it has told, which is nobody yet
    return null
  }
}

/** The same for a machine and those below it; `decide` may answer instead of a guard. */
export function withListenedGuards(
  machine: AnyStateMachine,
  decide: (outcome: GuardOutcome) => unknown,
): AnyStateMachine {
  const actors = Object.entries<unknown>(machine.implementations.actors).map(([src, logic]) => [
    src,
    isMachine(logic) ? withListenedGuards(logic, decide) : logic,
  ])
  return withRecordedGuards(machine, decide).provide({ actors: Object.fromEntries(actors) })
}

/** The machine with every named guard reporting what it answered; `record` may answer something else instead. */
export function withRecordedGuards(
  machine: AnyStateMachine,
  record: (outcome: GuardOutcome) => unknown,
): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards).map(([guard, implementation]) => [
    guard,
    recorded(guard, implementation, record),
  ])
  return machine.provide({ guards: Object.fromEntries(guards) })
}

type GuardArguments = { event: AnyEventObject }

function recorded(guard: string, implementation: unknown, record: (outcome: GuardOutcome) => unknown) {
  if (typeof implementation !== 'function') return implementation
  const noted = (event: AnyEventObject, outcome: boolean) => {
    const other = record({ guard, event, outcome })
    return typeof other === 'boolean' ? other : outcome
  }
  const plain = (args: GuardArguments, params: unknown) => noted(args.event, implementation(args, params))
  // and(…), or(…) and not(…) carry their logic in `check`
  if (!('check' in implementation) || typeof implementation.check !== 'function') return plain
  const { check } = implementation
  return Object.assign(plain, implementation, {
    check: (snapshot: unknown, args: GuardArguments) => noted(args.event, check(snapshot, args, implementation)),
  })
}
