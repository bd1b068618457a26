import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Persisted } from '../proving/way'
import { silentScope, withRecordedGuards } from '../proving/xstate-internals'

/** One event as it was recorded; `guards`: the answers to give, null where the machine's own guards decide. */
type Step = { event: AnyEventObject; guards: readonly [string, boolean][] | null }

type Given = { event: AnyEventObject | null; answers: [string, boolean][]; strange: string | null }

export type Replay = ReturnType<typeof createReplay>

/**
 * A machine run again by what reached it: no actor runs, no clock ticks, no action is taken. `persisted`: what it was
 * started from instead of its input.
 */
export function createReplay(original: AnyStateMachine, input: unknown, persisted: Persisted | null = null) {
  const given: Given = { event: null, answers: [], strange: null }
  const machine = withRecordedGuards(original, ({ guard, event, outcome }) =>
    event === given.event ? answered(given, guard, outcome) : outcome,
  )
  const scope: AnyActorScope = silentScope(machine, input, () => {})
  let snapshot: AnyMachineSnapshot = persisted
    ? // it has the shape that xstate itself has persisted
      machine.restoreSnapshot(persisted as never, scope)
    : machine.getInitialSnapshot(scope, input)
  return {
    current: () => snapshot,
    /** Takes parts of the context over. */
    adopt(context: object) {
      snapshot = { ...snapshot, context: { ...snapshot.context, ...context } }
    },
    /** Answers a guard that was asked now, and not in its place when the event was recorded; null where all is the same. */
    step({ event, guards }: Step): string | null {
      Object.assign(given, { event: guards && event, answers: [...(guards ?? [])], strange: null })
      snapshot = machine.transition(snapshot, event, scope)
      return given.strange
    },
  }
}

function answered(given: Given, guard: string, own: boolean): boolean {
  const [recorded, answer] = given.answers.shift() ?? []
  if (recorded === guard && answer !== undefined) return answer
  given.strange ??= guard
  return own
}
