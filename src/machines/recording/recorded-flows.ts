import { type ActorOptions, type AnyActor, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate'
import type { Persisted } from '../proving/way'
import { childrenOf, endingBy, fireTimer, isMachine, logicOf, rearm } from '../proving/xstate-internals'
import type { inspection, Seat } from '../runtime/inspection'
import { marks } from '../runtime/reading'
import { createAnswers } from './answers'
import type { Outcome, StageTask } from './messages.contract'
import { createPacedClock } from './paced-clock'
import { childAt, persistedAt } from './past'
import { createRecorder, type Entry, type Origin } from './recorder'
import { actorWithin, madeReady, placed } from './stage'

/** A flow of the page: the actor that runs, and how another one of it is made. */
type Root = { actor: AnyActor; seat: Seat; make: (persisted: object | null, isLive: boolean) => AnyActor }
type Page = {
  memory: Entry[]
  roots: Map<string, Root>
  /** where actors come from that go on from the past: found when they start */
  origins: Map<AnyActorRef, Origin>
  /** and what those were made from that were put somewhere by hand */
  staged: Map<AnyActorRef, Persisted>
  /** where on the page those stand that it has more than once */
  places: Map<AnyActorRef, string>
}

/** The inspector itself and its panel, which look at others. */
const UNRECORDED = new Set(['inspector', 'faultPanel'])

export type RecordedFlows = ReturnType<typeof recordFlows>

/** Records every flow of this page from its first event on, and can bring them back to where they were. */
export function recordFlows({ onEntry }: { onEntry: (entry: Entry) => void }) {
  const page: Page = { memory: [], roots: new Map(), origins: new Map(), staged: new Map(), places: new Map() }
  const clock = createPacedClock()
  const answers = createAnswers(clock)
  const recorder = createRecorder({
    now: () => performance.now(),
    originOf: (ref) => page.origins.get(ref) ?? null,
    stagedFrom: (ref) => page.staged.get(ref) ?? null,
    placeOf: (ref) => page.places.get(ref) ?? null,
    keep: (entry) => {
      page.memory.push(entry)
      onEntry(entry)
    },
  })
  const create: NonNullable<typeof inspection.create> = (machine, options, seat) => {
    if (UNRECORDED.has(String(options.id))) return createActor(machine, options)
    const listened = answers.answered(recorder.listened(machine))
    const recorded = { machine: listened, options: { ...options, clock }, inspect: recorder.inspect }
    const make: Root['make'] = (persisted, isLive) => seated(page, seat, made(recorded, persisted, isLive))
    const actor = make(null, true)
    page.roots.set(actor.sessionId, { actor, seat, make })
    return actor
  }
  return {
    create,
    clock,
    memory: page.memory,
    /** Whether a flow of that name runs. */
    has: (flow: string) => foundRoot(page, flow) !== undefined,
    /** Shows every flow as it was after that event; what is pressed meanwhile is left alone. null: as they are. */
    show: (seq: number | null) => show(page, seq),
    /** Lets every flow that has changed since go on from there. */
    goOn: (seq: number) => goOn(page, seq),
    drawn: (at: Pick<StageTask, 'flow' | 'within'>) => drawnBy(page, at),
    ...sending(page),
    ...direction(page, answers, clock),
  }
}

type Answers = ReturnType<typeof createAnswers>

/** What an actor draws now: its machine and its state, as they stand on its part of the page. */
function drawnBy(page: Page, { flow, within }: Pick<StageTask, 'flow' | 'within'>) {
  const [, root] = rootOf(page, flow)
  const actor = actorWithin(root.actor, within)
  const logic = logicOf(actor)
  return marks(isMachine(logic) ? logic.id : actor.id, actor.getSnapshot())
}

/** Events that are written by hand. */
function sending(page: Page) {
  return {
    tell(flow: string, event: { type: string }) {
      foundRoot(page, flow)?.[1].actor.send(event)
    },
    /** Whether it has been taken. */
    send(session: string, event: { type: string }): boolean {
      const before = page.memory.length
      actorOf(page, session)?.send(event)
      return page.memory
        .slice(before)
        .some((entry) => entry.kind === 'event' && entry.event === event && entry.taken.length > 0)
    },
    /** Whether it would be taken now; null where that cannot be told. */
    can(session: string, event: { type: string }): boolean | null {
      const actor = actorOf(page, session)
      if (!actor || !isMachine(logicOf(actor))) return null
      try {
        return actor.getSnapshot().can(event)
      } catch {
        // its guard needs what no schema asks for
        return null
      }
    },
  }
}

/** What is done by hand to the flows of a page. */
function direction(page: Page, answers: Answers, clock: { setRate: (rate: number) => void }) {
  return {
    answer: answers.set,
    end(session: string, actor: string, outcome: Outcome) {
      // a machine or a listener ends by what its parent is told of it
      if (!answers.end(session, actor, outcome)) actorOf(page, session)?.send(endingBy(actor, outcome))
    },
    fire(session: string, timer: string) {
      const actor = actorOf(page, session)
      if (actor) fireTimer(actor, timer)
    },
    /** Answers how the flow is made as it was before: what it was asking for then is asked again. */
    async stage({ flow, within, keeps, holds = [], ...way }: StageTask): Promise<() => void> {
      const [session, root] = rootOf(page, flow)
      const { persisted: inner, modelled } = await madeReady(actorWithin(root.actor, within), way, keeps)
      const persisted = placed(root.actor, within, inner)
      clock.setRate(0)
      for (const actor of holds) answers.set(actor, { kind: 'held' })
      const before = (next: AnyActor) => {
        answers.hold(next)
        answers.direct(actorWithin(next, within), modelled)
        noteStaged(page, next, persisted)
      }
      // xstate types a persisted snapshot as something unknown
      const earlier = root.actor.getPersistedSnapshot() as unknown as Persisted
      const staged = restart(page, { session, root, persisted, before })
      return () => {
        const next = page.roots.get(staged)
        if (!next) return
        restart(page, {
          session: staged,
          root: next,
          persisted: earlier,
          before: (ref) => noteStaged(page, ref, earlier),
        })
      }
    },
  }
}

function seated({ places }: Page, { place }: Seat, actor: AnyActor): AnyActor {
  if (place) places.set(actor, place)
  return actor
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

/** The flow of that name that was mounted last. */
const foundRoot = ({ roots }: Page, flow: string) =>
  [...roots].findLast(([, { actor }]) => actor.id === flow && actor.getSnapshot().status !== 'stopped')

function rootOf(page: Page, flow: string): [string, Root] {
  const found = foundRoot(page, flow)
  if (!found) throw new Error(`this page has no ${flow}`)
  return found
}

/** Of actors that are put somewhere by hand, before they start. */
function noteStaged({ staged }: Pick<Page, 'staged'>, actor: AnyActorRef, persisted: Persisted) {
  staged.set(actor, persisted)
  // a machine's child is persisted as the machine is
  for (const [id, child] of childrenOf(actor.getSnapshot()))
    if (isMachine(logicOf(child))) noteStaged({ staged }, child, persisted.children[id]?.snapshot as Persisted)
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
  for (const { session, root, persisted } of roots)
    restart(page, { session, root, persisted, before: (next) => comeFrom(page, next, { session, seq }) })
  return roots.length
}

type Restart = { session: string; root: Root; persisted: object; before: (next: AnyActor) => void }

/** Answers the session of the next actor. */
function restart(page: Page, { session, root: { actor, seat, make }, persisted, before }: Restart): string {
  const next = make(persisted, true)
  before(next)
  actor.stop()
  seat.follow(next)
  next.start()
  for (const each of machinesIn(next)) rearm(each)
  seat.take(next)
  page.roots.delete(session)
  page.roots.set(next.sessionId, { actor: next, seat, make })
  return next.sessionId
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
