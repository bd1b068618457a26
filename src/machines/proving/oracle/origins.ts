import type { AnyNotes } from '../../reading/notes'
import { type AnyOracle, originsOf } from './rows'

/** Rules and decisions that the notes of a machine name and its oracle has no row for. */
export function originsWithoutRow({ states, transitions = {} }: AnyNotes, { rows }: AnyOracle): string[] {
  const noted = [...Object.values(states), ...Object.values(transitions)].flatMap((note): readonly string[] =>
    'rules' in note ? note.rules : [note.decided],
  )
  const judged = new Set(rows.flatMap(originsOf))
  return [...new Set(noted)].filter((origin) => !judged.has(origin)).sort()
}
