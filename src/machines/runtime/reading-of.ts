import type { AnyStateMachine, StateValue } from 'xstate'
import type { FirstSnapshot, Reading } from './reading'

/**
 * A first snapshot with the interface of a real one, so that connects cannot tell the difference. No xstate is loaded
 * for it.
 */
export function readingOf<M extends AnyStateMachine>(first: FirstSnapshot<M>): Reading<M> {
  const children = Object.entries(first.children).map(([id, child]) => {
    const snapshot = readingOf(child)
    return [id, { getSnapshot: () => snapshot }]
  })
  const reading = {
    value: first.value,
    context: first.context,
    status: first.status,
    matches: (partial: StateValue) => matches(partial, first.value),
    hasTag: (tag: string) => first.tags.includes(tag),
    can: (event: { type: string }) => first.can.includes(event.type),
    children: Object.fromEntries(children),
  }
  // the one place where a plain object becomes a machine's reading; tests/models/first-snapshot.test.ts compares them for each machine
  return reading as unknown as Reading<M>
}

function matches(partial: StateValue, value: StateValue): boolean {
  if (typeof partial === 'string') return typeof value === 'string' ? value === partial : partial in value
  if (typeof value === 'string') return false
  return Object.entries(partial).every(([key, inner]) => {
    const below = value[key]
    return inner === undefined || (below !== undefined && matches(inner, below))
  })
}
