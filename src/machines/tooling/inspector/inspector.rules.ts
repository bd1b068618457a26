import type { Filled } from '~/machines/recording/event-draft'
import type { Form } from '~/machines/recording/event-form'
import type { ActorLine, EventLine, LoggedSnapshot, LogLine, SessionLine } from '~/machines/recording/log.contract'
import type { ExportKind, Outcome, PageTask } from '~/machines/recording/messages.contract'
import { stateText } from '~/machines/runtime/reading'

/** A page that is recorded, and what it has told so far. `frame`: the name of the one that it stands in. */
export type WatchedPage = { session: SessionLine; title: string; frame: string | null; lines: LogLine[] }
/** Something that a machine asks and that answers once, with what it may answer, each by its name. */
export type ActorReading = { name: string; phrase: string; outcomes: { name: string; outcome: Outcome }[] }
/** What people read of a machine: its picture, and the events that may be sent to it. */
export type MachineReading = {
  machine: string
  title: string
  sentence: string
  /** its chart as SVG; null where no picture of it has been made */
  picture: string | null
  events: Record<string, { phrase: string; form: Form }>
  actors: ActorReading[]
  /** it could not be read: its name stands there alone */
  isUnread?: true
}
export type Looked = { pages: WatchedPage[]; page: string | null; actor: string | null; at: number | null }

/** What a page answers to what it was asked. */
export type PageAnswer = { id: string; to: PageTask['kind']; ok: boolean; text: string }
/** What pages say. `machines`: the hash of each chart that an actor of the lines has. */
export type Told =
  | { type: 'PAGE'; page: WatchedPage }
  | { type: 'LINES'; id: string; lines: LogLine[]; machines: SessionLine['machines'] }
  | ({ type: 'ANSWER' } & PageAnswer)
  | ({ type: 'CHANCE'; id: string } & Chance)
  | { type: 'MOVED'; id: string }
  | { type: 'LEFT'; id: string }

/** The most lines that are kept of a page: the oldest events go first. */
export const MOST_LINES = 6000

export const pageOf = ({ pages, page }: Looked): WatchedPage | null =>
  pages.find(({ session }) => session.page === page) ?? null

const isEvent = (line: LogLine): line is EventLine => line.kind === 'event'
const isActor = (line: LogLine): line is ActorLine => line.kind === 'actor'
const seqOf = (line: LogLine) => ('seq' in line ? line.seq : 0)

/** In the order in which things began, whenever they were told. */
export const inOrder = (lines: readonly LogLine[]) => [...lines].sort((one, other) => seqOf(one) - seqOf(other))

export const eventsOf = (looked: Looked): EventLine[] => pageOf(looked)?.lines.filter(isEvent) ?? []

/** Lines up to the time that is looked at. */
const linesUntil = (looked: Looked): LogLine[] => {
  const { at } = looked
  const lines = pageOf(looked)?.lines ?? []
  return at === null ? lines : lines.filter((line) => seqOf(line) <= at)
}

/** `place`: where on the page, of one that it has more than once. */
type Row = Record<'session' | 'machine' | 'id' | 'state', string> & Record<'depth' | 'failures', number> & Placed
type Placed = { place: string | null }

/** Machines that ran then, each below the one that started it. */
export function rowsOf(looked: Looked): Row[] {
  const lines = linesUntil(looked)
  const stopped = new Set(lines.flatMap((line) => (line.kind === 'stopped' ? [line.session] : [])))
  const running = ownFirst(lines.filter(isActor).filter((line) => line.machine !== null && !stopped.has(line.session)))
  const below = (parent: string | null, depth: number): Row[] =>
    running
      .filter((line) => (running.some(({ session }) => session === line.parent) ? line.parent : null) === parent)
      .flatMap((line) => [rowOf(lines, line, depth), ...below(line.session, depth + 1)])
  return below(null, 0)
}

/** What no other page has stands before what each has. */
const ownFirst = (lines: readonly ActorLine[]) =>
  lines.toSorted((one, other) => Number(one.isOnEveryPage ?? false) - Number(other.isOnEveryPage ?? false))

const rowOf = (lines: readonly LogLine[], { session, machine, id, place }: ActorLine, depth: number): Row => ({
  session,
  machine: machine ?? '',
  id,
  place: place ?? null,
  depth,
  state: textOf(lastSnapshot(lines, session)?.value),
  failures: lines.filter((line) => line.kind === 'failure' && line.session === session).length,
})

/** How much was only logged until then: also by what has ended since. */
export const failuresOf = (looked: Looked): number => linesUntil(looked).filter(({ kind }) => kind === 'failure').length

const snapshotIn = (line: LogLine) => (line.kind === 'actor' || line.kind === 'event' ? line.snapshot : null)

function lastSnapshot(lines: readonly LogLine[], session: string): LoggedSnapshot | null {
  const last = lines.findLast((line) => line.kind !== 'session' && line.session === session && snapshotIn(line))
  return last ? snapshotIn(last) : null
}

// a state value was one of xstate's before it became a line
const textOf = (value: unknown) => (value === undefined ? '' : stateText(value as Parameters<typeof stateText>[0]))

/**
 * The actor that is looked at: the chosen one, what goes on in its place, in the past the one that is looked at now, else the
 * page's own flow, else the first.
 */
export function actorOf(looked: Looked): Row | null {
  const rows = rowsOf(looked)
  const lines = pageOf(looked)?.lines.filter(isActor) ?? []
  const name = lines.find(({ session }) => session === looked.actor)?.id
  const chosen = rows.find(({ session }) => session === looked.actor) ?? rows.find(({ id }) => id === name)
  const kept = chosen ?? rows.find(({ session }) => session === nowOf(looked)?.session)
  return kept ?? ownFlowOf(rows, lines) ?? rows[0] ?? null
}

const nowOf = (looked: Looked): Row | null => (looked.at === null ? null : actorOf({ ...looked, at: null }))

/** The actor that would be looked at, if it ran then. */
export function missingOf(looked: Looked): { id: string; hasEnded: boolean } | null {
  const lines = pageOf(looked)?.lines.filter(isActor) ?? []
  const wanted = lines.find(({ session }) => session === (looked.actor ?? nowOf(looked)?.session))
  const shown = actorOf(looked)
  if (!wanted || !shown || shown.session === wanted.session || shown.id === wanted.id) return null
  return { id: wanted.id, hasEnded: looked.at === null || wanted.seq <= looked.at }
}

/** What a page is about its notes say; else it began last of all that no other page has, by itself. */
function ownFlowOf(rows: readonly Row[], lines: readonly ActorLine[]): Row | undefined {
  const subjects = new Set(lines.flatMap((line) => (line.isSubject ? [line.session] : [])))
  const own = new Set(lines.flatMap((line) => (line.parent === null && !line.isOnEveryPage ? [line.session] : [])))
  return rows.find(({ session }) => subjects.has(session)) ?? rows.findLast(({ session }) => own.has(session))
}

export const sessionOf = (looked: Looked): string => actorOf(looked)?.session ?? ''
export const machineOf = (looked: Looked): string | null => actorOf(looked)?.machine ?? null

/** What people read of the machine that is looked at; null while it is another one's. */
export const readingOf = (context: Looked & { reading: MachineReading | null }): MachineReading | null =>
  context.reading?.machine === machineOf(context) ? context.reading : null

/** An event that is filled in. */
export type Draft = { type: string; fields: Filled }
/** Why an event was not sent. `field`: the first one that is missing or does not fit; null: there is no such event. */
export type Refusal = { field: string | null; text: string }
/** Whether an event would be taken, as the page was asked; null: that is not known yet, or cannot be told. */
type Chance = { question: string; isTaken: boolean | null }

export type Tab = 'chart' | 'events' | 'context' | 'send' | 'faults'
/** The whole chart in its box, or in its own size. */
export type Zoom = 'fit' | 'full'
export type InspectorContext = Looked & {
  frame: string | null
  draft: Draft
  /** why the draft was not sent; null once it is changed */
  refusal: Refusal | null
  chance: Chance | null
  filter: string
  tab: Tab
  zoom: Zoom
  /** single-letter shortcuts are on: who speaks to a browser may press them unawares */
  hasShortcuts: boolean
  /** how fast the time of a page passes, where QA has chosen */
  rates: Record<string, number>
  notice: string | null
  /** by page, how calls of its actors are answered, where QA has chosen: names by the actors' own */
  answers: Record<string, Record<string, string>>
  reading: MachineReading | null
  /** which states of which chart were brought into sight last */
  sight: string | null
  /** what is taken away once its picture is there */
  report: WatchedPage | null
}

type Shown = Looked & { reading: MachineReading | null; tab: string; zoom: Zoom; sight: string | null }

/** The innermost states that the machine is in whose chart is there; null while there is none. */
function innermostOf(shown: Shown): string[] | null {
  const active = stateOf(shown, sessionOf(shown))?.active ?? []
  return readingOf(shown) && active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
}

/** The same as one text, by the part of the panel and the machine: another one has to be brought into sight. */
export function sightOf(shown: Shown): string | null {
  const states = innermostOf(shown)
  return states && [shown.tab, shown.zoom, machineOf(shown), ...states].join(' ')
}

/** Those that it has entered since come first: where there is no room for all, they are what is looked for. */
export function statesInSight(shown: Shown): string[] | null {
  const [, , machine, ...before] = shown.sight?.split(' ') ?? []
  const isOld = (id: string) => machine === machineOf(shown) && before.includes(id)
  return innermostOf(shown)?.toSorted((one, other) => Number(isOld(one)) - Number(isOld(other))) ?? null
}

type Change = { path: string; before: string | null; after: string | null }
type ActorState = Pick<LoggedSnapshot, 'active' | 'can' | 'status'> & {
  state: string
  event: string | null
  taken: string[]
  context: { key: string; value: string }[]
  changes: Change[]
}

/** What an actor is then, and what its last event has changed. */
export function stateOf(looked: Looked, session: string): ActorState | null {
  const own = linesUntil(looked).filter(
    (line): line is ActorLine | EventLine =>
      (line.kind === 'actor' || line.kind === 'event') && line.session === session,
  )
  const last = own.at(-1)
  if (!last?.snapshot) return null
  const contexts = own.map((line) => line.snapshot?.context ?? {})
  const before: Record<string, unknown> = Object.assign({}, ...contexts.slice(0, -1))
  const context: Record<string, unknown> = { ...before, ...last.snapshot.context }
  const { active, can, status, value } = last.snapshot
  return {
    active,
    can,
    status,
    state: textOf(value),
    event: last.kind === 'event' ? wordOf(last.event.type) : null,
    taken: last.kind === 'event' ? last.taken : [],
    context: Object.entries(context).map(([key, inner]) => ({ key, value: short(inner) })),
    changes: own.length > 1 ? changesIn(before, context) : [],
  }
}

function changesIn(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) || !isRecord(after)) return [{ path, before: shown(before), after: shown(after) }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesIn(before[key], after[key], path ? `${path}.${key}` : key),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const shown = (value: unknown) => (value === undefined ? null : short(value))
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? ''
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/** An event as people read it: 'SAVE', 'getCart done', 'patience is over'. */
export const wordOf = (type: string) =>
  type
    .replace(
      /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/,
      (_, kind, id) => `${id} ${kind === 'done' ? 'done' : 'failed'}`,
    )
    .replace(/^xstate\.after\.([^.]+)\..*$/, '$1 is over')

/** Whose doing an event is, as charts colour it. */
export function toneOf(type: string): 'event' | 'done' | 'error' | 'after' {
  if (type.startsWith('xstate.after.')) return 'after'
  if (type.startsWith('xstate.done.')) return 'done'
  return type.startsWith('xstate.error.') ? 'error' : 'event'
}

/** The neighbour of the event that is looked at, `by` steps on; null: now. */
export function stepFrom(looked: Looked, by: number): number | null {
  const seqs = eventsOf(looked).map(({ seq }) => seq)
  const index = looked.at === null ? seqs.length - 1 : seqs.findLastIndex((seq) => seq <= (looked.at ?? 0))
  const next = index + by
  if (next >= seqs.length - 1 && by > 0) return null
  return seqs[Math.max(0, next)] ?? null
}

/** What is said of a file that was taken away. */
export const SAVED = {
  report: 'Saved as a bug report, with a picture.',
  vitest: 'Saved as a test for Vitest.',
  playwright: 'Saved as a test for Playwright.',
} as const satisfies Record<ExportKind, string>

/** The heading of the machine that is looked at, by its id in the document. */
export const MACHINE_ID = 'inspector-machine'

/** What stands for a machine whose notes could not be read. */
export const unread = (machine: string): MachineReading => ({
  machine,
  title: machine,
  sentence: '',
  picture: null,
  events: {},
  actors: [],
  isUnread: true,
})
