import { shared } from '../process/shared.server'
import type { CountName, ReadName, TimeName } from './instruments'

/** Values of a fixed set: patterns of routes, names, statuses. Never an id, and nothing about a person. */
type Labels = Record<string, string | number>

/** One piece of work in a trace; whoever opens it ends it. */
export type OpenSpan = {
  traceId: string
  spanId: string
  /** for the next service: `traceparent` and what belongs to it */
  headers: Record<string, string>
  /** `error` is a status or the name of an error, never its message */
  end(ending?: { name?: string; labels?: Labels; error?: string | null }): void
}

export type Opening = {
  name: string
  kind: 'server' | 'client' | 'internal'
  labels?: Labels
  /** Headers that may name a span of the sender; without them it belongs to the work that is under way. */
  from?: Headers | null
}

type Reading = { value: number; labels?: Labels }
type Read = () => Reading[] | Promise<Reading[]>
type Reader = { name: ReadName; read: Read }

/** What a collector is told by; docs/operate.md says what for. */
export type Telemetry = {
  count(name: CountName, labels: Labels): void
  time(name: TimeName, seconds: number, labels: Labels): void
  open(opening: Opening): OpenSpan
  /** Runs work whose own spans belong to this one. */
  within<T>(span: OpenSpan, work: () => T): T
  active(): Pick<OpenSpan, 'traceId' | 'spanId'> | null
}

type Slot = { telemetry: Telemetry | null; readers: Map<string, Reader> }
const slot = () => shared('telemetry', (): Slot => ({ telemetry: null, readers: new Map() }))

/** Null where no collector is configured: then none of the functions below does anything. */
const telemetry = () => slot().telemetry

export const isTelemetryOn = () => telemetry() !== null

export function provideTelemetry(provided: Telemetry | null) {
  slot().telemetry = provided
}

export const readers = (): Iterable<Reader> => slot().readers.values()

export const count = (name: CountName, labels: Labels) => telemetry()?.count(name, labels)

export const time = (name: TimeName, seconds: number, labels: Labels) => telemetry()?.time(name, seconds, labels)

/** Has a value read whenever metrics are sent. `of` tells readers of one name apart: a later one takes the place. */
export function observe(name: ReadName, of: string, read: Read) {
  slot().readers.set(`${name} ${of}`, { name, read })
}

export const openSpan = (opening: Opening): OpenSpan | null => telemetry()?.open(opening) ?? null

export function within<T>(span: OpenSpan | null, work: () => T): T {
  const by = telemetry()
  return span && by ? by.within(span, work) : work()
}

export const activeSpan = () => telemetry()?.active() ?? null
