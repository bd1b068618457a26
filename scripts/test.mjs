// npm test: everything that must hold before a change lands. `--all` adds what takes longer, and runs what opens a
// database once more on PostgreSQL and Redis. The last line is "N passed, N failed".
import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from './server/chromium.mjs'
import { playwrightCounts, vitestCounts } from './server/counts.mjs'
import { GENERATORS } from './server/generators.mjs'
import { run } from './server/run.mjs'
import { startStateServers } from './server/state-servers.mjs'

const isAll = process.argv.includes('--all')
const REPORTS = 'reports'
/** What opens a database: its rules, the wires over it, whole servers. tests/rules/servers.test.ts holds the list to it. */
const DATABASE_TESTS = [
  'tests/contract',
  'tests/security',
  'tests/unit/session.test.ts',
  'tests/unit/cart-view.test.ts',
  'tests/unit/content-export.test.ts',
]
/** Kill -9, two tabs, late answers. */
const RACES = ['tests/e2e/cart.spec.ts', 'tests/e2e/two-tabs.spec.ts']
/** Never a database that the caller's own environment names. */
const EMBEDDED = { DATABASE_URL: '', REDIS_URL: '' }

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const results = []

for (const [name, args] of Object.entries(GENERATORS)) await step(name, args)
await step('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await step('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
// the black-box tests start the built server
await step('build', ['scripts/start.mjs', '--build-only'])
await unit('unit')
const chromium = findChromium()
await browser('browser')
if (isAll) await onServers('PostgreSQL and Redis')

const [passed, failed] = ['passed', 'failed'].map((which) => results.reduce((sum, result) => sum + result[which], 0))
console.log()
for (const result of results) console.log(figures(result))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** One program; `counts` reads from its report how many tests it was. */
async function step(name, args, { variables = {}, counts = () => ({ passed: 0, failed: 0 }) } = {}) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const code = await run(process.execPath, args, { ...(isAll ? { TEST_ALL: '1' } : {}), ...EMBEDDED, ...variables })
  const count = counts()
  // one that ends badly has failed, whatever its tests say
  const least = code === 0 ? 0 : 1
  results.push({ name, ...count, failed: Math.max(count.failed, least), ms: performance.now() - started })
}

function unit(name, { files = [], variables } = {}) {
  const report = `${REPORTS}/${fileName(name)}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files]
  return step(name, args, { variables, counts: () => vitestCounts(report) })
}

function browser(name, { files = [], variables } = {}) {
  if (!chromium) return results.push({ name, passed: 0, failed: 1, ms: 0 })
  const report = `${REPORTS}/${fileName(name)}.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...files]
  const own = { ...variables, CHROMIUM: chromium, PLAYWRIGHT_REPORT: report }
  return step(name, args, { variables: own, counts: () => playwrightCounts(report) })
}

/** Servers that are started for it, each with a database for every file of tests and every process. */
async function onServers(name) {
  console.log(`\n— ${name}`)
  const servers = await startStateServers()
  if (!servers) return results.push({ name, passed: 0, failed: 1, ms: 0 })
  try {
    const { variables } = servers
    await unit(`unit on ${name}`, { files: DATABASE_TESTS, variables })
    await browser(`browser on ${name}`, { files: RACES, variables })
  } finally {
    await servers.stop()
  }
}

function fileName(name) {
  return name.toLowerCase().replaceAll(' ', '-')
}

function figures({ name, passed, failed, ms }) {
  const tests = passed > 0 ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'done'
  return `${name.padEnd(32)}${tests.padEnd(28)}${(ms / 60_000).toFixed(1)} min`
}
