import { readFileSync } from 'node:fs'

export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
type FontLanguage = (typeof LANGUAGES)[number]

/** What people type and pages compute, whatever the texts say: ASCII, money, the marks of each language's dates. */
const ALWAYS = [
  Array.from({ length: 95 }, (_each, index) => String.fromCharCode(32 + index)).join(''),
  ' \u202f£€–—‘’“”…×−·',
  // languages name themselves
  'çñ',
].join('')

/** The characters of the messages and of the content of a language, in their order. */
export function charactersOf(language: FontLanguage): string {
  const found = new Set(ALWAYS)
  for (const text of textsOf(language)) for (const character of text) if (isDrawn(character)) found.add(character)
  return [...found].sort().join('')
}

/** Line breaks and joiners have no glyph. */
const isDrawn = (character: string) => !/[\p{Cc}\p{Cf}]/u.test(character)

function* textsOf(language: FontLanguage): Generator<string> {
  yield* stringsIn(read(`src/content/messages/${language}.json`))
  const { entries } = read('src/content/contentful-export.json') as { entries: { fields: Fields }[] }
  for (const { fields } of entries)
    for (const field of Object.values(fields))
      for (const [locale, value] of Object.entries(field)) if (locale.startsWith(language)) yield* stringsIn(value)
}
type Fields = Record<string, Record<string, unknown>>

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* stringsIn(each)
}

/** As `unicode-range` writes them. */
export function rangesOf(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}

const hex = (code: number) => code.toString(16).toUpperCase()
