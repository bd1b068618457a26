import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import type { ActorLine, EventLine, LoggedSnapshot, LogLine } from './log.contract'
import { machineHash } from './machine-hash'
import { comparable, revived } from './personal'
import type { MachinePrivacy } from './privacy'
import { createReplay, type Replay } from './replay'

/** A machine as it is today, and what of it is personal. */
type Today = { machine: AnyStateMachine; privacy: MachinePrivacy }
export type Check = {
  session: string
  machine: string
  events: number
  /** the chart is another one than when it was recorded */
  hasChanged: boolean
  difference: Difference | null
}
/** The first event after which the machine of today is elsewhere than the recorded one; null: from its start. */
type Difference = { seq: number; event: string | null; recorded: string; replayed: string }

type Own = { actor: ActorLine; events: EventLine[]; past: Own | null }
type Hashes = Record<string, string>

/**
 * Runs every recorded machine again and compares each snapshot, byte by byte. Machines that are gone are left out, and those
 * that were staged.
 */
export async function checkLog(
  lines: readonly LogLine[],
  todayOf: (machine: string) => Promise<Today | null>,
): Promise<Check[]> {
  const hashes = lines.find((line) => line.kind === 'session')?.machines ?? {}
  const checks = lines
    .filter((line) => line.kind === 'actor')
    .filter((actor) => !isStagedIn(ownOf(lines, actor)))
    .map(async (actor) => {
      const today = actor.machine === null ? null : await todayOf(actor.machine)
      return today ? [checked(ownOf(lines, actor), today, hashes)] : []
    })
  return (await Promise.all(checks)).flat()
}

/** What one actor has taken, and the past that it goes on from. */
function ownOf(lines: readonly LogLine[], actor: ActorLine, until = Number.POSITIVE_INFINITY): Own {
  const events = lines.filter((line) => line.kind === 'event' && line.session === actor.session && line.seq <= until)
  const { origin } = actor
  const before = origin && lines.find((line) => line.kind === 'actor' && line.session === origin.session)
  return {
    actor,
    events: events.filter((line) => line.kind === 'event'),
    past: origin && before?.kind === 'actor' ? ownOf(lines, before, origin.seq) : null,
  }
}

function checked(own: Own, today: Today, hashes: Hashes): Check {
  const { session, machine } = own.actor
  const recorded = hashes[machine ?? '']
  return {
    session,
    machine: machine ?? '',
    events: own.events.length,
    hasChanged: recorded !== undefined && recorded !== machineHash(today.machine),
    difference: differenceOf(own, today),
  }
}

function differenceOf(own: Own, today: Today): Difference | null {
  try {
    return compared(own, today)
  } catch (error) {
    return { seq: own.actor.seq, event: null, recorded: 'a replay to its end', replayed: String(error) }
  }
}

/**
 * Snapshots of the actor itself, after the past that it goes on from. `isFirst`: the log has just been made, and says from
 * now on what of the context follows from hidden values.
 */
function compared({ actor, events, past }: Own, { machine, privacy }: Today, isFirst = false): Difference | null {
  let isHidden = actor.isHidden || isHiddenIn(past)
  const replay = past ? endOf(past, machine) : createReplay(machine, revived(actor.input))
  const expected: Expected = { context: {}, privacy, isFirst }
  const first = different(expected, actor, replay, isHidden)
  if (first) return { seq: actor.seq, event: null, ...first }
  for (const line of events) {
    isHidden ||= line.isHidden
    const { seq, event, guards } = line
    // where something is hidden a guard cannot judge again
    const strange = replay.step({ event: eventOf(event), guards: isHidden ? guards : null })
    const differs = different(expected, line, replay, isHidden)
    if (differs) return { seq, event: event.type, ...differs }
    if (strange) return { seq, event: event.type, recorded: 'other guards', replayed: `asks the guard ${strange}` }
  }
  return null
}

/** Notes on each line what follows from hidden values; for whoever writes a log down. */
export async function noteDerived(lines: readonly LogLine[], todayOf: (machine: string) => Promise<Today | null>) {
  for (const actor of lines) {
    const today = actor.kind === 'actor' && actor.machine !== null ? await todayOf(actor.machine) : null
    if (actor.kind === 'actor' && today && !isStagedIn(ownOf(lines, actor))) compared(ownOf(lines, actor), today, true)
  }
}

const isStagedIn = ({ actor, past }: Own): boolean => actor.isStaged === true || (past !== null && isStagedIn(past))

const isHiddenIn = (own: Own | null): boolean =>
  own !== null && (own.actor.isHidden || own.events.some((line) => line.isHidden) || isHiddenIn(own.past))

function endOf({ actor, events, past }: Own, machine: AnyStateMachine): Replay {
  const replay = past ? endOf(past, machine) : createReplay(machine, revived(actor.input))
  for (const { event, guards } of events) replay.step({ event: eventOf(event), guards })
  return replay
}

const Event = z.looseObject({ type: z.string() })
const eventOf = (event: EventLine['event']) => Event.parse(revived(event))

type Compared = Pick<Difference, 'recorded' | 'replayed'>
/** `context` gathers what the lines so far have said of it. */
type Expected = { context: Record<string, unknown>; privacy: MachinePrivacy; isFirst: boolean }

function different(
  expected: Expected,
  line: ActorLine | EventLine,
  replay: Replay,
  isHidden: boolean,
): Compared | null {
  if (!line.snapshot) return null
  const { privacy, isFirst } = expected
  Object.assign(expected.context, line.snapshot.context)
  const context = comparable(expected.context, privacy.context)
  if (isHidden && isFirst) line.derived = otherParts(context, comparable(replay.current().context, privacy.context))
  if (isHidden) replay.adopt(parts(expected.context, line.derived))
  const recorded = said(line.snapshot, context)
  const { value, status, tags, children, context: now } = replay.current()
  const snapshot = { value, status, tags: [...tags].sort(), children: Object.keys(children).sort() }
  const replayed = said(snapshot, comparable(now, privacy.context))
  return recorded === replayed ? null : { recorded, replayed }
}

const otherParts = (one: unknown, other: unknown): string[] =>
  Object.keys(Object(one)).filter(
    (key) => JSON.stringify(sorted(Object(one)[key])) !== JSON.stringify(sorted(Object(other)[key])),
  )

const parts = (context: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, context[key]]))

const said = (
  { value, status, tags, children }: Pick<LoggedSnapshot, 'value' | 'status' | 'tags' | 'children'>,
  context: unknown,
) => JSON.stringify({ value, status, tags, children, context: sorted(context) })

/** The order of fields says nothing. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
