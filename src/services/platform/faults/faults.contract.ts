import { z } from 'zod'

/** The largest body that a rule answers with, in characters of its JSON. */
const LONGEST_ANSWER = 16_384
const LONGEST_DELAY_MS = 60_000
const MOST_TIMES = 1_000_000

const status = z.number().int().min(200).max(599)
const ms = z.number().int().min(0).max(LONGEST_DELAY_MS)
const body = z.json().refine((value) => JSON.stringify(value).length <= LONGEST_ANSWER, {
  error: `at most ${LONGEST_ANSWER} characters of JSON`,
})

/**
 * How an embedded upstream fails: with a status, late, by dropping the connection, with bytes that mean nothing, with half
 * of its answer, with JSON of another form, with its answer after that of a later call of the same operation (or some
 * seconds later, where none comes), or with an answer that QA has written.
 */
export const FaultOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status }),
  z.strictObject({ kind: z.literal('delay'), ms }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('garbage') }),
  z.strictObject({ kind: z.literal('partial') }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('reordered') }),
  z.strictObject({ kind: z.literal('answer'), status, body }),
])
export type FaultOutcome = z.infer<typeof FaultOutcome>

/** `operation` '*' means every operation of the upstream; `times` null means until the rule is removed. */
export const FaultRule = z.strictObject({
  upstream: z.string().min(1).max(64),
  operation: z.string().min(1).max(64).default('*'),
  outcome: FaultOutcome,
  times: z.number().int().positive().max(MOST_TIMES).nullable().default(null),
})
export type FaultRule = z.infer<typeof FaultRule>

/** `id`: of its row, where a table keeps it (platform/qa). */
export type KeptRule = FaultRule & { id?: number }

/** An operation of an upstream, as fault rules name it. */
export type FaultPlace = Pick<FaultRule, 'upstream' | 'operation'>
