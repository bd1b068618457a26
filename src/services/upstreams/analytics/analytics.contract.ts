import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Outage } from '~/services/domain/result'

/** The id of a machine. */
const Machine = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,60}$/)
/** `source state::event::index`, as charts and logs name a transition; `machine::xstate.init::0` is a start. */
const Transition = z.string().regex(/^[A-Za-z][\w.]{0,120}::[\w.*-]{1,160}::\d{1,3}$/)
/** A flag of the shop and what it said for whoever was counted. */
const Flag = z.string().regex(/^[\w-]{1,64}$/)
const Variant = z.string().regex(/^[\w.-]{1,64}$/)

/** How often one transition was taken. */
export const TransitionCount = z.strictObject({
  machine: Machine,
  transition: Transition,
  count: z.number().int().min(1).max(1000),
})
export type TransitionCount = z.infer<typeof TransitionCount>

/**
 * POST /transition_counts (services only): adds these counts to those of the service's day, for everybody and for each
 * of `variants`. Numbers by name are all that is kept: nothing says who was counted, or that two were the same visitor.
 * It is not idempotent, and asked once: a count that got lost is better than one that is counted twice. At most 200.
 */
export const NewTransitionCounts = z.strictObject({
  counts: z.array(TransitionCount).min(1).max(200),
  variants: z.record(Flag, Variant).refine((variants) => Object.keys(variants).length <= 100),
})
export type NewTransitionCounts = z.infer<typeof NewTransitionCounts>
export const CountedAnswer = z.object({ counted: z.number().int() })

/** What both questions name: a machine, and its days from the first to the last, both included. */
const Period = { machine: Machine, from: CivilDate, to: CivilDate }
export type Period = z.infer<z.ZodObject<typeof Period>>

/** GET /transition_counts (services only): of one variant, or of everybody where no flag is named. */
export const TransitionCountsQuery = z.union([
  z.strictObject({ ...Period, flag: Flag, variant: Variant }),
  z.strictObject(Period),
])
export const TransitionCountsAnswer = z.object({
  counts: z.array(z.object({ transition: z.string(), count: z.number().int() })),
})

/** GET /variants (services only): which variants of which flags were counted in that machine. */
export const VariantsQuery = z.strictObject(Period)
const FlagVariant = z.object({ flag: z.string(), variant: z.string() })
export type FlagVariant = z.infer<typeof FlagVariant>
export const VariantsAnswer = z.object({ variants: z.array(FlagVariant) })

/** `unauthorised`: the token is not that of the shop's own server. */
export type AnalyticsError = Outage | { kind: 'unauthorised' }
