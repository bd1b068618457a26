import { readFileSync } from 'node:fs'

/** Written into every text: a page that shows it shows these very signs, and runs none of it. */
export const ATTACK = `<img src=x onerror=canary()></script><script>canary()</script>"><svg onload=canary()>'{{7*7}}\u202e`
const HTML = `<b onclick=canary()>b</b><a href="javascript:canary()">a</a>${ATTACK}`
const HREFS = [
  'javascript:canary()',
  ' javascript:canary()',
  'java\tscript:canary()',
  'data:text/html,<script>canary()</script>',
  '//evil.tld/',
  '/\\evil.tld/',
  'https://host@evil.tld/"onmouseover="canary()',
  'vbscript:canary()',
]

type Fields = Record<string, Record<string, unknown>>
type Entry = { sys: { id: string }; fields: Fields }

/** The content of the seed as somebody with the right to publish could have written it: an attack in every text and link. */
export function hostileContent(): unknown {
  const content: { entries: Entry[] } = JSON.parse(readFileSync('src/content/contentful-export.json', 'utf8'))
  const { entries } = content
  return {
    ...content,
    entries: entries.map((entry, index) => ({
      ...entry,
      fields: mapped(entry.fields, hostile(index)),
    })),
  }
}

const mapped = (fields: Fields, change: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, byLocale]) => [
      name,
      Object.fromEntries(Object.entries(byLocale).map(([locale, value]) => [locale, change(value, name)])),
    ]),
  )

const hostile =
  (index: number) =>
  (value: unknown, name: string): unknown => {
    if (name === 'html') return HTML
    if (/url$|^link$/i.test(name) && isLink(value)) return HREFS[index % HREFS.length]
    return within(value)
  }

/** Prose alone: ids, slugs and choices are what finds a page. */
function within(value: unknown): unknown {
  if (typeof value === 'string') return isProse(value) ? value + ATTACK : value
  if (Array.isArray(value)) return value.map(within)
  if (typeof value !== 'object' || value === null || 'sys' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'uri' ? HREFS[0] : name === 'nodeType' ? inner : within(inner),
    ]),
  )
}

const isProse = (text: string) => /\s/.test(text) && !isLink(text)
const isLink = (value: unknown) => typeof value === 'string' && /^(?:\/|https:|mailto:)/.test(value)
