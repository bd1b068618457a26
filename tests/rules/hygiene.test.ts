import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources'

const files = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts')
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** They name the words that they look for. */
const ABOUT_MARKS = /hygiene\.test\.ts$|unrun-marks|scripts\/server\/(counts|vitest-reporter)|tests\/unit\/runner/

test('nothing says that it is unfinished', () => {
  const marks = /\b(TODO|FIXME|XXX|HACK)\b|not implemented/i
  const marked = files.filter(({ path, text }) => !ABOUT_MARKS.test(path) && marks.test(text))
  expect(marked.map(({ path }) => path)).toEqual([])
})

test('no style looks for a state by its name: what a screen shows is what its connect says', () => {
  const styles = sourceFiles('src/components/**/*.{ts,tsx}', 'src/routes/**/*.{ts,tsx}')
  expect(styles.filter(({ text }) => /\[data-state[\^$*|~]?=/.test(text)).map(({ path }) => path)).toEqual([])
})

test('every dependency is an exact version (T25)', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

test('framework parts with known holes stay above their fixed versions (T25)', () => {
  const locked: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const versionOf = (name: string) => locked.packages[`node_modules/${name}`]?.version ?? ''
  expect(versionOf('nitro') >= '3.0.260429').toBe(true)
  const [, minor = 0, patch = 0] = versionOf('seroval').split('.').map(Number)
  expect(minor > 6 || (minor === 6 && patch >= 7)).toBe(true)
})

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"/)
})

test('a type is asserted only where a library leaves none, and then a comment says so', () => {
  const bare = files
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index, lines) => {
        const asserts =
          /(?<!\/\/.*)\bas (?!const\b)[A-Z{(u]/.test(line) &&
          !/^\s*(\*|\/\/|import|export)|[`'"].*\bas .*[`'"]|\{\} as /.test(line)
        const isExplained = /\/\/|\*\//.test([lines[index - 2], lines[index - 1], line].join('\n'))
        return asserts && !isExplained ? [`${path}:${index + 1} ${line.trim()}`] : []
      }),
    )
  expect(bare).toEqual([])
})
