// npm test: everything that must hold before a change lands. `--all` adds what takes longer, and runs what opens a
// database once more on PostgreSQL and Redis. The last line is "N passed, N failed". What does not build is not tested.
// `--only=mutants,browser`: those steps alone, after what each needs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findHeadlessShell } from './server/chromium.ts'
import { countsOf, failures, shortfalls } from './server/counts.ts'
import { GENERATORS } from './server/generators.mjs'
import { languageOfTurn } from './server/language-turn.ts'
import { runOfPlaywright } from './server/playwright-report.ts'
import { commitOfFiles, ruleResults } from './server/rule-results.ts'
import { run } from './server/run.mjs'
import { startStateServers } from './server/state-servers.mjs'
import { minutes, overBudget, timesTable } from './server/times.ts'

const isAll = process.argv.includes('--all')
/** Names of steps; null: all of them. */
const ONLY =
  process.argv
    .find((each) => each.startsWith('--only='))
    ?.slice(7)
    .split(',') ?? null
const REPORTS = 'reports'
/** What tests make once (tests/support/once.ts): of this run, not of an earlier one. */
const MADE = '.cache/tests'
/** About what is there: fewer mean that files got lost. */
const LEAST = {
  unit: {
    'tests/unit': 700,
    'tests/contract': 700,
    'tests/models': 880,
    'tests/security': 200,
    'tests/rules': 380,
    'tests/faults': 7,
  },
  browser: { 'tests/e2e': isAll ? 530 : 235 },
  'browser with late scripts': { 'tests/e2e': 60 },
  'unit on PostgreSQL and Redis': { 'tests/contract': 700, 'tests/security': 200 },
  'browser on PostgreSQL and Redis': { 'tests/e2e': 30 },
  'unit on serializable': { 'tests/contract': 150 },
}
/** What opens a database: its rules, the wires over it, whole servers. tests/rules/servers.test.ts holds the list to it. */
const DATABASE_TESTS = [
  'tests/contract',
  'tests/security',
  'tests/unit/session.test.ts',
  'tests/unit/cart-view.test.ts',
  'tests/unit/content-export.test.ts',
]
/** What writes in transactions: once more as engines run them that are spread over machines (docs/scale.md). */
const WRITING = [
  'account-manager',
  'cart-api',
  'catalog',
  'checkout-orchestration',
  'cognito',
  'conflicts',
  'contentful-publishing',
  'jobs',
  'order-manager',
  'shopify-cart',
  'subscription-manager',
].map((name) => `tests/contract/${name}`)
/** Kill -9, two tabs, late answers. */
const RACES = ['tests/e2e/cart.spec.ts', 'tests/e2e/two-tabs.spec.ts']
/** What is pressed, typed and told before the application listens. */
const FIRST_PRESSES = [
  'journey',
  'kit-page',
  'subscription-flow',
  'subscription-gift',
  'checkout-page',
  'schedule',
  'two-tabs',
  'ways-to-the-schedule',
].map((name) => `tests/e2e/${name}.spec.ts`)
/** Never a database that the caller's own environment names. */
const EMBEDDED = { DATABASE_URL: '', REDIS_URL: '' }
/** Steps that together try every rule. */
const EVERY_RULE = ['unit', 'browser']
/** Of the whole run, also when it goes on past midnight. */
const LANG_TURN = languageOfTurn({ named: process.env.LANG_TURN, at: Date.now() })
/** Which half of the machines is compared with its pictures: by the day. */
const STATES_TURN = isAll ? '' : String(Math.floor(Date.now() / 86_400_000) % 2)

for (const folder of [REPORTS, MADE]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const begun = performance.now()
const results = []
const unknown = new Set(ONLY)
console.log(isAll ? 'Every test, in all five languages' : `English, and ${LANG_TURN} by turn (LANG_TURN)`)

for (const [name, args] of Object.entries(GENERATORS)) await needed(name, args)
await needed('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await needed('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
if (isAll) {
  await step('known holes in packages', ['scripts/security/advisories.mjs'])
  await step('list of packages', ['scripts/security/sbom.mjs'])
}
// the black-box tests start the built server
await needed('build', ['scripts/start.mjs', '--build-only'])
await unit('unit')
await step('mutants', ['scripts/mutants/mutants.ts', ...(isAll ? [] : ['--turn'])])
const chromium = findHeadlessShell()
await browser('browser')
await step('coverage of machines', ['scripts/machines/run.mjs', 'coverage.ts'])
if (isAll) {
  await step('faults × operations', ['scripts/bench/faults.mjs'])
  await browser('browser with late scripts', { files: FIRST_PRESSES, variables: { TEST_ALL: '', LATE_SCRIPTS: '1' } })
  await onServers('PostgreSQL and Redis', async (name, variables) => {
    await unit(`unit on ${name}`, { files: DATABASE_TESTS, variables })
    await browser(`browser on ${name}`, { files: RACES, variables })
  })
  const asDistributed = { default_transaction_isolation: 'serializable' }
  await onServers(
    'serializable',
    (name, variables) => unit(`unit on ${name}`, { files: WRITING, variables }),
    asDistributed,
  )
}
for (const name of unknown) missing(`no step: ${name}`)
end()

/** One program; `read` finds in its report what it did. */
async function step(name, args, { variables = {}, read, isNeeded = false } = {}) {
  if (!isNeeded && !isWanted(name)) return true
  console.log(`\n— ${name}`)
  const started = performance.now()
  const own = { ...(isAll ? { TEST_ALL: '1' } : {}), LANG_TURN, STATES_TURN, ...EMBEDDED, ...variables }
  const code = await run(process.execPath, args, own)
  const did = read ? (readReport(read) ?? { files: [], errors: 1 }) : { files: [], errors: 0 }
  const counts = countsOf(did)
  const short = shortfalls(did, LEAST[name] ?? {})
  for (const line of short) console.log(line)
  // one that ends badly has failed, whatever its tests say
  const failed = Math.max(counts.failed + short.length, code === 0 ? 0 : 1)
  results.push({ name, ...counts, failed, did, ms: performance.now() - started })
  return failed === 0
}

/** Without it nothing that follows means anything. */
async function needed(name, args) {
  if (!(await step(name, args, { isNeeded: true }))) end()
}

function isWanted(name) {
  unknown.delete(name)
  return ONLY === null || ONLY.includes(name)
}

function end() {
  const runs = results.map(({ did }) => did)
  writeFileSync(`${REPORTS}/times.txt`, `${timesTable(runs)}\n`)
  // of some of the tests nothing is said of all rules
  noteRules(runs)
  const [passed, failed] = ['passed', 'failed'].map((which) => results.reduce((sum, result) => sum + result[which], 0))
  console.log()
  for (const result of results) console.log(figures(result))
  const late = overBudget(runs, performance.now() - begun)
  if (late.length > 0) console.log(`\nOver budget (fails nothing; all files in ${REPORTS}/times.txt):`)
  for (const line of late) console.log(line)
  const bad = failures(runs)
  if (bad.length > 0) console.log('\nNot passed:')
  for (const line of bad) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

/** What the tests said of each rule, for /machines/rules. Where nothing ran, nothing was said. */
function noteRules(runs) {
  if (!EVERY_RULE.every((step) => results.some(({ name, did }) => name === step && did.files.length > 0))) return
  const said = ruleResults(JSON.parse(readFileSync('docs/machines/rules.json', 'utf8')), runs)
  const note = { at: new Date().toISOString(), commit: commitOfFiles(), results: said }
  writeFileSync(`${REPORTS}/rules.json`, JSON.stringify(note))
}

function readReport({ path, as = (report) => report }) {
  try {
    return as(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    console.error(`${path}: ${error.message}`)
    return null
  }
}

function unit(name, { files = [], variables } = {}) {
  const path = `${REPORTS}/${fileName(name)}.json`
  const reporters = ['--reporter=default', '--reporter=./scripts/server/vitest-reporter.ts']
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files]
  return step(name, args, { variables: { ...variables, VITEST_REPORT: path }, read: { path } })
}

function browser(name, { files = [], variables } = {}) {
  if (!chromium && isWanted(name)) return missing(name)
  const path = `${REPORTS}/${fileName(name)}.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...files]
  const own = { ...variables, CHROMIUM: chromium, PLAYWRIGHT_REPORT: path }
  return step(name, args, { variables: own, read: { path, as: runOfPlaywright } })
}

function missing(name) {
  results.push({ name, ...countsOf({ files: [], errors: 1 }), did: { files: [], errors: 1 }, ms: 0 })
}

/** Servers that are started for it, each with a database for every file of tests and every process. */
async function onServers(name, work, settings) {
  if (![`unit on ${name}`, `browser on ${name}`].some(isWanted)) return
  console.log(`\n— ${name}`)
  const servers = await startStateServers({ settings })
  if (!servers) return missing(name)
  try {
    await work(name, servers.variables)
  } finally {
    await servers.stop()
  }
}

function fileName(name) {
  return name.toLowerCase().replaceAll(' ', '-')
}

function figures({ name, passed, failed, notable, ms }) {
  const counted = `${passed} passed, ${failed} failed${notable && ` (${notable})`}`
  const tests = passed > 0 ? counted : failed > 0 ? 'failed' : 'done'
  return `${name.padEnd(32)}${tests.padEnd(28)}${minutes(ms)} min`
}
