// npm test: everything that must hold before a change lands. `--all` adds what takes longer.
// The last line is "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './server/chromium.mjs'
import { run } from './server/run.mjs'

const isAll = process.argv.includes('--all')
const reports = 'reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const failures = []

await step('types', ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'])
await step('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await step('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
// the black-box tests start the built server
await step('build', ['scripts/start.mjs', '--build-only'])
await step('unit', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
])
const chromium = findChromium()
if (chromium) await step('browser', ['node_modules/@playwright/test/cli.js', 'test'], { CHROMIUM: chromium })
else failures.push('browser')

const counted = [vitestCounts(), playwrightCounts()]
const passed = counted.reduce((sum, count) => sum + count.passed, 0)
const failed =
  counted.reduce((sum, count) => sum + count.failed, 0) +
  failures.filter((name) => !['unit', 'browser'].includes(name)).length
for (const name of failures) console.error(`failed: ${name}`)
console.log(`${passed} passed, ${Math.max(failed, failures.length > 0 ? 1 : 0)} failed`)
process.exit(failures.length > 0 || failed > 0 ? 1 : 0)

async function step(name, args, variables = {}) {
  console.log(`\n— ${name}`)
  const code = await run(process.execPath, args, { ...(isAll ? { TEST_ALL: '1' } : {}), ...variables })
  if (code !== 0 && !failures.includes(name)) failures.push(name)
}

function vitestCounts() {
  const report = read(`${reports}/vitest.json`)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

function playwrightCounts() {
  const stats = read(`${reports}/playwright.json`)?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats ? stats.unexpected : 1 }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.error(`${path}: ${error.message}`)
    return null
  }
}
