import { stripVTControlCharacters } from 'node:util'

/** What became of one test. Only `passed` is good: a test that did not run, or was meant to fail, proves nothing. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'todo' | 'pending' | 'flaky' | 'meant to fail'
/** `why`: the first line of what it failed with. */
type TestRun = { title: string; outcome: Outcome; ms: number; why?: string }
/** `errors`: what went wrong outside its tests, in an import or a hook. */
export type FileRun = { file: string; ms: number; errors: number; tests: TestRun[] }
/** What a runner did, as vitest-reporter.ts and playwright-report.ts tell it; `errors` belong to no file. */
export type Run = { files: FileRun[]; errors: number }

type Counts = {
  passed: number
  /** every test that did not pass, and every error outside a test */
  failed: number
  /** how many of the failed ones did not simply fail: '2 skipped, 1 flaky' */
  notable: string
}

export function countsOf({ files, errors }: Run): Counts {
  const outcomes = files.flatMap(({ tests }) => tests).map(({ outcome }) => outcome)
  const passed = outcomes.filter((outcome) => outcome === 'passed').length
  const outside = files.reduce((sum, file) => sum + file.errors, errors)
  return { passed, failed: outcomes.length - passed + outside, notable: notable(outcomes) }
}

/** Whatever is not good, each in a line: the output of a run is long, and often only its end is at hand. */
export function failures(runs: readonly Run[]): string[] {
  return runs
    .flatMap(({ files }) => files)
    .flatMap(({ file, errors, tests }) => [
      ...tests
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ title, outcome, why }) => `${outcome}: ${file}: ${title}${why ? `\n  ${why}` : ''}`),
      ...(errors > 0 ? [`failed: ${file}, outside its tests`] : []),
    ])
}

/** Of what a runner says of an error, without the colours of a terminal. */
export const firstLine = (message: string | undefined): string | undefined =>
  stripVTControlCharacters(message ?? '').split('\n', 1)[0] || undefined

function notable(outcomes: Outcome[]): string {
  const kinds = new Set(outcomes.filter((outcome) => outcome !== 'passed' && outcome !== 'failed'))
  return [...kinds].map((kind) => `${outcomes.filter((each) => each === kind).length} ${kind}`).join(', ')
}

/** Which folders have fewer tests than they must have, each in a line: a lost file or an empty glob is not green. */
export function shortfalls({ files }: Run, least: Record<string, number>): string[] {
  return Object.entries(least).flatMap(([folder, number]) => {
    const found = files
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .reduce((sum, { tests }) => sum + tests.length, 0)
    return found < number ? [`${folder} has ${found} tests and must have ${number} or more`] : []
  })
}
