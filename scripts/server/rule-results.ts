import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { rulesNamedIn } from '../machines/specification.ts'
import type { Run } from './counts.ts'

type Tested = { id: string; tests: { file: string; title: string }[] }
/** What the tests of one file said of a rule: only where all have passed, it holds. */
type Result = { file: string; outcome: 'passed' | 'failed'; ms: number }
/** reports/rules.json: of which commit, when, and by rule. A rule whose tests did not run is not there. */
type RuleResults = { at: string; commit: string | null; results: Record<string, Result[]> }

export function ruleResults(rules: readonly Tested[], runs: readonly Run[]): RuleResults['results'] {
  const files = runs.flatMap((run) => run.files)
  const found = rules.map(({ id, tests }): [string, Result[]] => [
    id,
    [...new Set(tests.map(({ file }) => file))].flatMap((file) => {
      const { ranIn, isIts } = whatRuns(file, id, tests)
      const did = files.filter((each) => each.file === ranIn).flatMap((each) => each.tests.filter(isIts))
      if (did.length === 0) return []
      const ms = Math.round(did.reduce((sum, test) => sum + test.ms, 0))
      return { file, outcome: did.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed', ms }
    }),
  ])
  return Object.fromEntries(found.filter(([, results]) => results.length > 0))
}

const WALKS = 'tests/models/models.test.ts'
const ORACLES = 'tests/models/oracles.test.ts'

/** Invariants of a model and rows of an oracle are asked by the tests of all machines, under the name of theirs. */
function whatRuns(file: string, rule: string, tests: Tested['tests']) {
  const ofMachine = (id: string) => (test: { title: string }) => new RegExp(`^${id}\\W`).test(test.title)
  if (file.endsWith('.model.ts')) return { ranIn: WALKS, isIts: ofMachine(machineOf(file, '.model.ts')) }
  if (file.endsWith('.oracle.ts')) return { ranIn: ORACLES, isIts: ofMachine(machineOf(file, '.oracle.ts')) }
  if (file !== WALKS)
    return { ranIn: file, isIts: ({ title }: { title: string }) => rulesNamedIn(title).includes(rule) }
  const walked = tests.flatMap((test) => (test.file === WALKS ? ofMachine(test.title.replace(/ .*/, '')) : []))
  return { ranIn: WALKS, isIts: (test: { title: string }) => walked.some((isOf) => isOf(test)) }
}

const machineOf = (file: string, ending: string) =>
  basename(file, ending).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** "90fe111", with a plus where files differ from it; null outside a repository. */
export function commitOfFiles(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short=7', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') && '+'}`
  } catch {
    return null
  }
}
