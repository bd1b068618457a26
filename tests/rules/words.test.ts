import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/sources'

/** What was said instead of pipeline, application, listener, critical CSS, cache, unauthorised, email and intent. */
const PICTURES =
  /^(houses?|doors?|doorways?|hear|hears|heard|hearing|hearers?|dressed|dressing|strangers?|softly|shelf|shelves|kitchens?|graves?|bury|buried|sow|sows|sown|sowing|wish|wishes|wished)$/

/** Files that speak of real things by these words. */
const REAL_THINGS = [
  { path: /^scripts\/illustrations\//, reason: 'toys and scenes have doors, houses and shelves' },
  { path: /^src\/content\//, reason: 'customers read it' },
  { path: /^scripts\/content\/write-shell\.ts$/, reason: "the footer's column of the seed is called so" },
  { path: /^tests\/rules\/words\.test\.ts$/, reason: 'it names what it looks for' },
]

/**
 * What was said instead of mailer, sales channel, handler and found. In sentences and in names of others they are
 * ordinary words ("hands over", a postal address, a counter of tries), so that only the names that we give are judged.
 */
const ORDINARY = /^(posts?|posted|posting|counters?|hands?|handed|there)$/

/** Names by which the trade, or somebody else, calls a thing. */
const TRADE = [
  { name: /^POST(_|$)/, path: /^src\//, reason: 'the method of HTTP' },
  { name: /^postMessage$/, path: /^src\//, reason: "the browser's and the worker's own" },
  { name: /^publishedCounter$/, path: /contentful/, reason: 'a field of Contentful' },
  { name: /counter/i, path: /^src\/services\/platform\/limits\//, reason: 'a limit counts' },
]

const MENTIONED = /house|door|hear|dress|strang|softly|shel|kitchen|grave|bur(y|ied)|sow|wish/i
const files = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts').filter(
  ({ path, text }) => MENTIONED.test(text) || MENTIONED.test(path),
)

test('names and comments use the terms of the trade, no private pictures', () => {
  const own = files.filter(({ path }) => !REAL_THINGS.some((real) => real.path.test(path)))
  expect(own.flatMap(picturesIn)).toEqual([])
})

test('nor do the pages about the code; what is made of notes is judged where it is written', () => {
  const pages = globSync(['README.md', 'docs/**/*.md']).filter((path) => !path.startsWith('docs/machines/'))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.flatMap((path) => saidIn(path, wordsOf(readFileSync(path, 'utf8'))))).toEqual([])
})

test('what is ordinary in a sentence is no name of ours', () => {
  const own = sourceFiles('src/**/*.{ts,tsx}').filter(({ path }) => !REAL_THINGS.some((real) => real.path.test(path)))
  expect(own.filter(({ text }) => /post|counter|hand|there/i.test(withoutComments(text))).flatMap(ordinaryIn)).toEqual(
    [],
  )
})

test('a name of ours is told apart from a member of something else and from a sentence', () => {
  const source =
    "const isThere = 1 // there\nfunction post(handOver) { app.post('/there', isThere, window.postMessage) }"
  const found = ordinaryIn({ path: 'src/x.ts', text: source, lines: 2 })
  expect(found).toEqual(['isThere', 'post', 'handOver'].map((word) => `src/x.ts: ${word}`))
})

test('words are told apart in names of every spelling', () => {
  const source = "const houseDoor = 'a door is text'\n/** A warehouse. */\nfunction open({ HOUSE_RULES }) {} // heard"
  const found = picturesIn({ path: 'src/front-door.ts', text: source, lines: 3 })
  expect(found).toEqual(['front-door', 'houseDoor', 'HOUSE_RULES', 'heard'].map((word) => `src/front-door.ts: ${word}`))
})

function picturesIn({ path, text }: SourceFile): string[] {
  const { program, comments } = parseSync(path, text)
  const names = [basename(path).replace(/\.\w+$/, '')]
  const keep = ({ name }: { name: string }) => names.push(name)
  new Visitor({ Identifier: keep, JSXIdentifier: keep, PrivateIdentifier: keep }).visit(program)
  return saidIn(path, [...names, ...comments.flatMap(({ value }) => wordsOf(value))])
}

const wordsOf = (text: string) => text.match(/[\p{L}\d_]+/gu) ?? []
const saidIn = (path: string, said: string[]) =>
  [...new Set(said.filter((name) => wordsIn(name).some((word) => PICTURES.test(word))))].map(
    (name) => `${path}: ${name}`,
  )

/** The names of a file but for members that it only reads of something, as in `app.post(…)`. */
function ordinaryIn({ path, text }: SourceFile): string[] {
  const members = new Set<number>()
  const names = new Set<string>()
  new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed) members.add(property.start)
    },
    Identifier({ name, start }) {
      if (!members.has(start)) names.add(name)
    },
  }).visit(parseSync(path, text).program)
  return [...names]
    .filter((name) => wordsIn(name).some((word) => ORDINARY.test(word)))
    .filter((name) => !TRADE.some((trade) => trade.path.test(path) && trade.name.test(name)))
    .map((name) => `${path}: ${name}`)
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
