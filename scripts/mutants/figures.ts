import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { MutantsFile } from '../../src/services/flows/machines/coverage.contract.ts'
import type { Judgement } from './report.ts'

const FILE = 'docs/machines/mutants.json'
const Figures = z.record(z.string(), z.object({ mutants: z.number(), noticed: z.number(), waived: z.number() }))

/** Those of before, with what has been judged now; of what is no machine any more nothing is left. */
export function figuresWith(
  before: MutantsFile,
  judgements: readonly Judgement[],
  flows: readonly string[],
): MutantsFile {
  // where an oracle does not accept the machine as it is, its mutants say nothing
  const judged = judgements.filter(({ asItIs }) => asItIs === null).map(({ flow, mutants }) => [flow, sums(mutants)])
  const all: MutantsFile = { ...before, ...Object.fromEntries(judged) }
  return Object.fromEntries(flows.toSorted().flatMap((flow) => (all[flow] ? [[flow, all[flow]]] : [])))
}

const sums = (mutants: Judgement['mutants']) => ({
  mutants: mutants.length,
  noticed: mutants.filter(({ killedBy }) => killedBy).length,
  waived: mutants.filter(({ killedBy, waiver }) => !killedBy && waiver).length,
})

/** For the page of each machine: what runs over whole machines have found. */
export function keepFigures(judgements: readonly Judgement[], flows: readonly string[]) {
  const before = existsSync(FILE) ? Figures.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {}
  writeFileSync(FILE, `${JSON.stringify(figuresWith(before, judgements, flows), null, 1)}\n`)
}
