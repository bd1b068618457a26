import { readFileSync } from 'node:fs'

/** How many tests passed and failed, by the report that vitest wrote; one failed where there is none. */
export function vitestCounts(path) {
  const report = read(path)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

/** The same of Playwright's report. */
export function playwrightCounts(path) {
  const stats = read(path)?.stats
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
