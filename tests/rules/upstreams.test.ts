import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOf, sourceFiles, withoutEnding } from '../support/sources'

const UPSTREAMS = 'src/services/upstreams'
const ROOT = `${UPSTREAMS}/composition-root.server`
const upstreams = readdirSync(UPSTREAMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const files = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', '*.{ts,mjs}')
const edges = files.flatMap(importsOf)

const isInside = (upstream: string, path: string) => path.startsWith(`${UPSTREAMS}/${upstream}/embedded/`)
/** An upstream's own tests, and what supports them, begin with its name. */
const isOwnTest = (upstream: string, path: string) => new RegExp(`^tests/[\\w-]+/${upstream}[-.]`).test(path)

/** Every file that would break without `embedded/`: what imports from it, and what imports that, but for the root. */
function standingOn(upstream: string): string[] {
  const found = new Set<string>()
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { from, target } of edges)
      if (withoutEnding(from) !== ROOT && (isInside(upstream, target) || found.has(target)))
        found.add(withoutEnding(from))
  }
  return [...found].filter((path) => !isInside(upstream, path))
}

describe.each(upstreams)('%s can be removed', (upstream) => {
  test('its embedded end is built by the composition root and has tests of its own', () => {
    expect(edges.some(({ from, target }) => withoutEnding(from) === ROOT && isInside(upstream, target))).toBe(true)
    expect(files.some(({ path }) => isOwnTest(upstream, path) && path.includes('.test.'))).toBe(true)
  })

  test('without its embedded end nothing breaks but the composition root and its own tests', () => {
    expect(standingOn(upstream).filter((path) => !isOwnTest(upstream, `${path}.ts`))).toEqual([])
  })
})

test('there are twelve upstreams, and files that stand on them are found', () => {
  expect(upstreams).toHaveLength(12)
  expect(standingOn('shopify')).toContain('tests/support/shopify-shop')
  expect(standingOn('shopify')).toContain('tests/contract/shopify-cart.test')
})

test('no glob takes what no import names', () => {
  const globs = files.flatMap(({ path, text }) =>
    [...text.matchAll(/import\.meta\.glob[^)]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'([^']*\/[^']*)'/g)].map(([, glob = '']) => `${path}: ${glob}`),
    ),
  )
  expect(globs.length).toBeGreaterThan(0)
  expect(globs.filter((glob) => /: .*(embedded|upstreams\/\*|services\/\*)/.test(glob))).toEqual([])
})
