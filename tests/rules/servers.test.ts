import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../support/sources'

const files = sourceFiles('tests/**/*.{ts,tsx}')
const edges = new Map(
  files.map((file) => [file.path.replace(/\.tsx?$/, ''), importsOf(file).filter(({ isTypeOnly }) => !isTypeOnly)]),
)

function reaches(path: string, target: string, seen = new Set<string>()): boolean {
  if (path === target) return true
  if (seen.has(path)) return false
  seen.add(path)
  return (edges.get(path) ?? []).some((edge) => reaches(edge.target, target, seen))
}

test('every test that opens a database also runs on PostgreSQL and Redis', () => {
  const [, list = ''] = /DATABASE_TESTS = \[([^\]]*)\]/.exec(readFileSync('scripts/test.mjs', 'utf8')) ?? []
  const run = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  expect(run.length).toBeGreaterThan(0)
  const opening = files.filter(
    ({ path }) => path.endsWith('.test.ts') && reaches(path.replace(/\.ts$/, ''), 'tests/support/own-state'),
  )
  expect(opening.map(({ path }) => path).filter((path) => !run.some((each) => path.startsWith(each)))).toEqual([])
})
