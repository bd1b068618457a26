import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facesOf } from '~/components/layout/fonts/faces'
import ranges from '~/components/layout/fonts/ranges.json'
import { charactersOf, LANGUAGES, rangesOf } from '../../scripts/fonts/characters'

const FOLDER = 'src/components/layout/fonts'
const MOST_BYTES = 42_000

test.each(LANGUAGES)('the fonts of %s have every character of its texts: else run `npm run fonts`', (language) => {
  expect(ranges[language]).toBe(rangesOf(charactersOf(language)))
})

test.each(LANGUAGES)('the fonts of %s are at most 42 kB, and woff2', (language) => {
  const files = ['besley', 'commissioner'].map((family) => `${FOLDER}/${family}-${language}.woff2`)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST_BYTES)
  for (const file of files) expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2')
})

test('a document names the two faces of its own language alone', () => {
  const faces = facesOf('fr')
  expect(faces.match(/[\w-]+\.woff2/g)?.map((file) => /(\w+-\w\w)/.exec(file)?.[0])).toEqual([
    'besley-fr',
    'commissioner-fr',
  ])
  expect(faces).toContain(`unicode-range:${ranges.fr}`)
})
