import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindOf, type PageKind, SHARED_TEXTS, TEXTS_OF } from '~/content/page-kinds'
import { importsOf, type SourceFile, sourceFiles, withoutEnding } from '../support/sources'

/* A browser has the texts of a page's kind (src/content/page-kinds.ts): a page that reads others would show their keys. */

const files = new Map(sourceFiles('src/**/*.ts', 'src/**/*.tsx').map((file) => [withoutEnding(file.path), file]))
const areas = Object.keys(JSON.parse(readFileSync('src/content/messages/en.json', 'utf8')))
const PAGE_OF_ROUTE = /\.page$/
const pages = [...files.values()].filter(
  ({ path }) => /^src\/routes\/(?!(.*\/)?-).*\.tsx$/.test(path) || PAGE_OF_ROUTE.test(withoutEnding(path)),
)
const elsewhere = Object.values(TEXTS_OF).flat()

/** What a file shows or does in the browser, with all that it imports. */
function reached(file: SourceFile, seen = new Set<SourceFile>()): Set<SourceFile> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { target, isTypeOnly } of importsOf(file)) {
    const next = files.get(target) ?? files.get(`${target}/index`)
    // each page of a route of many has texts of its own kind
    if (PAGE_OF_ROUTE.test(target)) continue
    if (next && !isTypeOnly && !/\.(?:server|functions)$/.test(target)) reached(next, seen)
  }
  return seen
}

/** `useTranslations('area.more')`, `t('area.key')` of all of them, `messagesOf(…).area`. */
function textsReadIn({ text }: SourceFile): string[] {
  const named = text.matchAll(/useTranslations\('([\w.]+)'\)/g)
  const areasOf = text.matchAll(/messagesOf\([^;\n]*\)\.(\w+)/g)
  const read = [...named, ...areasOf].flatMap(([, name = '']) => (SHARED_TEXTS.includes(name) ? [] : [name]))
  if (!text.includes('useTranslations()')) return read
  const keys = Array.from(text.matchAll(/['`](\w+)\.[\w.$]/g), ([, name = '']) => name)
  return [...read, ...keys.filter((name) => areas.includes(name))]
}

/** Where only shared texts of an area are read, by file; and the frame of one kind, which stands beside the others. */
const SHARED_READERS: Record<string, readonly string[]> = {
  'src/components/checkout/checkout-frame.tsx': ['checkout'],
  'src/components/how-it-works/prices.tsx': ['review'],
  'src/components/how-it-works/year.tsx': ['schedule'],
}

test.each(pages.map(({ path }) => path))('%s reads texts that come with it', (path) => {
  const page = files.get(withoutEnding(path))
  const kind = kindOf(path)
  const own: readonly string[] = kind === 'shop' ? [] : TEXTS_OF[kind as PageKind]
  const missing = [...(page ? reached(page) : [])].flatMap((file) =>
    textsReadIn(file)
      .map((name) => name.split('.')[0] ?? name)
      .filter((name) => elsewhere.includes(name) && !own.includes(name))
      .filter((name) => !SHARED_READERS[file.path]?.includes(name))
      .map((name) => `${file.path}: ${name}`),
  )
  expect(missing).toEqual([])
})
