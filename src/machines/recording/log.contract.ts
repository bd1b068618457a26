import { z } from 'zod'

/**
 * The log of a session as JSON lines: what reached each machine from outside, in order, and what became of it. Personal
 * values are hidden before a line is made (personal.ts). Times are milliseconds since the page was opened.
 */

/** The first line: where and with what it was recorded. `machines`: the hash of each chart, by the machine's id. */
const SessionLine = z.strictObject({
  kind: z.literal('session'),
  version: z.literal(1),
  /** of the page that was recorded, made for the log */
  page: z.string(),
  startedAt: z.iso.datetime(),
  path: z.string(),
  locale: z.string(),
  region: z.string(),
  viewport: z.strictObject({ width: z.number(), height: z.number() }),
  flags: z.record(z.string(), z.unknown()),
  machines: z.record(z.string(), z.string()),
})

const base = { seq: z.number().int(), at: z.number(), session: z.string() }

/** Of a snapshot all that a machine decides by. `context`: the parts that differ from the snapshot before. */
const Snapshot = z.strictObject({
  value: z.unknown(),
  status: z.string(),
  tags: z.array(z.string()),
  context: z.record(z.string(), z.unknown()),
  /** ids of the actors that it holds */
  children: z.array(z.string()),
  /** ids of the states that it is in */
  active: z.array(z.string()),
  /** types of events that lead somewhere now */
  can: z.array(z.string()),
})

/** Parts of the context that follow from hidden values: a replay takes them over. */
const derived = z.array(z.string())

/**
 * An actor was started. `machine`: null for a promise or a listener. `place`: where on its page, of a flow that it has more than
 * once. `origin`: the past that it goes on from. `isStaged`:
 * it was put somewhere by hand, and no replay starts from its input. `isOnEveryPage`: its notes say that it is no flow of this
 * page alone; `isSubject`: that this page is about it.
 */
const ActorLine = z.strictObject({
  kind: z.literal('actor'),
  ...base,
  parent: z.string().nullable(),
  id: z.string(),
  machine: z.string().nullable(),
  input: z.unknown(),
  snapshot: Snapshot.nullable(),
  origin: z.strictObject({ session: z.string(), seq: z.number().int() }).nullable(),
  isHidden: z.boolean(),
  place: z.string().optional(),
  isStaged: z.boolean().optional(),
  isOnEveryPage: z.boolean().optional(),
  isSubject: z.boolean().optional(),
  derived,
})

/** A machine took an event: of a visitor, an actor's outcome, a timer. `guards`: what each guard answered, in order. */
const EventLine = z.strictObject({
  kind: z.literal('event'),
  ...base,
  source: z.string().nullable(),
  event: z.looseObject({ type: z.string() }),
  /** ids of the transitions that it led to (reading/chart.ts) */
  taken: z.array(z.string()),
  guards: z.array(z.tuple([z.string(), z.boolean()])),
  snapshot: Snapshot,
  /** values of the event are hidden */
  isHidden: z.boolean(),
  derived,
})

const StoppedLine = z.strictObject({ kind: z.literal('stopped'), ...base })

/** A failure that visitors are not told of (decided: E-91). */
const FailureLine = z.strictObject({ kind: z.literal('failure'), ...base })

const LogLine = z.discriminatedUnion('kind', [SessionLine, ActorLine, EventLine, StoppedLine, FailureLine])
export type LogLine = z.infer<typeof LogLine>

/** How the page looked, with nothing personal to be read. `data`: a JPEG, in base64. */
const PictureLine = z.strictObject({
  kind: z.literal('picture'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  data: z.base64(),
})
export type PictureLine = z.infer<typeof PictureLine>

/** A line of a file: a report may end with a picture. */
export const FileLine = z.discriminatedUnion('kind', [...LogLine.options, PictureLine])
export type FileLine = z.infer<typeof FileLine>
export type SessionLine = z.infer<typeof SessionLine>
export type ActorLine = z.infer<typeof ActorLine>
export type StoppedLine = z.infer<typeof StoppedLine>
export type EventLine = z.infer<typeof EventLine>
export type LoggedSnapshot = z.infer<typeof Snapshot>
