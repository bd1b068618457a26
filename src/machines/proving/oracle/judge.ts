import { complaintsOf } from './checks'
import type { Seen } from './recorder'
import { type AnyOracle, type AnyRow, type Moment, titleOf } from './rows'
import type { Step } from './trace'

type Observed = Step<unknown, unknown>

/** Asks the rows of an oracle after each step of one trace; each speaks where its moment has come. */
export function createJudge({ rows, remember }: AnyOracle, spoken: Set<AnyRow>) {
  /** since when a time runs for a row */
  const running = new Map<AnyRow, number>()
  let last: Observed | null = null
  /** What is wrong with the next step. */
  return (seen: Seen): string[] => {
    const before = last
    const memory = before?.memory ?? null
    const step = { ...seen, memory: remember?.(asIts(memory), asIts({ ...seen, memory, before })) ?? null, before }
    last = step
    return rows.flatMap((row) => {
      if (row.kind === 'within' || row.kind === 'notBefore') return timed(row, step, { running, spoken })
      if (!isMoment(row, step)) return []
      spoken.add(row)
      return complaintsAbout(row, step)
    })
  }
}

type Court = { running: Map<AnyRow, number>; spoken: Set<AnyRow> }

function timed(row: AnyRow, step: Observed, { running, spoken }: Court): string[] {
  if (isMoment(row, step)) running.set(row, step.now)
  else if (step.event.type !== 'time') running.delete(row)
  const since = running.get(row)
  if (since === undefined) return []
  const passed = step.now - since
  const complaints = complaintsAbout(row, step).map((why) => `${why} (${passed} ms)`)
  if (row.kind === 'notBefore' && passed < row.ms) return complaints
  if (row.kind === 'within' && complaints.length > 0 && passed < row.ms) return []
  running.delete(row)
  spoken.add(row)
  // what is so only later was not so at that instant: nothing changes between two steps
  const isLate = row.kind === 'within' && (complaints.length > 0 || passed > row.ms)
  return isLate ? [`${titleOf(row)}: not so by then`] : []
}

const complaintsAbout = (row: AnyRow, step: Observed): string[] =>
  complaintsOf(row.judge(asIts(step))).map((why) => `${titleOf(row)}: ${why}`)

const isMoment = (row: AnyRow, step: Observed) => isNow(row.what, step) && (row.about.when?.(asIts(step)) ?? true)

// the oracle of a flow knows the types of its view and memory; whoever asks any oracle does not
const asIts = (value: unknown) => value as never

type Link = { event: { type: string }; before: Link | null }

/** A single moment is this step; of a sequence the last is this step, and the others came before it, in silence. */
function isNow(what: readonly Moment[], step: Link | null): boolean {
  const moment = what.at(-1)
  if (moment === undefined) return true
  if (!step || !matches(moment, step.event)) return false
  return what.length === 1 || isNow(what.slice(0, -1), loudBefore(step))
}

function loudBefore({ before }: Link): Link | null {
  return before?.event.type === 'time' ? loudBefore(before) : before
}

function matches(moment: Moment, event: { type: string; actor?: unknown }): boolean {
  if (typeof moment === 'string') return moment === event.type
  if ('oneOf' in moment) return moment.oneOf.some((one) => matches(one, event))
  return moment.ending === event.type && moment.actor === event.actor
}
