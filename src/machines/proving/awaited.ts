import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { type AnyModel, endingOf, list } from './model'
import { childrenOf } from './xstate-internals'

/**
 * A snapshot with what has happened already and stays all the same: actors that have answered, and timers that have
 * fired without leaving their state.
 */
export type Found = { snapshot: AnyMachineSnapshot; ended: ReadonlySet<AnyActorRef>; fired: ReadonlySet<string> }

/** Something that may happen, and how it is called: `SAVE`, `done:save`, `after:patience`, `TYPE~2` for the second of its kind. */
type Step = { name: string; event: AnyEventObject }

export const startedAt = (snapshot: AnyMachineSnapshot): Found => ({ snapshot, ended: new Set(), fired: new Set() })

export const arrivedAt = (found: Found, event: AnyEventObject, snapshot: AnyMachineSnapshot): Found => ({
  snapshot,
  ended: endedAfter(found, event),
  fired: firedAfter(found, event, snapshot),
})

/** Everything worth trying in a snapshot: user events, endings of invoked actors, due timers. */
export function stepsIn(model: AnyModel, found: Found): Step[] {
  const { snapshot } = found
  if (snapshot.status !== 'active') return []
  const sent = Object.values(model.cases).flatMap((cases) => list<AnyMachineSnapshot, AnyEventObject>(cases, snapshot))
  const awaited = [...awaitedIn(snapshot).keys()].flatMap((type) => awaitedEvents(model, found, type))
  const met = new Map<string, number>()
  return [...sent, ...awaited].map((event) => {
    const word = wordOf(event)
    const count = (met.get(word) ?? 0) + 1
    met.set(word, count)
    return { name: count === 1 ? word : `${word}~${count}`, event }
  })
}

/** An event as people read it: 'SAVE', 'done:save', 'after:patience'. */
export function wordOf(event: AnyEventObject): string {
  const ending = endingOf(event)
  return ending ? `${ending.kind}:${ending.id}` : event.type.replace(/^xstate\.after\.([^.]+)\..*/, 'after:$1')
}

export const endedIds = ({ snapshot, ended }: Found) =>
  childrenOf(snapshot).flatMap(([id, child]) => (ended.has(child) ? [id] : []))

function awaitedEvents(model: AnyModel, found: Found, type: string): AnyEventObject[] {
  if (type.startsWith('xstate.after.')) return found.fired.has(type) ? [] : [{ type }]
  const ending = endingOf({ type })
  if (!ending || endedIds(found).includes(ending.id)) return []
  const outcomes = model.outcomes[ending.id]
  if (!outcomes) throw new Error(`${model.machine.id}: no outcomes are declared for "${ending.id}"`)
  return list(outcomes, found.snapshot).flatMap((outcome): AnyEventObject[] => {
    if ('output' in outcome) return ending.kind === 'done' ? [{ type, output: outcome.output, actorId: ending.id }] : []
    return ending.kind === 'error' ? [{ type, error: outcome.error, actorId: ending.id }] : []
  })
}

function endedAfter({ snapshot, ended }: Found, event: AnyEventObject): ReadonlySet<AnyActorRef> {
  const ending = endingOf(event)
  const [, child] = childrenOf(snapshot).find(([id]) => id === ending?.id) ?? []
  return child ? new Set([...ended, child]) : ended
}

/** Timers of transitions without a target, for as long as their state lasts: leaving it starts them anew. */
export function firedAfter(
  { snapshot, fired }: Pick<Found, 'snapshot' | 'fired'>,
  { type }: AnyEventObject,
  next: AnyMachineSnapshot,
): ReadonlySet<string> {
  const stays = type.startsWith('xstate.after.') && awaitedIn(snapshot).get(type) === false
  const awaited = awaitedIn(next)
  return new Set([...fired, ...(stays ? [type] : [])].filter((timer) => awaited.has(timer)))
}

/** Types of what may happen in a snapshot, and whether any transition of theirs has a target. */
function awaitedIn(snapshot: AnyMachineSnapshot): Map<string, boolean> {
  const awaited = new Map<string, boolean>()
  for (const { eventType, target } of getNextTransitions(snapshot))
    awaited.set(String(eventType), (awaited.get(String(eventType)) ?? false) || target !== undefined)
  return awaited
}
