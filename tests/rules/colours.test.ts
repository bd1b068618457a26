import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Looked at without the shop's styles: in programs for mail, where the application is gone, as a file of its own. */
const WITHOUT_STYLES = [
  'src/services/platform/letters/letter-look.ts',
  'src/services/request/pipeline/plain-page.ts',
  'src/machines/reading/chart-look.ts',
  'src/components/layout/logo.tsx',
]

const THEME = ['src/components/theme/tokens.ts', 'src/components/theme/semantic-tokens.ts']

const coloursIn = (paths: string[]) => {
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
  const found = text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)
  return new Set([...found].map(([colour]) => inFull(colour.toLowerCase())))
}

const inFull = (colour: string) => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour)

test.each(WITHOUT_STYLES)('%s has no colour that the theme does not have', (path) => {
  const own = coloursIn([path])
  expect(own.size).toBeGreaterThan(1)
  const theme = coloursIn(THEME)
  expect([...own].filter((colour) => !theme.has(colour))).toEqual([])
})
