import { readFileSync } from 'node:fs'

export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** English whole and one other language by turn; all of them with TEST_ALL. */
export const turnLanguages = (): readonly Language[] =>
  process.env.TEST_ALL ? LANGUAGES : ['en', LANGUAGES.find((language) => language === process.env.LANG_TURN) ?? 'nl']

export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A text of the catalogue as it stands in its file: `messageOf('nl', 'cartErrors.quantity')`. */
export const messageOf = (language: Language, key: string) => textAt(read(`src/content/messages/${language}.json`), key)

/** A text of the content as its editor wrote it: `copyOf('nl', 'cart', 'labels.remove')`. */
export const copyOf = (language: Language, file: string, key: string) =>
  textAt(read(`src/content/seed/copy/${file}.json`), `${key}.${language}`)

function textAt(tree: unknown, key: string): string {
  let at: unknown = tree
  for (const part of key.split('.'))
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === part)?.[1] : undefined
  if (typeof at !== 'string') throw new Error(`no text at ${key}`)
  return at
}
