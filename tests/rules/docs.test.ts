import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/sources'

const read = (path: string) => readFileSync(path, 'utf8')
const pages = ['README.md', ...globSync('docs/**/*.md')].map((path) => ({ path, text: read(path) }))
const HEADINGS = ['Status', 'Date', 'Context', 'Decision', 'Consequences']
const known = globSync(['src/**', 'tests/**', 'scripts/**', 'docs/**', '*'])

describe('what is written about the code is true of it', () => {
  test('files that it names exist', () => {
    const named = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/`([^`\s]+\.(?:tsx?|mjs|md|json))`/g)].map(([, file = '']) => ({ path, file })),
    )
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ file }) => !isExample(file) && !isKnown(file))).toEqual([])
  })

  test('files of code that comments name exist', () => {
    const named = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}').flatMap(
      namedInComments,
    )
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter(({ file }) => !isKnown(file))).toEqual([])
  })

  test('a comment names a file of code by its ending, above its own folder too, and no kind of file', () => {
    const text =
      "/** Like x.rules.ts, ../y/x.tsx. */\nconst z = 'z.ts' // *.actors.ts provides it, or route.$id.ts (a.json)"
    const named = namedInComments({ path: 'src/x.ts', text, lines: 2 }).map(({ file }) => file)
    expect(named).toEqual(['x.rules.ts', 'y/x.tsx', 'route.$id.ts'])
    expect(['four-walks.md', 'nobody.rules.ts'].map(isKnown)).toEqual([true, false])
  })

  test('its links lead somewhere', () => {
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(((?!https?:|#)[^)#\s]+)/g)].map(([, file = '']) => path.replace(/[^/]*$/, file)),
    )
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((file) => !known.includes(file))).toEqual([])
  })

  test('the list of decisions has each by its own title, at most 50 lines, and names the numbers that are missing', () => {
    const files = pages.filter(({ path }) => /decisions\/\d{4}-/.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
    const entries = files.map(({ path, text }) => {
      const [, number = '', title = ''] = /^# (\d{4})\. (.+)/.exec(text) ?? []
      return `- [${number}](${path.replace('docs/decisions/', '')}) ${title}`
    })
    const index = read('docs/decisions/README.md')
    expect(index.match(/^- .*/gm)).toEqual(entries)
    expect(files.filter(({ text }) => text.split('\n').length > 51).map(({ path }) => path)).toEqual([])
    const numbers = entries.map((entry) => Number(entry.slice(3, 7)))
    const missing = Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1).filter((n) => !numbers.includes(n))
    expect(missing.filter((number) => !index.includes(String(number).padStart(4, '0')))).toEqual([])
  })

  test('each decision has the five headings of all, in their order', () => {
    const decisions = pages.filter(({ path }) => /decisions\/\d{4}-/.test(path))
    const found = decisions.map(({ path, text }) => ({
      path,
      headings: [...text.matchAll(/^##+ (.+)/gm)].map(([, name]) => name),
    }))
    expect(found).toEqual(decisions.map(({ path }) => ({ path, headings: HEADINGS })))
  })

  test('no walk passes more than twelve files', () => {
    const walks = read('docs/guides/four-walks.md').split('\n## ').slice(1)
    const lengths = walks.map((walk) => walk.match(/^\d+\. `/gm)?.length ?? 0)
    expect(lengths).toHaveLength(4)
    expect(lengths.every((length) => length > 5 && length <= 12)).toBe(true)
  })
})

const isKnown = (file: string) => known.some((each) => `/${each}`.endsWith(`/${file}`))

/** Names of files of code in a comment, from the first folder that is named. */
const namedInComments = ({ path, text }: SourceFile) =>
  parseSync(path, text)
    .comments.flatMap(({ value }) => [
      ...value.matchAll(/(?<![*\w.])(?:\.{0,2}\/)*([\w{$[][\w$.{}[\]/-]*\.(?:tsx?|mjs))\b/g),
    ])
    .map(([, file = '']) => ({ path, file }))

/** A file of the reader's own flow, page or upstream, or a kind of file. */
const isExample = (file: string) => /^\.[a-z]|[<*]/.test(file)
