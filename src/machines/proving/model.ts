import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Driver } from './driver'
import { isKept } from './secrets'

/** A function type whose arguments are compared loosely, so that a model of one machine is a model of any machine. */
type Loose<Args extends unknown[], Answer> = { call(...args: Args): Answer }['call']

/** How an invoked actor may end. A listener that never ends lists errors only. */
type Outcome = { output: unknown } | { error: unknown }

type Listed<Snapshot, Item> = readonly Item[] | Loose<[Snapshot], readonly Item[]>
/** The events of a type, also where several types share one shape. */
export type Case<M extends AnyStateMachine, Type> = Narrow<EventFrom<M>, Type>
type Narrow<Event, Type> = Event extends { type: string }
  ? Type extends Event['type']
    ? Event & { type: Type }
    : never
  : never

type Invariant<M extends AnyStateMachine> = {
  name: string
  /** the snapshots of which the invariant speaks; all where absent */
  when?: Loose<[SnapshotFrom<M>, Driver], boolean>
  holds: Loose<[SnapshotFrom<M>, Driver], boolean>
}

/** What may happen to a machine: everything that generated tests need to walk all of it. */
export type Model<M extends AnyStateMachine> = {
  machine: M
  input: InputFrom<M>
  /** further starts, where one input cannot reach everything */
  inputs?: readonly InputFrom<M>[]
  /** finite projection of the context: what a guard may read, bucketed. The state value is added. */
  key: Loose<[ContextFrom<M>], unknown>
  /** payloads worth trying for each event, and only what the page or an actor can send in that snapshot */
  cases: { [Type in EventFrom<M>['type']]: Listed<SnapshotFrom<M>, Case<M, Type>> }
  /** endings of each invoked actor, by invoke id. A child machine listed here is replaced by a controlled promise. */
  outcomes: Record<string, Listed<SnapshotFrom<M>, Outcome>>
  /** how long each delay of the chart takes by the specification, in milliseconds; measured on the running machine */
  delays?: Record<string, number>
  /** facts that hold in every snapshot; without them a machine is only checked against itself */
  invariants: readonly [Invariant<M>, ...Invariant<M>[]]
  /**
   * Where what nobody else may know (card, password, code) stands in the context, by its path, and in which snapshots it
   * may: in every other explored state it is gone.
   */
  secrets?: Record<string, Loose<[SnapshotFrom<M>], boolean>>
  /** ids (transitions or guard outcomes, see coverage.ts) that cannot be reached on purpose, with the reason */
  unreachable?: Record<string, string>
  /** abstract states before exploration gives up; 2000 where absent */
  limit?: number
}

export type AnyModel = Model<AnyStateMachine>

/** The abstract state of a snapshot; `ended` are the actors that it keeps though they answer no more. */
export const keyOf = (model: AnyModel, snapshot: AnyMachineSnapshot, ended: readonly string[]) =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    model.key(snapshot.context),
    [...ended].sort(),
    ...remembered(snapshot),
    ...Object.keys(model.secrets ?? {}).map((path) => isKept(snapshot, path)),
  ])

/** Where a history state leads back to. */
const remembered = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([history, nodes]) => [history, nodes.map(({ id }) => id)])

export const inputsOf = (model: AnyModel): readonly unknown[] => [model.input, ...(model.inputs ?? [])]

export const list = <Snapshot, Item>(listed: Listed<Snapshot, Item>, snapshot: Snapshot): readonly Item[] =>
  typeof listed === 'function' ? listed(snapshot) : listed

/** `xstate.done.actor.<id>` and `xstate.error.actor.<id>`, taken apart; null for every other event. */
export function endingOf(event: Pick<AnyEventObject, 'type'>): { kind: 'done' | 'error'; id: string } | null {
  const match = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
  return match?.[2] === undefined ? null : { kind: match[1] === 'done' ? 'done' : 'error', id: match[2] }
}
