// npm run tours: walks every machine with a page in the browser, briefly and at length, and writes what that took into
// scripts/machines/walked.json, of which `npm run machines` makes what /machines says of coverage.
import { rmSync } from 'node:fs'
import { run } from '../server/run.mjs'

const TOURS = ['node_modules/@playwright/test/cli.js', 'test', 'tests/e2e/tours.spec.ts']
let failed = 0
for (const variables of [{ TEST_ALL: '' }, { TEST_ALL: '1' }]) {
  rmSync('reports/coverage/browser', { recursive: true, force: true })
  const code = await run(process.execPath, TOURS, { ...variables, WALKED: 'new' })
  failed ||= code
  await run(process.execPath, ['scripts/machines/run.mjs', 'tours.ts'])
}
process.exitCode = failed
