import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

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
    const missing = named.filter(
      ({ file }) => !isExample(file) && !known.some((each) => `/${each}`.endsWith(`/${file}`)),
    )
    expect(missing).toEqual([])
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

/** A file of the reader's own flow, page or upstream, or a kind of file. */
const isExample = (file: string) => /^\.[a-z]|[<*]/.test(file)
