import type { Answer } from '~/machines/recording/messages.contract'
import type { MachineReading } from './inspector.rules'

/** How the calls of an actor may be answered, whatever they ask. */
export const ANSWERS = {
  ok: { kind: 'real' },
  'slow, 8 s': { kind: 'slow', ms: 8000 },
  held: { kind: 'held' },
  lost: { kind: 'lost' },
  'out of order': { kind: 'reordered' },
} as const satisfies Record<string, Answer>
/** What is chosen where nothing is. */
export const USUAL = 'ok'

/** The answer of a name: one of those, or one that its model knows, until another one is chosen. */
export function answerOf(reading: MachineReading | null, { actor, as }: { actor: string; as: string }): Answer {
  const outcomes = reading?.actors.find(({ name }) => name === actor)?.outcomes ?? []
  const known = outcomes.find(({ name }) => name === as)
  if (known) return { kind: 'scripted', outcome: known.outcome, isOnce: false }
  return Object.entries(ANSWERS).find(([name]) => name === as)?.[1] ?? ANSWERS[USUAL]
}
