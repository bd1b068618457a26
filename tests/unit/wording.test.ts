import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../support/render'

function textsIn(value: unknown, language: Language | null): { language: Language; text: string }[] {
  if (typeof value === 'string') return language ? [{ language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, LANGUAGES.find((known) => known === key) ?? language),
  )
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const written = [
  ...globSync('src/content/seed/**/*.json').flatMap((file) => textsIn(read(file), null)),
  ...LANGUAGES.flatMap((language) => textsIn(read(`src/content/messages/${language}.json`), language)),
]

test.each([
  ['no native says so', 'en', /\bkits alone\b|in English alone|^Mend\b|^It stands in|in this country:/],
  ['what leaves is "auf den Weg"', 'de', /auf die Reise/],
  ['the schedule is the "Zeitplan"', 'de', /\b[Zz]um Plan\b|^Der Plan\b|: Der Plan\b/],
  ['an order that is placed is not "done"', 'es', /^Hecho(?: el\b|$)/],
] as const)('%s (%s)', (_, language, never) => {
  const own = written.filter((said) => said.language === language)
  expect(own.length).toBeGreaterThan(1000)
  expect(own.filter(({ text }) => never.test(text))).toEqual([])
})
