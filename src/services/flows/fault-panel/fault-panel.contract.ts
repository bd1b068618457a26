import { z } from 'zod'
import { FLAG_KEYS } from '~/services/domain/flags/flags.rules'
import { TOLD } from '~/services/domain/subscriptions/told'
import { FaultRule } from '~/services/platform/faults/faults.contract'

/** The key of QA; '' where none is needed. */
export const QaKey = z.string().max(200)

/** Ten years at a time, on or back. */
const MOST_DAYS = 3660
const name = z.string().min(1).max(64)

/**
 * What QA may do from the inspector's panel. `read`: look again. `set`, `remove`, `clear`: fault rules. `move`: the shop's
 * clock by days (0: back to the time of day), `moveTo`: to an instant; whoever is signed in stays so. `due`: what is due by
 * it. `flag`: a value for everybody, null for what it is otherwise. `signIn`: as one of the seed. `preview`: an
 * admin’s look at the account of one. `tell`: of a child, and how its kits are paid. `line`: what makes a line of an error show.
 */
export const FaultPanelTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('read') }),
  z.strictObject({ kind: z.literal('set'), rule: FaultRule }),
  z.strictObject({ kind: z.literal('remove'), id: z.number().int().positive() }),
  z.strictObject({ kind: z.literal('clear') }),
  z.strictObject({ kind: z.literal('move'), days: z.number().int().min(-MOST_DAYS).max(MOST_DAYS) }),
  z.strictObject({ kind: z.literal('moveTo'), instant: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('due') }),
  z.strictObject({ kind: z.literal('flag'), key: z.enum(FLAG_KEYS), value: z.string().max(64).nullable() }),
  z.strictObject({ kind: z.literal('signIn'), persona: name }),
  z.strictObject({ kind: z.literal('signOut') }),
  z.strictObject({ kind: z.literal('preview'), of: name }),
  z.strictObject({ kind: z.literal('tell'), about: z.enum(TOLD) }),
  z.strictObject({ kind: z.literal('line'), line: name }),
])
export type FaultPanelTask = z.infer<typeof FaultPanelTask>

export type FlagKey = Extract<FaultPanelTask, { kind: 'flag' }>['key']

/** An upstream, what can be asked of it, and what this process has asked of it lately, the latest first. */
export type FaultyUpstream = { name: string; operations: string[]; seen: string[] }
/** `value`: what it says to everybody now. */
export type PanelFlag = { key: FlagKey; about: string; values: string[]; value: string; otherwise: string }
/** What a flow of the page is told, as if it were typed or pressed there; `size`: on a page of that size alone. */
export const FlowEvent = z.strictObject({
  flow: z.string(),
  size: z.enum(['desktop', 'phone']).nullable(),
  event: z.object({ type: z.string() }).catchall(z.union([z.string(), z.boolean()])),
})
export type FlowEvent = z.infer<typeof FlowEvent>
/**
 * A line of the error catalogues: its text, and how it comes to be seen. `path`: of the page on which it shows. `events`:
 * what happens on that page before `press`.
 */
export type ErrorLine = {
  id: string
  rule: string
  text: string
  path: string
  press: string | null
  events: FlowEvent[]
}
/** A rule of the error catalogues that no line opens, and why. */
type RuleWithoutLine = { rule: string; why: string }

/** `now` is ISO 8601, UTC. */
export type FaultPanelPage = {
  rules: (FaultRule & { id: number })[]
  upstreams: FaultyUpstream[]
  clock: { now: string; offsetMs: number }
  /** the email of who is signed in; null for nobody */
  person: string | null
  personas: { name: string; about: string }[]
  flags: PanelFlag[]
  lines: ErrorLine[]
  withoutLine: RuleWithoutLine[]
}
/** null: it does not exist here, or not for whoever asks. `said`: what came of the task, where there is something to say. */
export type FaultPanelAnswer = { page: FaultPanelPage; isDone: boolean; said: string | null } | null
