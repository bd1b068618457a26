import { basename } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/sources'

/** What was said instead of pipeline, application, listener, critical CSS, cache, unauthorised and email. */
const PICTURES =
  /^(houses?|doors?|doorways?|hear|hears|heard|hearing|hearers?|dressed|dressing|strangers?|softly|shelf|shelves|kitchens?|graves?|bury|buried|sow|sows|sown|sowing)$/

/** Files that speak of real things by these words. */
const REAL_THINGS = [
  { path: /^scripts\/illustrations\//, reason: 'toys and scenes have doors, houses and shelves' },
  { path: /^src\/content\//, reason: 'customers read it' },
  { path: /^scripts\/content\/write-shell\.ts$/, reason: "the footer's column of the seed is called so" },
  { path: /^tests\/rules\/words\.test\.ts$/, reason: 'it names what it looks for' },
]

const MENTIONED = /house|door|hear|dress|strang|softly|shel|kitchen|grave|bur(y|ied)|sow/i
const files = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts').filter(
  ({ path, text }) => MENTIONED.test(text) || MENTIONED.test(path),
)

test('names and comments use the terms of the trade, no private pictures', () => {
  const own = files.filter(({ path }) => !REAL_THINGS.some((real) => real.path.test(path)))
  expect(own.flatMap(picturesIn)).toEqual([])
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
  const said = [...names, ...comments.flatMap(({ value }) => value.match(/[\p{L}\d_]+/gu) ?? [])]
  return [...new Set(said.filter((name) => wordsIn(name).some((word) => PICTURES.test(word))))].map(
    (name) => `${path}: ${name}`,
  )
}

const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
