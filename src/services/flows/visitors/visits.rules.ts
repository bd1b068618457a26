import { startId } from '~/services/domain/transition-names.rules'
import { type ChartState, type ChartTransition, chartPlaces } from './chart-places.rules'
import type { StateVisits, Visits } from './visitors.contract'

type Machine = { id: string; states: readonly ChartState[]; transitions: readonly ChartTransition[] }

/** What became of those who came into each state, by how often each transition was taken. */
export function visitsOf(machine: Machine, counts: Readonly<Record<string, number>>): Visits {
  const places = chartPlaces(machine.states)
  const started = counts[startId(machine.id)] ?? 0
  const came = new Map(places.first().map((id) => [id, started]))
  const left = new Map<string, number>()
  const leaving = new Set(machine.transitions.flatMap((each) => places.left(each)))
  for (const transition of machine.transitions) {
    const count = counts[transition.id] ?? 0
    for (const id of places.entered(transition)) came.set(id, (came.get(id) ?? 0) + count)
    for (const id of places.left(transition)) left.set(id, (left.get(id) ?? 0) + count)
  }
  const states = machine.states.map(({ id, type }): [string, StateVisits] => {
    const [into, out] = [came.get(id) ?? 0, left.get(id) ?? 0]
    const isKnown =
      type !== 'final' && leaving.has(id) && !machine.transitions.some((each) => places.mayLeave(id, each))
    return [id, { came: into, left: out, stayed: isKnown ? Math.max(0, into - out) : null }]
  })
  return { transitions: { ...counts }, states: Object.fromEntries(states), started }
}
