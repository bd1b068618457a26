import type { createInspector } from '@statelyai/inspect'
import type { ActorLine, EventLine, LoggedSnapshot, LogLine } from './log.contract'

/** What @statelyai/inspect is told by hand. It reaches no page of the shop: only its type is named here. */
type Inspector = Pick<ReturnType<typeof createInspector>, 'actor' | 'event' | 'snapshot'>
/** The charts as Stately Studio imports them, by the machine's id. */
type Definitions = (machine: string) => object | null
type Place = {
  sessionId: string
  id: string
  logic?: { config: object }
  _parent?: Place
  send: () => void
  getSnapshot: () => LoggedSnapshot | null
}
type Known = { place: Place; snapshot: LoggedSnapshot | null }

/**
 * Tells an inspector of Stately a recorded session, line by line: actors with their charts, events with whoever sent them, and
 * what they led to. What the log hides stays hidden. A failure that is only logged has no word there.
 * @see https://github.com/statelyai/inspect
 */
export function tellStately(lines: readonly LogLine[], inspector: Inspector, definitionOf: Definitions) {
  const actors = new Map<string, Known>()
  for (const line of lines) {
    if (line.kind === 'actor') actors.set(line.session, started(inspector, line, { actors, definitionOf }))
    const actor = 'session' in line ? actors.get(line.session) : null
    if (line.kind === 'event' && actor) taken(inspector, line, actor)
    if (line.kind === 'stopped' && actor) ended(inspector, actor)
  }
}

type Beside = { actors: Map<string, Known>; definitionOf: Definitions }

function started(inspector: Inspector, line: ActorLine, { actors, definitionOf }: Beside): Known {
  const { session, id, machine, parent, snapshot } = line
  const above = parent === null ? null : actors.get(parent)
  const config = (machine === null ? null : definitionOf(machine)) ?? { id }
  const known: Known = {
    snapshot,
    place: {
      ...{ sessionId: session, id, logic: { config }, send: () => {}, getSnapshot: () => known.snapshot },
      ...(above ? { _parent: above.place } : {}),
    },
  }
  inspector.actor(known.place, shownOf(snapshot))
  return known
}

function taken(inspector: Inspector, { event, source, snapshot }: EventLine, actor: Known) {
  // a line holds the parts of the context that are other than before
  actor.snapshot = { ...snapshot, context: { ...actor.snapshot?.context, ...snapshot.context } }
  inspector.event(actor.place, event, source === null ? {} : { source })
  inspector.snapshot(actor.place, shownOf(actor.snapshot), { event })
}

const ended = (inspector: Inspector, { place, snapshot }: Known) =>
  inspector.snapshot(place, { ...shownOf(snapshot), status: 'stopped' }, { event: { type: 'xstate.stop' } })

const STATUSES = ['active', 'done', 'error', 'stopped'] as const

const shownOf = (snapshot: LoggedSnapshot | null) => ({
  status: STATUSES.find((status) => status === snapshot?.status) ?? 'active',
  ...(snapshot ? { value: snapshot.value, context: snapshot.context } : {}),
})
