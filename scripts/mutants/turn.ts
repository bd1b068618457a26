import { type Mutant, mutantsOf } from './mutate.ts'

export type Turn<Machine> = { machine: Machine; mutants: Mutant[] }

/** About as many as are judged in a minute on two cores. */
const MUTANTS_OF_A_TURN = 400
const DAY_MS = 86_400_000

/** Machines whose turn it is on a day: every one comes up within some days, a big one in parts. */
export function turnOf<Machine extends { folder: string }>(
  machines: readonly Machine[],
  at = Date.now(),
): Turn<Machine>[] {
  const parts = machines.flatMap((machine) => partsOf(machine, mutantsOf(machine.folder)))
  const turns: Turn<Machine>[][] = []
  for (const part of parts) {
    const last = turns.at(-1)
    if (last && countIn([...last, part]) <= MUTANTS_OF_A_TURN) last.push(part)
    else turns.push([part])
  }
  return turns[Math.floor(at / DAY_MS) % Math.max(1, turns.length)] ?? []
}

const countIn = (turns: readonly Turn<unknown>[]) => turns.reduce((sum, { mutants }) => sum + mutants.length, 0)

/** Every second, third … mutant, so that a part is like the whole. */
function partsOf<Machine>(machine: Machine, mutants: Mutant[]): Turn<Machine>[] {
  const count = Math.ceil(mutants.length / MUTANTS_OF_A_TURN)
  return Array.from({ length: count }, (_, part) => ({
    machine,
    mutants: mutants.filter((_mutant, at) => at % count === part),
  }))
}
