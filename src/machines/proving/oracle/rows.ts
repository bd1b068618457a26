import type { Verdict } from './checks'
import type { Step } from './trace'

/** Where a row comes from: a rule of the specification, or one of our decisions. */
type Origin = { rule: Rule | readonly Rule[] } | { decided: `E-${string}` | `ADR-${string}` }
type Rule = `${'S' | 'A' | 'F'}-${string}`

/** `when`: the row speaks only of such steps. `says`: the sentence, where origin and moment do not say enough. */
type About<View, Memory> = Origin & { when?: (step: Step<View, Memory>) => boolean; says?: string }

/** The name of an event; 'start'; 'time'; an answer of an actor; one of several; or a sequence, time between them left out. */
export type Moment = string | { ending: 'done' | 'failed'; actor: string } | { oneOf: readonly Moment[] }
type What = Moment | readonly Moment[]

type Judge<View, Memory> = (step: Step<View, Memory>) => Verdict

type Row<View, Memory> = {
  kind: 'after' | 'within' | 'notBefore' | 'always' | 'never'
  what: readonly Moment[]
  /** milliseconds of `within` and `notBefore` */
  ms: number
  about: About<View, Memory>
  judge: Judge<View, Memory>
}
type Rows<View, Memory> = readonly (Row<View, Memory> | readonly Row<View, Memory>[])[]

/** `remember`: what the oracle makes of each step, where a row needs more than the step before. */
type Oracle<View, Memory> = {
  flow: string
  rows: readonly Row<View, Memory>[]
  remember: Remember<View, Memory> | null
}
type Remember<View, Memory> = (memory: Memory | null, step: Step<View, Memory | null>) => Memory

/** The rows of a flow, by the id of its machine. */
export const oracle = <View, Memory = null>(
  flow: string,
  rows: Rows<View, Memory>,
  remember: Remember<View, Memory> | null = null,
): Oracle<View, Memory> => ({ flow, rows: rows.flat(), remember })

/** The actor has answered, and not with a refusal. */
export const done = (actor: string): Moment => ({ ending: 'done', actor })
/** The actor has crashed, or answered with a refusal. */
export const failed = (actor: string): Moment => ({ ending: 'failed', actor })
export const either = (...moments: readonly Moment[]): Moment => ({ oneOf: moments })
/** It has answered, however that went. */
export const answered = (actor: string): Moment => either(done(actor), failed(actor))

const listed = (what: What): readonly Moment[] => (isList(what) ? what : [what])
const isList = (what: What): what is readonly Moment[] => Array.isArray(what)

/** What is true of the step in which that happens. */
export const after = <View, Memory>(
  what: What,
  about: About<View, Memory>,
  judge: Judge<View, Memory>,
): Row<View, Memory> => ({ kind: 'after', what: listed(what), ms: 0, about, judge })

/** What has come true, once, when nothing but so much time has passed since. */
export const within = <View, Memory>(
  ms: number,
  what: What,
  about: About<View, Memory>,
  judge: Judge<View, Memory>,
): Row<View, Memory> => ({ kind: 'within', what: listed(what), ms, about, judge })

/** What stays true while nothing but time passes, until so much of it has passed. */
export const notBefore = <View, Memory>(
  ms: number,
  what: What,
  about: About<View, Memory>,
  judge: Judge<View, Memory>,
): Row<View, Memory> => ({ kind: 'notBefore', what: listed(what), ms, about, judge })

/** Both ends of a time: true until then, and then no more, while nothing comes. */
export const lasts = <View, Memory>(
  ms: number,
  what: What,
  about: About<View, Memory>,
  isSo: (step: Step<View, Memory>) => boolean,
): readonly Row<View, Memory>[] => [notBefore(ms, what, about, isSo), within(ms, what, about, (step) => !isSo(step))]

/** What is true of every step. */
export const always = <View, Memory>(about: About<View, Memory>, judge: Judge<View, Memory>): Row<View, Memory> => ({
  kind: 'always',
  what: [],
  ms: 0,
  about,
  judge,
})

/** What is true of no step. */
export const never = <View, Memory>(
  about: About<View, Memory>,
  isSo: (step: Step<View, Memory>) => boolean,
): Row<View, Memory> => ({ kind: 'never', what: [], ms: 0, about, judge: (step) => !isSo(step) })

/** An oracle of any flow: its rows are asked with what the flow's own connect gives. */
export type AnyRow = Row<never, never>
export type AnyOracle = {
  flow: string
  rows: readonly AnyRow[]
  remember: ((memory: never, step: never) => unknown) | null
}

/** The rules or the decision of a row. */
export const originsOf = ({ about }: { about: Origin }): string[] =>
  'rule' in about ? [about.rule].flat() : [about.decided]

/** A row as a reader knows it: 'S-247 notBefore 1000 ms after ANNOUNCE'. */
export function titleOf(row: { kind: string; what: readonly Moment[]; ms: number; about: Origin & { says?: string } }) {
  const time = row.ms > 0 ? ` ${row.ms} ms` : ''
  const what = row.what.length > 0 ? ` ${row.kind === 'after' ? '' : 'after '}${row.what.map(wordOf).join(', ')}` : ''
  const says = row.about.says ? `: ${row.about.says}` : ''
  return `${originsOf(row).join(' ')} ${row.kind}${time}${what}${says}`
}

function wordOf(moment: Moment): string {
  if (typeof moment === 'string') return moment
  return 'oneOf' in moment ? moment.oneOf.map(wordOf).join(' or ') : `${moment.ending}:${moment.actor}`
}
