import { isObject, type Json } from './documents'

/** Does a value meet what the query wants? Lists meet it when one item does, except where the operator says all. */
type Operator = (value: Json | undefined, wanted: string) => boolean

const listOf = (wanted: string) => wanted.split(',').map((item) => item.trim())

const equals: Operator = (value, wanted) =>
  Array.isArray(value) ? value.some((item) => equals(item, wanted)) : isPlain(value) && sameAs(value, wanted)
const isIn: Operator = (value, wanted) => listOf(wanted).some((item) => equals(value, item))

/** @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/search-parameters */
export const operators: Record<string, Operator> = {
  eq: equals,
  ne: (value, wanted) => !equals(value, wanted),
  in: isIn,
  nin: (value, wanted) => !isIn(value, wanted),
  all: (value, wanted) => listOf(wanted).every((item) => equals(value, item)),
  exists: (value, wanted) => hasContent(value) === (wanted === 'true'),
  match: (value, wanted) => matches(value, wanted),
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
}

/** Every word of the query begins a word of the text, whatever the case and accents. */
export function matches(value: Json | undefined, wanted: string): boolean {
  const words = wordsOf(textIn(value).join(' '))
  return wordsOf(wanted).every((word) => words.some((candidate) => candidate.startsWith(word)))
}

/** Order of two values of one field: a missing one comes last. */
export function inOrder(left: Json | undefined, right: Json | undefined): number {
  if (!isPlain(left) || !isPlain(right)) return Number(isPlain(right)) - Number(isPlain(left))
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return left === right ? 0 : String(left) < String(right) ? -1 : 1
}

/** `NaN`, which is neither less nor more, where the two cannot be compared. */
function compare(value: Json | undefined, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted)
  if (typeof value !== 'string') return Number.NaN
  if (isInstant(value)) return Date.parse(value) - Date.parse(wanted)
  return value < wanted ? -1 : value > wanted ? 1 : 0
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text)

function sameAs(value: string | number | boolean, wanted: string): boolean {
  if (typeof value === 'number') return wanted.trim() !== '' && value === Number(wanted)
  if (String(value) === wanted) return true
  return typeof value === 'string' && isInstant(value) && isInstant(wanted) && Date.parse(value) === Date.parse(wanted)
}

const isPlain = (value: Json | undefined): value is string | number | boolean =>
  value !== undefined && value !== null && typeof value !== 'object'

const hasContent = (value: Json | undefined) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a reader sees of a value; of a rich text node only its `value` and what it contains. */
function textIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textIn)
  if (!isObject(value) || value.sys) return []
  if (typeof value.nodeType === 'string') return [...textIn(value.value), ...textIn(value.content)]
  return Object.values(value).flatMap(textIn)
}
