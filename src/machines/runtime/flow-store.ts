import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, Observer, Subscribable, Subscription } from 'xstate'
import { echoed } from './echo'
import type { Flow, MachineOf, Started } from './flow'
import { inspection, type Seat } from './inspection'
import type { FirstSnapshot, Reading } from './reading'
import { readingOf } from './reading-of'

/** An actor to its readers: the flow's own store and that of each child. */
type FlowView<Snapshot, Event> = Subscribable<Snapshot> & {
  getSnapshot: () => Snapshot
  send: (event: Event) => void
  /** fetches the machine's code and starts nothing: pointer over, focus */
  warm: () => void
}
/**
 * Sends to the flow; `to` sends to one of its children by its name, to a child's child with a dot between the names;
 * `warm` says that something is about to be sent.
 */
export type FlowSend<M extends AnyStateMachine> = ((event: EventFrom<M>) => void) & {
  to: <Path extends ChildPath<M>>(path: Path, event: EventAt<M, Path>) => void
  /** fetches the machine's code and starts nothing: pointer over, focus */
  warm: () => void
}
export type FlowStore<M extends AnyStateMachine> = Omit<FlowView<Reading<M>, EventFrom<M>>, 'send'> & {
  send: FlowSend<M>
  /** What the machine emits, of one type or of all ('*'), from whenever it runs. */
  on: (type: EmittedFrom<M>['type'] | '*', handler: (event: EmittedFrom<M>) => void) => Subscription
  /** Puts the flow to use in the browser; the answer stops it, and it may be attached again. */
  attach: () => () => void
  child: <Id extends keyof Reading<M>['children'] & string>(id: Id) => FlowView<ChildReading<M, Id>, ChildEvent<M, Id>>
}

/** The same by its flow, for pages, and the store of one of its children. */
export type StoreOf<F> = FlowStore<MachineOf<F>>
export type ChildOf<F, Id extends ChildId<MachineOf<F>>> = FlowView<
  ChildReading<MachineOf<F>, Id>,
  ChildEvent<MachineOf<F>, Id>
>

type ChildId<M extends AnyStateMachine> = keyof Reading<M>['children'] & string
type ChildPath<M extends AnyStateMachine> =
  | ChildId<M>
  | { [Id in ChildId<M>]: `${Id}.${keyof Children<M, Id> & string}` }[ChildId<M>]
type EventAt<M extends AnyStateMachine, Path extends string> = Path extends `${infer Id}.${infer Inner}`
  ? Id extends ChildId<M>
    ? EventOf<Children<M, Id>[Inner & keyof Children<M, Id>]>
    : never
  : ChildEvent<M, Path>

type Children<M extends AnyStateMachine, Id extends keyof Reading<M>['children']> =
  ChildReading<M, Id> extends { children: infer Inner } ? Inner : never
type EventOf<Ref> = NonNullable<Ref> extends { send(event: infer Event): void } ? Event : never

type ChildReading<M extends AnyStateMachine, Id extends keyof Reading<M>['children']> =
  NonNullable<Reading<M>['children'][Id]> extends { getSnapshot(): infer Snapshot } ? Snapshot : never
type ChildEvent<M extends AnyStateMachine, Id extends string> =
  NonNullable<
    Actor<M> extends { getSnapshot(): { children: infer Children } } ? Children[Id & keyof Children] : never
  > extends {
    send(event: infer Event): void
  }
    ? Event
    : never

/** 'event': the machine starts with its first event. 'mount': as soon as the page is in use (cart, checkout, account). */
export type StartAt = 'event' | 'mount'

/** `place`: where on the page a flow stands that it has more than once: 'in the header'; for the inspector. */
export type FlowOptions = { start?: StartAt; place?: string }

type Held<M extends AnyStateMachine> = { to: string | null; event: EventFrom<M> }
type Box<M extends AnyStateMachine> = {
  flow: Flow<M>
  started: Started<M>
  /** the first snapshot, with what has been picked and typed while the machine is on its way */
  first: FirstSnapshot<M>
  snapshot: Reading<M>
  actor: Actor<M> | null
  held: Held<M>[]
  readers: Set<() => void>
  handlers: Set<(event: EmittedFrom<M>) => void>
  users: number
  isStarting: boolean
  place?: string | undefined
  sleep: (() => void) | null
}

/**
 * A flow outside React. Until its machine is there it shows the first snapshot and holds events; then they are replayed
 * in order, before anything newer. A failed download keeps them: the next event or `warm` tries again. No click is lost.
 */
export function createFlowStore<M extends AnyStateMachine>(
  flow: Flow<M>,
  started: Started<M>,
  { start: startAt = 'event', place }: FlowOptions = {},
): FlowStore<M> {
  const first = readingOf(started.first)
  const box = { ...boxOf(flow, started, first), place }
  const warm = () => void flow.load().then(() => box.held.length > 0 && begin(box), report)
  return {
    warm,
    getSnapshot: () => box.snapshot,
    subscribe: subscribeTo(box.readers, () => box.snapshot),
    send: sendOf(box, warm),
    on: (type, handler) => joined(box.handlers, (event) => (type === '*' || event.type === type) && handler(event)),
    attach: () => attach(box, startAt, first),
    // ids and types of children come from the machine; what stands behind them is the same for all
    child: childViews(box, warm) as unknown as FlowStore<M>['child'],
  }
}

function boxOf<M extends AnyStateMachine>(flow: Flow<M>, started: Started<M>, snapshot: Reading<M>): Box<M> {
  return {
    flow,
    started,
    first: started.first,
    snapshot,
    actor: null,
    held: [],
    readers: new Set(),
    handlers: new Set(),
    users: 0,
    isStarting: false,
    sleep: null,
  }
}

const sendOf = <M extends AnyStateMachine>(box: Box<M>, warm: () => void): FlowSend<M> =>
  Object.assign((event: EventFrom<M>) => deliver(box, { to: null, event }), {
    warm,
    // the event is one of the child's own, which the types of the box do not tell apart
    to: (id: string, event: unknown) => deliver(box, { to: id, event: event as EventFrom<M> }),
  })

function joined<Member>(members: Set<Member>, member: Member): Subscription {
  members.add(member)
  return { unsubscribe: () => void members.delete(member) }
}

/** As an actor's: takes a function or an observer. A store neither fails nor completes, so only `next` is ever called. */
const subscribeTo =
  <Snapshot>(readers: Set<() => void>, read: () => Snapshot) =>
  (observer: Observer<Snapshot> | ((snapshot: Snapshot) => void)): Subscription => {
    const next = typeof observer === 'function' ? observer : (snapshot: Snapshot) => observer.next?.(snapshot)
    return joined(readers, () => next(read()))
  }

/** One view per child, always the same object. */
function childViews<M extends AnyStateMachine>(box: Box<M>, warm: () => void) {
  const views = new Map<string, FlowView<unknown, EventFrom<M>>>()
  return (id: string) => {
    const getSnapshot = () => childSnapshot(box.snapshot, id)
    const view = views.get(id) ?? {
      warm,
      getSnapshot,
      subscribe: subscribeTo(box.readers, getSnapshot),
      send: (event: EventFrom<M>) => deliver(box, { to: id, event }),
    }
    views.set(id, view)
    return view
  }
}

function attach<M extends AnyStateMachine>(box: Box<M>, startAt: StartAt, first: Reading<M>) {
  box.users += 1
  if (box.users === 1 && !box.actor) {
    box.sleep = box.flow.wake?.((event) => deliver(box, { to: null, event }), box.started.input) ?? null
    // where somebody inspects, each flow of the page is there to be looked at
    if (startAt === 'mount' || box.held.length > 0 || inspection.create) begin(box)
  }
  let isAttached = true
  return () => {
    if (isAttached) box.users -= 1
    isAttached = false
    if (box.users > 0) return
    box.sleep?.()
    box.sleep = null
    box.actor?.stop()
    box.actor = null
    box.first = box.started.first
    show(box, first)
  }
}

function deliver<M extends AnyStateMachine>(box: Box<M>, held: Held<M>) {
  if (box.actor) return dispatch(box.actor, held)
  box.held.push(held)
  echo(box, held)
  begin(box)
}

function echo<M extends AnyStateMachine>(box: Box<M>, held: Held<M>) {
  const first = echoed(box.flow, box.first, held)
  if (first === box.first) return
  box.first = first
  show(box, readingOf(first))
}

function dispatch<M extends AnyStateMachine>(actor: Actor<M>, { to, event }: Held<M>) {
  const target = to === null ? actor : childOf(actor.getSnapshot(), to)
  target?.send(event)
}

/** Starts once, when the code is there and someone still uses the flow; a page that went away keeps nothing running. */
function begin<M extends AnyStateMachine>(box: Box<M>) {
  if (box.isStarting || box.actor) return
  box.isStarting = true
  Promise.all([box.flow.load(), import('./run')])
    .then(([machine, { actorOf }]) => {
      if (box.users > 0) run(box, actorOf({ ...box.flow, machine, input: box.started.input, seat: seatOf(box) }))
    })
    .catch(report)
    .finally(() => {
      box.isStarting = false
    })
}

function run<M extends AnyStateMachine>(box: Box<M>, actor: Actor<M>) {
  follow(box, actor)
  actor.start()
  for (let next = box.held.shift(); next; next = box.held.shift()) dispatch(actor, next)
  box.sleep?.()
  box.sleep = null
  take(box, actor)
}

function follow<M extends AnyStateMachine>(box: Box<M>, actor: Actor<M>) {
  // what is held has been shown already: nobody sees it gone while it is handed over
  actor.subscribe({ next: () => box.actor === actor && show(box, changedBy(actor)), error: report })
  actor.on('*', (event) => {
    for (const handle of [...box.handlers]) handle(event)
  })
}

function take<M extends AnyStateMachine>(box: Box<M>, actor: Actor<M>) {
  box.actor = actor
  show(box, actor.getSnapshot())
}

/** For the inspector, whose actors are of the same machine as the one that it was asked to make. */
const seatOf = <M extends AnyStateMachine>(box: Box<M>): Seat => ({
  take: (actor) => take(box, actor as Actor<M>),
  // of the same machine, too
  follow: (actor) => follow(box, actor as Actor<M>),
  place: box.place,
})

/**
 * When only a child has moved, its parent's snapshot is the very same object, and two notices before a redraw could end
 * where they began: whoever compares must see another one each time.
 */
function changedBy<M extends AnyStateMachine>(actor: Actor<M>): Reading<M> {
  const snapshot: Reading<M> = actor.getSnapshot()
  return Object.keys(snapshot.children).length > 0 ? { ...snapshot } : snapshot
}

function show<M extends AnyStateMachine>(box: Box<M>, snapshot: Reading<M>) {
  if (box.snapshot === snapshot) return
  box.snapshot = snapshot
  for (const notify of [...box.readers]) notify()
}

type Target = { getSnapshot(): unknown; send(event: unknown): void }

type Parent = { children: Record<string, unknown> }

/** By its name, or by the names on the way down, with dots between them. */
function childOf({ children }: Parent, path: string): Target | undefined {
  const [id = '', ...inner] = path.split('.')
  // a child by a name that only the machine's types know
  const child = children[id] as Target | undefined
  // a machine's snapshot has children
  return inner.length > 0 && child ? childOf(child.getSnapshot() as Parent, inner.join('.')) : child
}

const childSnapshot = (snapshot: { children: object }, id: string) =>
  childOf({ children: { ...snapshot.children } }, id)?.getSnapshot()

/** To the page's error log; a flow that cannot start must not take the page with it. */
const report = (error: unknown) => globalThis.reportError?.(error)
