import type { AnyStateMachine, EventFrom } from 'xstate'
import { type ZodRawShape, type ZodType, z } from 'zod'

/** The route of a machine that is no page's own. */
export const EVERY_PAGE = 'every page'

type Decision = `E-${string}` | `ADR-${string}`
/** Where a state or transition comes from: rule ids of the specification, one of our decisions, or a rule as it was decided. */
export type Origin = { rules: readonly [string, ...string[]]; decided?: Decision } | { decided: Decision }
/** `stays`: why a state that is not final has no way out. */
type StateNote = { title: string; stays?: string } & Origin

/** What people read of a machine. Phrases complete the sentence "the customer …" or "when …, then …"; no code words. */
export type Notes<M extends AnyStateMachine> = {
  id: string
  title: string
  /** the purpose in one plain sentence, for product managers */
  sentence: string
  /** where it runs: a URL of the shop, or EVERY_PAGE, perhaps with a condition behind it */
  route: string
  /** the page that is about it, though others run there, too */
  ownPage?: string
  /**
   * Of a large chart: states by dotted path in the order in which a customer meets them where all goes well. Behind a state
   * the events that somebody sends there and that lead nowhere else, as 'ADD' to a cart that works them off afterwards.
   */
  happyPath?: readonly string[]
  /** by dotted path, 'open.column' */
  states: Record<string, StateNote>
  /** by transition id: only where the origin differs from that of the state it leaves */
  transitions?: Record<string, { phrase?: string } & Origin>
  events: { [Type in EventFrom<M>['type']]: string }
  guards: Record<string, string>
  actions: Record<string, string>
  delays: Record<string, string>
  actors: Record<string, string>
  /** strict schemas; personal fields carry `.meta({ personal: true })` */
  schemas: { input: ZodType; context: ZodType; events: { [Type in EventFrom<M>['type']]: ZodType } }
}

export type AnyNotes = Notes<AnyStateMachine>

/** The schema of an event; without a shape it carries nothing. */
export const eventSchema = (type: string, shape: ZodRawShape = {}) =>
  z.strictObject({ type: z.literal(type), ...shape })

type Parts = Record<string, ZodType>

/** An object of which everything is personal but these parts: ids of the catalogue, and words that the shop has chosen. */
export const personalBut = ({ shape }: { shape: Parts }, open: Parts) =>
  z.object({
    ...Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, part.meta({ personal: true })])),
    ...open,
  })
