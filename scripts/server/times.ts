import type { Run } from './counts.ts'

/** One test, and the whole run, on two cores that do nothing else. */
const BUDGET_MS = { test: 20_000, run: 14 * 60_000 }

type Timed = { file: string; ms: number; tests: number }

/** Seconds per file of tests, the dearest first. */
export function timesTable(runs: readonly Run[]): string {
  const files: Timed[] = runs
    .flatMap((run) => run.files)
    .map(({ file, ms, tests }) => ({ file, ms, tests: tests.length }))
    .sort((one, other) => other.ms - one.ms)
  const row = ({ file, ms, tests }: Timed) => `${seconds(ms).padStart(8)} s ${String(tests).padStart(5)} tests  ${file}`
  const all = files.reduce((sum, { ms, tests }) => ({ ms: sum.ms + ms, tests: sum.tests + tests }), { ms: 0, tests: 0 })
  return [...files.map(row), row({ file: 'all files, one after the other', ...all })].join('\n')
}

/** What took longer than it may, in a line each; it fails nothing, for machines differ. */
export function overBudget(runs: readonly Run[], wholeMs: number): string[] {
  const slow = runs
    .flatMap(({ files }) => files)
    .flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })))
    .filter(({ ms }) => ms > BUDGET_MS.test)
    .sort((one, other) => other.ms - one.ms)
    .map(({ file, title, ms }) => `${seconds(ms)} s  ${file}: ${title}`)
  if (wholeMs <= BUDGET_MS.run) return slow
  return [...slow, `${minutes(wholeMs)} min  the whole run, of ${minutes(BUDGET_MS.run)}`]
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
export const minutes = (ms: number) => (ms / 60_000).toFixed(1)
