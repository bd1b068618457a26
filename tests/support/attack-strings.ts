import fc from 'fast-check'

/** What has broken a parser, a query, a page or a log somewhere. */
const PIECES = [
  '\0',
  '\u0001',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\uffff',
  '😀',
  '\r\n',
  '\t',
  `' or 1=1--`,
  `"; drop table web.carts; --`,
  '$1',
  '%',
  '%00',
  '\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '#{7*7}',
  '{{7*7}}',
  '../',
  '..%2f',
  '__proto__',
  'constructor',
  'gid://shopify/ProductVariant/1',
  'null',
  '{"a":[1]}',
  '["a"]',
  '1e309',
  '-0',
  'a'.repeat(300),
  'a'.repeat(2500),
]

/** A text that no person types, or that only looks like one that somebody does. */
export const attackString: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...PIECES)).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constant('') },
)

/** Values instead of texts, nested ones among them. */
const attackValue = fc.oneof(
  { weight: 4, arbitrary: attackString },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(attackString, attackString, { maxKeys: 3 }) },
)

/** `body` with one of its texts, or of the names of its fields, replaced by an attack. */
export const attacked = (body: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), attackValue, attackString, fc.boolean()).map(([which, value, name, isName]) => {
    const places = placesIn(body)
    const place = places[which % places.length] ?? []
    return isName ? { ...(typeof body === 'object' ? body : {}), [name]: value } : replaced(body, place, value)
  })

type Place = readonly (string | number)[]

/** The paths of all that is no list and no object. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))
}

function replaced(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === String(first) ? replaced(inner, rest, by) : inner))
  return { ...Object(value), [first]: replaced(Object(value)[first], rest, by) }
}
