import type { Privacy } from './privacy'

/** What stands instead of a personal text. An empty one stays empty: charts ask that most. */
const HIDDEN = '‹personal›'
/** And instead of a date, since charts count with dates: one that is nobody's. */
const HIDDEN_DATE = '2000-01-01'
const DATE = /^\d{4}-\d{2}-\d{2}(T.*)?$/
const hidden = (text: string) => {
  if (text === '') return ''
  const [, time] = DATE.exec(text) ?? []
  if (time) return `${HIDDEN_DATE}T00:00:00.000Z`
  return DATE.test(text) ? HIDDEN_DATE : HIDDEN
}

/** Of a person, a child or what is sent to them; those of the seed are nobody's, and lead back to their page. */
const ID = /(?<=\/)(?!0000000\d-0000-4000-8)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?=[/?#]|$)/gi
const HIDDEN_ID = '00000000-0000-0000-0000-000000000000'

/** An address in which ids are hidden: charts and routes still know what kind of page it is. */
export const withoutIds = (address: string): string => address.replace(ID, HIDDEN_ID)

/** A JSON copy of a value in which whatever is personal, or described nowhere or otherwise, is hidden. */
export function redacted(value: unknown, described: Privacy): unknown {
  const privacy = described.of(value)
  if (privacy.isPersonal || !privacy.isDescribed || !privacy.allows(value)) return masked(value)
  if (!isObject(value)) return shownLeaf(value)
  const known = privacy.copies.get(value)
  if (known !== undefined) return known
  const copy = copied(value, privacy, redacted)
  privacy.copies.set(value, copy)
  return copy
}

/** The same for a comparison: of what is hidden nothing is left, not even whether it was empty. */
export function comparable(value: unknown, described: Privacy): unknown {
  const privacy = described.of(value)
  if (privacy.isPersonal || !privacy.isDescribed || !privacy.allows(value)) return HIDDEN
  return isObject(value) ? copied(value, privacy, comparable) : shownLeaf(value)
}

const shownLeaf = (value: unknown) => (typeof value === 'string' ? withoutIds(value) : asJson(value))

function copied(value: object, privacy: Privacy, copy: (value: unknown, privacy: Privacy) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copy(item, privacy.item()))
  if (value instanceof Error) return errorOf(value)
  return fields(value, (inner, key) => copy(inner, privacy.at(key)))
}

const fields = (value: object, copy: (inner: unknown, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined || typeof inner === 'function' ? [] : [[key, copy(inner, key)]],
    ),
  )

/** Hides every text and number, and keeps the shape. */
export function masked(value: unknown): unknown {
  return walked(value, (leaf) => (typeof leaf === 'string' ? hidden(leaf) : typeof leaf === 'number' ? 0 : leaf))
}

/** Under these names an answer says what kind of answer it is. */
const WORDS = new Set(['kind', 'type', 'status'])
const SHORT_WORD = /^[a-zA-Z][a-zA-Z-]{0,40}$/
/** Longer numbers are those of cards and telephones. */
const LONGEST_NUMBER = 99_999_999

/**
 * What an actor answers is described by no schema: its texts are kept where the machine then holds the very same in a
 * place that is not personal.
 */
export function redactedAnswer(value: unknown, known: ReadonlySet<unknown>): unknown {
  return walked(value, (leaf, key) => {
    if (typeof leaf === 'number') return Math.abs(leaf) <= LONGEST_NUMBER || known.has(leaf) ? leaf : 0
    if (typeof leaf !== 'string' || known.has(leaf)) return leaf
    return WORDS.has(key) && SHORT_WORD.test(leaf) ? leaf : hidden(leaf)
  })
}

function walked(value: unknown, leafOf: (leaf: unknown, key: string) => unknown, key = ''): unknown {
  if (!isObject(value)) return leafOf(asJson(value), key)
  if (Array.isArray(value)) return value.map((item) => walked(item, leafOf, key))
  if (value instanceof Error) return errorOf(value)
  return fields(value, (inner, name) => walked(inner, leafOf, name))
}

/** Texts and numbers of a value that has been redacted. */
export function leavesOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (!isObject(value)) found.add(value)
  else for (const inner of Object.values(value)) leavesOf(inner, found)
  return found
}

/** An error's message may quote anything. */
const errorOf = ({ name }: Error) => ({ $error: name })

/** An error that was written to a log, as one again. */
export function revived(value: unknown): unknown {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(revived)
  if ('$error' in value) return Object.assign(new Error(HIDDEN), { name: String(value.$error) })
  return fields(value, (inner) => revived(inner))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const asJson = (value: unknown): unknown =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol' ? null : value
