import { startId } from '~/services/domain/transition-names.rules'
import { type ChartState, type ChartTransition, chartPlaces } from './chart-places.rules'
import type { StateVisits, Visits } from './visitors.contract'

/** `asks`: what a state waits for. `goal`: where all has gone well, in a machine that goes on; null where nothing says so. */
type Machine = {
  id: string
  states: readonly (ChartState & { asks: readonly string[] })[]
  transitions: readonly ChartTransition[]
  goal: string | null
}

/** What became of those who came into each state, by how often each transition was taken. */
export function visitsOf(machine: Machine, counts: Readonly<Record<string, number>>): Visits {
  const places = chartPlaces(machine.states)
  const started = counts[startId(machine.id)] ?? 0
  const came = new Map(places.first().map((id) => [id, started]))
  const left = new Map<string, number>()
  const leaving = new Set(machine.transitions.flatMap((each) => places.left(each)))
  const onTheWay = statesOnTheWay(machine)
  for (const transition of machine.transitions) {
    const count = counts[transition.id] ?? 0
    for (const id of places.entered(transition)) came.set(id, (came.get(id) ?? 0) + count)
    for (const id of places.left(transition)) left.set(id, (left.get(id) ?? 0) + count)
  }
  const states = machine.states.map(({ id, asks }): [string, StateVisits] => {
    const [into, out] = [came.get(id) ?? 0, left.get(id) ?? 0]
    const isMissed = asks.length > 0 || onTheWay.has(id)
    const isKnown = isMissed && leaving.has(id) && !machine.transitions.some((each) => places.mayLeave(id, each))
    return [id, { came: into, left: out, stayed: isKnown ? Math.max(0, into - out) : null }]
  })
  return { transitions: { ...counts }, states: Object.fromEntries(states), started }
}

/**
 * From which an end can be reached, and which are none: whoever stays in one of them has not come where it leads. Elsewhere
 * people simply stay: a choice that can be changed for ever is not given up.
 */
function statesOnTheWay({ states, transitions, goal }: Machine): ReadonlySet<string> {
  const places = chartPlaces(states)
  const ends = new Set([...states.filter(({ type }) => type === 'final').map(({ id }) => id), ...(goal ? [goal] : [])])
  const reaching = new Set(ends)
  for (let before = -1; before < reaching.size; ) {
    before = reaching.size
    for (const transition of transitions)
      if (places.entered(transition).some((id) => reaching.has(id)))
        for (const id of places.around(transition.source)) reaching.add(id)
  }
  return new Set([...reaching].filter((id) => !ends.has(id)))
}
