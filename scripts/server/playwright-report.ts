import { relative, resolve } from 'node:path'
import { type FileRun, firstLine, type Outcome, type Run } from './counts.ts'

type Result = { duration: number; error?: { message?: string } }
type Test = { expectedStatus: string; status: string; results: Result[] }
type Suite = { title?: string; specs?: { title: string; file: string; tests: Test[] }[]; suites?: Suite[] }
/** What Playwright's own JSON reporter writes, as far as we read it. */
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[]; errors: unknown[] }

/** Playwright's report in our own words; paths of files are relative to the repository. */
export function runOfPlaywright({ config, suites, errors }: PlaywrightReport): Run {
  const files = new Map<string, FileRun>()
  for (const { title, file, tests } of suites.flatMap(specsIn)) {
    const path = relative('.', resolve(config.rootDir, file))
    const found = files.get(path) ?? { file: path, ms: 0, errors: 0, tests: [] }
    files.set(path, found)
    for (const test of tests) {
      const ms = test.results.reduce((sum, { duration }) => sum + duration, 0)
      found.ms += ms
      const why = firstLine(test.results.find(({ error }) => error)?.error?.message)
      found.tests.push({ title, outcome: outcomeOf(test), ms, why })
    }
  }
  return { files: [...files.values()], errors: errors.length }
}

/** Each with the titles of the groups in which it stands; the outermost suite is the file. */
function specsIn({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  const inGroup = (group: Suite) =>
    specsIn(group).map((spec) => ({ ...spec, title: [group.title, spec.title].filter(Boolean).join(' > ') }))
  return [...specs, ...suites.flatMap(inGroup)]
}

/** `status` compares with what was expected: a test that says of itself that it fails is 'expected' when it does. */
function outcomeOf({ status, expectedStatus }: Test): Outcome {
  if (status === 'skipped' || status === 'flaky') return status
  if (expectedStatus !== 'passed') return 'meant to fail'
  return status === 'expected' ? 'passed' : 'failed'
}
