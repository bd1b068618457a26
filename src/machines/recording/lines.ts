import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { nodesOf } from '../proving/xstate-internals'
import type { ActorLine, EventLine, LoggedSnapshot, LogLine } from './log.contract'
import { leavesOf, masked, redacted, redactedAnswer } from './personal'
import type { MachinePrivacy } from './privacy'
import type { Entry, Happened, Started } from './recorder'

type Line = Exclude<LogLine, { kind: 'session' }>
type Standing = { isOnEveryPage: boolean; isSubject: boolean }
type Actor = Standing & { privacy: MachinePrivacy | null; context: Record<string, unknown> }
/** What the notes of a machine say of it, where they are there. */
type Noted = {
  privacyOf: (machine: string) => MachinePrivacy | null
  isOnEveryPage?: (machine: string) => boolean
  isSubject?: (machine: string) => boolean
}

/** Makes lines of entries, in their order. Without the notes of a machine all of its values are hidden. */
export function createLineMaker({ privacyOf, isOnEveryPage = () => false, isSubject = () => false }: Noted) {
  const standing = (machine: string) => ({ isOnEveryPage: isOnEveryPage(machine), isSubject: isSubject(machine) })
  const actors = new Map<string, Actor>()
  return (entry: Entry): Line => {
    if (entry.kind === 'actor') {
      const actor = entry.machine
        ? { privacy: privacyOf(entry.machine.id), ...standing(entry.machine.id), context: {} }
        : unknown()
      actors.set(entry.session, actor)
      return actorLine(entry, actor)
    }
    if (entry.kind === 'event') return eventLine(entry, actors.get(entry.session) ?? unknown())
    return { kind: entry.kind, seq: entry.seq, at: entry.at, session: entry.session }
  }
}

/** A promise or a listener. */
const unknown = (): Actor => ({ privacy: null, isOnEveryPage: false, isSubject: false, context: {} })

function actorLine({ ref, machine, input, snapshot, staged, place, ...entry }: Started, actor: Actor): ActorLine {
  const shown = actor.privacy && machine ? redacted(input, actor.privacy.input) : masked(input)
  return {
    ...entry,
    id: ref.id,
    machine: machine?.id ?? null,
    // of promises and listeners only their endings matter, which their machines are told
    input: machine ? shown : null,
    snapshot: snapshot && snapshotOf(snapshot, actor),
    isHidden: machine !== null && !isSame(input, shown),
    ...(place ? { place } : {}),
    ...(staged ? { isStaged: true } : {}),
    ...(actor.isOnEveryPage ? { isOnEveryPage: true } : {}),
    ...(actor.isSubject ? { isSubject: true } : {}),
    derived: [],
  }
}

function eventLine({ event, snapshot, timers, ...entry }: Happened, actor: Actor): EventLine {
  const before = actor.context
  const logged = snapshotOf(snapshot, actor, timers)
  const described = actor.privacy?.event(event.type)
  const shown = described
    ? redacted(event, described)
    : redactedAnswer(event, leavesOf(actor.context, leavesOf(before)))
  const line = { ...Object(shown), ...nameOf(event) }
  return { ...entry, event: line, snapshot: logged, isHidden: !isSame(event, line), derived: [] }
}

/** Every event has its type, and an outcome the name of the actor that it is of, which are nobody's. */
const nameOf = ({ type, actorId }: Happened['event']) => ({
  type,
  ...(type.startsWith('xstate.') && actorId !== undefined ? { actorId } : {}),
})

/** Whether a copy still says everything; what JSON leaves out does not count. */
const isSame = (value: unknown, copy: unknown) => JSON.stringify(value ?? null) === JSON.stringify(copy ?? null)

/** `timers`: those under way; without them each that its states have, as while they are entered. */
function snapshotOf(snapshot: AnyMachineSnapshot, actor: Actor, timers?: string[]): LoggedSnapshot {
  const { privacy, context: before } = actor
  const shown = privacy ? redacted(snapshot.context, privacy.context) : masked(snapshot.context)
  const context: Record<string, unknown> = { ...Object(shown) }
  actor.context = context
  const changed = Object.entries(context).filter(([key, value]) => !(key in before) || !isSame(before[key], value))
  return {
    value: snapshot.value,
    status: snapshot.status,
    tags: [...snapshot.tags].sort(),
    context: Object.fromEntries(changed),
    children: Object.keys(snapshot.children).sort(),
    active: nodesOf(snapshot),
    can: awaitedBy(snapshot).filter((type) => !timers || !isTimer(type) || timers.includes(type)),
  }
}

const isTimer = (type: string) => type.startsWith('xstate.after.')

/** Types of events that have a transition; its guard may still say no. */
function awaitedBy(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  return [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))].filter(
    (type) => type !== '' && !type.startsWith('xstate.snapshot.'),
  )
}
