import type { AnyStateMachine } from 'xstate'
import { type ChartModel, chartOf } from '../reading/chart'
import type { AnyModel } from './model'
import { type GuardOutcome, withRecordedGuards } from './xstate-internals'

/**
 * What a machine's tests have to take: the id of each transition, and for each guard on each event both answers,
 * `guard:isValid@SUBMIT=false`. A guard of an `always` is asked by whatever event came before: `guard:isFull@always=true`.
 */
function coverable(machine: AnyStateMachine): string[] {
  const { edges } = chartOf(machine)
  const guards = edges.flatMap(({ guard, eventType }) =>
    guard ? [true, false].map((outcome) => guardId({ guard, eventType, outcome })) : [],
  )
  return [...new Set([...edges.map((edge) => edge.transition), ...guards])]
}

/** What is neither covered nor waived, and waivers that are wrong: unknown, or covered after all. */
export function missing(model: AnyModel, covered: ReadonlySet<string>) {
  const all = coverable(model.machine)
  const waived = Object.keys(model.unreachable ?? {})
  return {
    uncovered: all.filter((id) => !covered.has(id) && !waived.includes(id)),
    staleWaivers: waived.filter((id) => covered.has(id) || !all.includes(id)),
  }
}

/** The coverage id of an invariant: taken where a snapshot was one of those that it speaks of. */
export const invariantId = (name: string) => `invariant:${name}`

/** Names of invariants that speak of snapshots that no walk has met: they hold of nothing. */
export const unmet = ({ invariants }: AnyModel, covered: ReadonlySet<string>) =>
  invariants.map(({ name }) => name).filter((name) => !covered.has(invariantId(name)))

const guardId = ({ guard, eventType, outcome }: { guard: string; eventType: string; outcome: boolean }) =>
  `guard:${guard}@${eventType || 'always'}=${outcome}`

/** The machine with its guards reporting coverage ids. */
export function withGuardCoverage(machine: AnyStateMachine, cover: (ids: string[]) => void): AnyStateMachine {
  const chart = chartOf(machine)
  return withRecordedGuards(machine, (outcome) => cover(guardIds(chart, outcome)))
}

function guardIds(chart: ChartModel, { guard, event, outcome }: GuardOutcome): string[] {
  const asked = chart.edges.filter(
    (edge) => edge.guard === guard && (edge.eventType === event.type || edge.eventType === ''),
  )
  return [...new Set(asked.map(({ eventType }) => guardId({ guard, eventType, outcome })))]
}
