import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countsOf, type FileRun, failures, type Run, shortfalls } from '../../scripts/server/counts'
import { languageOfTurn } from '../../scripts/server/language-turn'
import { runOfPlaywright } from '../../scripts/server/playwright-report'
import { overBudget, timesTable } from '../../scripts/server/times'

/** Marks of the samples, by name: whoever looks through this file's text for tests that do not run finds none. */
const [SKIP, TODO, FIXME] = ['skip', 'todo', 'fixme']

const passing = (number: number): FileRun['tests'] =>
  Array.from({ length: number }, (_, index) => ({ title: `test ${index}`, outcome: 'passed', ms: 10 }))
const file = (path: string, tests: FileRun['tests'], more: Partial<FileRun> = {}): FileRun => ({
  file: path,
  ms: 1000,
  errors: 0,
  tests,
  ...more,
})
const runOf = (...files: FileRun[]): Run => ({ files, errors: 0 })

describe('what a run counts', () => {
  test('is each test once', () => {
    expect(countsOf(runOf(file('a', passing(2)), file('b', passing(3))))).toEqual({ passed: 5, failed: 0, notable: '' })
  })

  test.each(['skipped', 'todo', 'pending', 'flaky', 'meant to fail'] as const)('fails where one is %s', (outcome) => {
    const tests = [...passing(2), { title: 'x', outcome, ms: 0 }, { title: 'y', outcome, ms: 0 }]
    expect(countsOf(runOf(file('a', tests)))).toEqual({ passed: 2, failed: 2, notable: `2 ${outcome}` })
  })

  test('fails where a file or the run itself broke, though every test passed', () => {
    expect(countsOf(runOf(file('a', passing(2), { errors: 1 }))).failed).toBe(1)
    expect(countsOf({ files: [file('a', passing(2))], errors: 2 }).failed).toBe(2)
  })

  test('names what is not good, with the first line of why', () => {
    const tests: FileRun['tests'] = [
      ...passing(1),
      { title: 'x', outcome: 'failed', ms: 0, why: 'because' },
      { title: 'y', outcome: 'skipped', ms: 0 },
    ]
    expect(failures([runOf(file('a', tests)), runOf(file('b', passing(1), { errors: 1 }))])).toEqual([
      'failed: a: x\n  because',
      'skipped: a: y',
      'failed: b, outside its tests',
    ])
  })

  test('is too little where a folder has lost tests', () => {
    const run = runOf(file('tests/unit/a.test.ts', passing(2)), file('tests/unitary/b.test.ts', passing(9)))
    expect(shortfalls(run, { 'tests/unit': 2 })).toEqual([])
    expect(shortfalls(run, { 'tests/unit': 3, 'tests/e2e': 1 })).toEqual([
      'tests/unit has 2 tests and must have 3 or more',
      'tests/e2e has 0 tests and must have 1 or more',
    ])
  })
})

describe('how long it took', () => {
  const slow = { title: 'walks far', outcome: 'passed', ms: 20_001 } as const

  test('stands per file, the dearest first', () => {
    const runs = [runOf(file('b', passing(2), { ms: 500 })), runOf(file('a', passing(1), { ms: 2500 }))]
    const rows = timesTable(runs).split('\n')
    expect(rows.map((row) => row.trim().replaceAll(/ +/g, ' '))).toEqual([
      '2.5 s 1 tests a',
      '0.5 s 2 tests b',
      '3.0 s 3 tests all files, one after the other',
    ])
  })

  test('is over budget from 20 s for a test and 14 minutes for a run', () => {
    const run = runOf(file('a', [{ ...slow, ms: 20_000 }, slow]))
    expect(overBudget([run], 14 * 60_000)).toEqual(['20.0 s  a: walks far'])
    expect(overBudget([], 14 * 60_000 + 6000)).toEqual(['14.1 min  the whole run, of 14.0'])
  })
})

describe('what the runners themselves tell', () => {
  const outcomesOf = ({ files }: Run) =>
    Object.fromEntries(files.flatMap(({ tests }) => tests).map(({ title, outcome }) => [title, outcome]))
  let folder = ''
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync('.cache/runner-')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (args: string[], variables: Record<string, string> = {}) =>
    new Promise<number>((resolve) => {
      const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...variables }
      execFile(process.execPath, args, { env }, (error) => resolve(Number(error?.code ?? 0)))
    })
  const report = () => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))

  test('vitest: skipped, todo, failing on purpose, flaky, and a file that does not load', async () => {
    writeFileSync(
      join(folder, 'marks.test.ts'),
      `import { describe, expect, test } from 'vitest'
       let tries = 0
       test('good', () => {})
       test('bad', () => expect(1).toBe(2))
       test.${SKIP}('skipped', () => {})
       test.${TODO}('todo')
       test.fails('reversed', () => expect(1).toBe(2))
       test('again', { retry: 1 }, () => expect(tries++).toBe(1))
       test('itself', (context) => context.skip())
       describe.skipIf(true)('group', () => { test('inside', () => {}) })`,
    )
    writeFileSync(join(folder, 'broken.test.ts'), `import './nowhere'`)
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
    const args = ['run', '--root', folder, '--reporter', join(process.cwd(), 'scripts/server/vitest-reporter.ts')]
    const variables = { VITEST_REPORT: join(process.cwd(), folder, 'report.json') }
    expect(await run(['node_modules/vitest/vitest.mjs', ...args], variables)).toBe(1)
    const told: Run = report()
    expect(outcomesOf(told)).toEqual({
      good: 'passed',
      bad: 'failed',
      skipped: 'skipped',
      todo: 'todo',
      reversed: 'meant to fail',
      again: 'flaky',
      itself: 'skipped',
      'group > inside': 'skipped',
    })
    expect(told.files.map((each) => [each.file, each.errors]).sort()).toEqual([
      ['broken.test.ts', 1],
      ['marks.test.ts', 0],
    ])
    expect(countsOf(told)).toMatchObject({ passed: 1, failed: 8 })
    expect(failures([told])).toContain('failed: marks.test.ts: bad\n  expected 1 to be 2 // Object.is equality')
  })

  test('Playwright: skipped, fixme, failing on purpose, flaky', async () => {
    writeFileSync(
      join(folder, 'marks.spec.ts'),
      `import { expect, test } from '@playwright/test'
       test('good', () => {})
       test('bad', () => expect(1).toBe(2))
       test.${SKIP}('skipped', () => {})
       test.${FIXME}('fixme', () => {})
       test('reversed', () => { test.fail(); expect(1).toBe(2) })
       test.describe('group', () => { test('again', ({}, info) => expect(info.retry).toBe(1)) })`,
    )
    const config = {
      testDir: '.',
      testMatch: '*.spec.ts',
      retries: 1,
      workers: 1,
      reporter: [['json', { outputFile: 'report.json' }]],
    }
    writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)}`)
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts')]
    expect(await run(args)).toBe(1)
    const told = runOfPlaywright(report())
    expect(outcomesOf(told)).toEqual({
      good: 'passed',
      bad: 'failed',
      skipped: 'skipped',
      fixme: 'skipped',
      reversed: 'meant to fail',
      'group > again': 'flaky',
    })
    expect(told.files.map((each) => each.file)).toEqual([join(relative('.', folder), 'marks.spec.ts')])
    const [bad] = failures([told])
    expect(bad).toMatch(/^failed: .*marks\.spec\.ts: bad\n {2}Error: expect\(received\)\.toBe\(expected\)/)
    expect(countsOf(told)).toEqual({ passed: 1, failed: 5, notable: '2 skipped, 1 meant to fail, 1 flaky' })
  })
})

describe('the language whose turn it is', () => {
  const on = (day: string, named?: string) => languageOfTurn({ named, at: Date.parse(`${day}T23:30:00Z`) })

  test('goes round by the day of the year, and begins anew with it', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-12-31', '2027-01-01']
    expect(days.map((day) => on(day))).toEqual(['fr', 'de', 'es', 'nl', 'fr', 'fr', 'fr'])
  })

  test('is the one that is named, and another name than one of the four is refused', () => {
    expect(on('2026-01-01', 'es')).toBe('es')
    for (const named of ['en', 'it']) expect(() => on('2026-01-01', named)).toThrow('nl, fr, de, es')
  })
})
