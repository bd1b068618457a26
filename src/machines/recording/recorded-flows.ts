import { type ActorOptions, type AnyActor, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate'
import { childrenOf, isMachine, logicOf, rearm } from '../proving/xstate-internals'
import type { inspection, Seat } from '../runtime/inspection'
import { createPacedClock } from './paced-clock'
import { childAt, persistedAt } from './past'
import { createRecorder, type Entry, type Origin } from './recorder'

/** A flow of the page: the actor that runs, and how another one of it is made. */
type Root = { actor: AnyActor; seat: Seat; make: (persisted: object | null, isLive: boolean) => AnyActor }
type Page = {
  memory: Entry[]
  roots: Map<string, Root>
  /** where actors come from that go on from the past: found when they start */
  origins: Map<AnyActorRef, Origin>
}

/** The inspector itself, which looks at others. */
const UNRECORDED = new Set(['inspector'])

export type RecordedFlows = ReturnType<typeof recordFlows>

/** Records every flow of this page from its first event on, and can bring them back to where they were. */
export function recordFlows({ onEntry }: { onEntry: (entry: Entry) => void }) {
  const page: Page = { memory: [], roots: new Map(), origins: new Map() }
  const clock = createPacedClock()
  const recorder = createRecorder({
    now: () => performance.now(),
    originOf: (ref) => page.origins.get(ref) ?? null,
    keep: (entry) => {
      page.memory.push(entry)
      onEntry(entry)
    },
  })
  const create: NonNullable<typeof inspection.create> = (machine, options, seat) => {
    if (UNRECORDED.has(String(options.id))) return createActor(machine, options)
    const recorded = { machine: recorder.listened(machine), options: { ...options, clock }, inspect: recorder.inspect }
    const make: Root['make'] = (persisted, isLive) => made(recorded, persisted, isLive)
    const actor = make(null, true)
    page.roots.set(actor.sessionId, { actor, seat, make })
    return actor
  }
  return {
    create,
    clock,
    memory: page.memory,
    send: (session: string, event: { type: string }) => actorOf(page, session)?.send(event),
    /** Shows every flow as it was after that event; what is pressed meanwhile is left alone. null: as they are. */
    show: (seq: number | null) => show(page, seq),
    /** Lets every flow that has changed since go on from there. */
    goOn: (seq: number) => goOn(page, seq),
  }
}

type Recorded = {
  machine: AnyStateMachine
  options: ActorOptions<AnyStateMachine>
  inspect: ActorOptions<AnyStateMachine>['inspect']
}

function made({ machine, options, inspect }: Recorded, persisted: object | null, isLive: boolean): AnyActor {
  // what is restored has the shape that xstate itself has persisted
  const snapshot = persisted ? { snapshot: persisted as never } : {}
  return createActor(machine, { ...options, ...snapshot, ...(isLive ? { inspect } : {}) })
}

const actorOf = ({ memory }: Page, session: string): AnyActorRef | undefined => {
  const start = memory.find((entry) => entry.kind === 'actor' && entry.session === session)
  return start?.kind === 'actor' ? start.ref : undefined
}

/** Those that run and had begun by then. */
const rootsAt = ({ roots, memory }: Page, seq: number) =>
  [...roots].filter(
    ([session, { actor }]) =>
      actor.getSnapshot().status === 'active' &&
      memory.some((entry) => entry.kind === 'actor' && entry.session === session && entry.seq <= seq),
  )

function show(page: Page, seq: number | null) {
  for (const { actor, seat } of page.roots.values()) if (seq === null && isRunning(actor)) seat.take(actor)
  if (seq === null) return
  for (const [session, { actor, seat, make }] of rootsAt(page, seq)) {
    const persisted = persistedAt(page.memory, session, seq)
    // one that has never been started: it shows itself, and stops what it stands for
    if (persisted) seat.take(Object.assign(make(persisted, false), { send: () => {}, stop: () => actor.stop() }))
  }
}

const isRunning = (actor: AnyActor) => actor.getSnapshot().status === 'active'

/** How many flows were brought back. */
function goOn(page: Page, seq: number): number {
  const roots = rootsAt(page, seq).flatMap(([session, root]) => {
    const persisted = hasChangedSince(page, session, seq) ? persistedAt(page.memory, session, seq) : null
    return persisted ? [{ session, root, persisted }] : []
  })
  show(page, null)
  for (const { session, root, persisted } of roots) restart(page, { session, root, persisted, seq })
  return roots.length
}

type Restart = { session: string; root: Root; persisted: object; seq: number }

function restart(page: Page, { session, root: { actor, seat, make }, persisted, seq }: Restart) {
  const next = make(persisted, true)
  comeFrom(page, next, { session, seq })
  actor.stop()
  seat.follow(next)
  next.start()
  for (const each of machinesIn(next)) rearm(each)
  seat.take(next)
  page.roots.delete(session)
  page.roots.set(next.sessionId, { actor: next, seat, make })
}

/** Says of an actor and those below it where they come from, before they start. */
function comeFrom({ memory, origins }: Pick<Page, 'memory' | 'origins'>, ref: AnyActorRef, origin: Origin) {
  origins.set(ref, origin)
  for (const [id, child] of childrenOf(ref.getSnapshot())) {
    const before = childAt(memory, { ...origin, id })
    if (before?.machine) comeFrom({ memory, origins }, child, { session: before.session, seq: origin.seq })
  }
}

const machinesIn = (ref: AnyActorRef): AnyActorRef[] =>
  isMachine(logicOf(ref)) ? [ref, ...childrenOf(ref.getSnapshot()).flatMap(([, child]) => machinesIn(child))] : []

function hasChangedSince({ memory }: Page, session: string, seq: number): boolean {
  const family = new Set([session])
  return memory.some((entry) => {
    if (entry.kind === 'actor' && entry.parent && family.has(entry.parent)) family.add(entry.session)
    return entry.kind === 'event' && entry.seq > seq && family.has(entry.session)
  })
}
