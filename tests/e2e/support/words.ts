import { readFileSync } from 'node:fs'
import toys from '../../../src/content/seed/products/toys.json' with { type: 'json' }

export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** For what a page does, whatever it says: English; with TEST_ALL all of them. */
export const languagesOfUse = (): readonly Language[] => (process.env.TEST_ALL ? LANGUAGES : ['en'])

/** For what a page says, axe and one journey: English and the language whose turn it is; with TEST_ALL all of them. */
export const languagesOfWords = (): readonly Language[] =>
  process.env.TEST_ALL ? LANGUAGES : LANGUAGES.filter((each) => each === 'en' || each === process.env.LANG_TURN)

export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A text of the catalogue as it stands in its file: `messageOf('nl', 'cartErrors.quantity')`. */
export const messageOf = (language: Language, key: string) => textAt(read(`src/content/messages/${language}.json`), key)

/** A text of the content as its editor wrote it: `copyOf('nl', 'cart', 'labels.remove')`. */
export const copyOf = (language: Language, file: string, key: string) =>
  textAt(read(`src/content/seed/copy/${file}.json`), `${key}.${language}`)

/** A toy of the seed, as the shop calls it: `toyOf('nl', 'TOY-BEAN-BAGS')`. */
export const toyOf = (language: Language, sku: string) =>
  textAt(
    toys.find(({ handle }) => handle === sku.toLowerCase()),
    `title.${language}`,
  )

function textAt(tree: unknown, key: string): string {
  let at: unknown = tree
  for (const part of key.split('.'))
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === part)?.[1] : undefined
  if (typeof at !== 'string') throw new Error(`no text at ${key}`)
  return at
}
