import { costOf } from './costs.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

export type Turn<Machine> = { machine: Machine; mutants: Mutant[] }
type Named = { flow: string; folder: string }

/** What two cores judge in less than a minute. */
const TURN_MS = 110_000
const DAY_MS = 86_400_000

/** Machines whose turn it is on a day: every one comes up within some days, one that takes long in parts. */
export function turnOf<Machine extends Named>(machines: readonly Machine[], at = Date.now()): Turn<Machine>[] {
  const turns = turnsOf(machines)
  return turns[Math.floor(at / DAY_MS) % turns.length] ?? []
}

/** As few turns as there have to be, each of which takes about as long as the others. */
export function turnsOf<Machine extends Named>(machines: readonly Machine[]): Turn<Machine>[][] {
  const parts = machines
    .flatMap((machine) => partsOf(machine, mutantsOf(machine.folder)))
    .sort((one, other) => takenBy([other]) - takenBy([one]))
  const turns = Array.from({ length: Math.max(1, Math.ceil(takenBy(parts) / TURN_MS)) }, (): Turn<Machine>[] => [])
  // the longest first, each into the turn that takes least so far
  for (const part of parts) turns.reduce((least, turn) => (takenBy(turn) < takenBy(least) ? turn : least)).push(part)
  return turns
}

/** How long they take on one core, ms. */
export const takenBy = (parts: readonly Turn<Named>[]): number =>
  parts.reduce((sum, { machine, mutants }) => {
    const { asItIs, each } = costOf(machine.flow)
    return sum + asItIs + each * mutants.length
  }, 0)

/** Every second, third … mutant, so that a part is like the whole. */
function partsOf<Machine extends Named>(machine: Machine, mutants: Mutant[]): Turn<Machine>[] {
  const { asItIs, each } = costOf(machine.flow)
  const count = Math.ceil((each * mutants.length) / (TURN_MS - asItIs))
  return Array.from({ length: count }, (_, part) => ({
    machine,
    mutants: mutants.filter((_mutant, at) => at % count === part),
  }))
}
