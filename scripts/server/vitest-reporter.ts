import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { type FileRun, firstLine, type Outcome, type Run } from './counts.ts'

/**
 * Writes what vitest did to VITEST_REPORT. Its own JSON says neither which tests are marked to fail or were tried again
 * nor how long a file took to load and to prepare.
 */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const path = process.env.VITEST_REPORT
    if (!path) throw new Error('VITEST_REPORT is unset')
    const run: Run = { files: modules.map(fileOf), errors: unhandled.length }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(run))
  }
}

function fileOf(module: TestModule): FileRun {
  const { collectDuration, duration } = module.diagnostic()
  const suites: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return {
    file: module.relativeModuleId,
    ms: collectDuration + duration,
    errors: suites.reduce((sum, suite) => sum + suite.errors().length, 0),
    tests: [...module.children.allTests()].map((test) => ({
      title: test.fullName,
      outcome: outcomeOf(test),
      ms: test.diagnostic()?.duration ?? 0,
      why: firstLine(test.result().errors?.[0]?.message),
    })),
  }
}

function outcomeOf(test: TestCase): Outcome {
  if (test.options.mode === 'todo') return 'todo'
  if (test.options.fails) return 'meant to fail'
  if (test.diagnostic()?.flaky) return 'flaky'
  return test.result().state
}
