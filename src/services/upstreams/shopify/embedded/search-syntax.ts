/** One word of a query: `tag:kit`, `variants.price:>=10`, `"soft bear"`, `bea*`. A phrase was written in quotes. */
export type Term = {
  kind: 'term'
  field: string | null
  comparison: '=' | '<' | '<=' | '>' | '>='
  value: string
  isPhrase: boolean
  isPrefix: boolean
}
export type Query = Term | { kind: 'and' | 'or'; parts: Query[] } | { kind: 'not'; part: Query }

const MAX_QUERY = 2000
const MAX_DEPTH = 20
const TOKEN = /\s*(\(|\)|-?(?:[\w.]+:(?:[<>]=?)?)?(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\s()]+)|-?[\w.]+:)/y
const TERM = /^(?:([\w.]+):)?([<>]=?)?([\s\S]*)$/

/**
 * Reads Shopify's search syntax: words side by side mean AND; OR, NOT, "-" and brackets as usual; field:value with
 * <, <=, >, >=; a star ends a prefix. What cannot be read is left out, as Shopify leaves it out. Null matches all.
 * @see https://shopify.dev/docs/api/usage/search-syntax
 */
export function parseQuery(text: string | null | undefined): Query | null {
  const tokens = tokensOf((text ?? '').slice(0, MAX_QUERY))
  return tokens.length === 0 ? null : readAlternatives({ tokens, at: 0, depth: 0 })
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) break
    tokens.push(token)
  }
  return tokens
}

type Reader = { tokens: string[]; at: number; depth: number }

function readAlternatives(reader: Reader): Query | null {
  const parts = [readTogether(reader)]
  while (reader.tokens[reader.at] === 'OR') {
    reader.at += 1
    parts.push(readTogether(reader))
  }
  return group('or', parts)
}

function readTogether(reader: Reader): Query | null {
  const parts: (Query | null)[] = []
  for (let token = reader.tokens[reader.at]; token !== undefined; token = reader.tokens[reader.at]) {
    if (token === 'OR') break
    if (token === ')' && reader.depth > 0) break
    if (token === 'AND' || token === ')') reader.at += 1
    else parts.push(readOne(reader))
  }
  return group('and', parts)
}

function readOne(reader: Reader): Query | null {
  const token = reader.tokens[reader.at] ?? ''
  reader.at += 1
  if (token === 'NOT') return negated(reader.at < reader.tokens.length ? readOne(reader) : null)
  if (token === '(') return readBrackets(reader)
  return token.length > 1 && token.startsWith('-') ? negated(termOf(token.slice(1))) : termOf(token)
}

function readBrackets(reader: Reader): Query | null {
  if (reader.depth >= MAX_DEPTH) return null
  reader.depth += 1
  const inner = readAlternatives(reader)
  reader.depth -= 1
  if (reader.tokens[reader.at] === ')') reader.at += 1
  return inner
}

const negated = (part: Query | null): Query | null => (part ? { kind: 'not', part } : null)

function group(kind: 'and' | 'or', parts: readonly (Query | null)[]): Query | null {
  const read = parts.filter((part) => part !== null)
  return read.length > 1 ? { kind, parts: read } : (read[0] ?? null)
}

function termOf(token: string): Query | null {
  const [, field, comparison, raw = ''] = TERM.exec(token) ?? []
  const quoted = /^"([\s\S]*)"$|^'([\s\S]*)'$/.exec(raw)
  const text = quoted ? (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1') : raw
  const isPrefix = !quoted && text.length > 1 && text.endsWith('*')
  const value = isPrefix ? text.slice(0, -1) : text
  if (value === '') return null
  return {
    kind: 'term',
    field: field ?? null,
    comparison: isComparison(comparison) ? comparison : '=',
    value,
    isPhrase: quoted !== null,
    isPrefix,
  }
}

const isComparison = (text: string | undefined): text is Term['comparison'] =>
  text === '<' || text === '<=' || text === '>' || text === '>='

/** Whether something fits a query, when `test` says whether it fits one term. */
export function matches(query: Query | null, test: (term: Term) => boolean): boolean {
  if (query === null) return true
  if (query.kind === 'term') return test(query)
  if (query.kind === 'not') return !matches(query.part, test)
  return query.kind === 'and'
    ? query.parts.every((part) => matches(part, test))
    : query.parts.some((part) => matches(part, test))
}

/** The terms that speak for a result: those that are not negated. */
export function positiveTerms(query: Query | null): Term[] {
  if (query === null || query.kind === 'not') return []
  return query.kind === 'term' ? [query] : query.parts.flatMap(positiveTerms)
}

/** Compares in the way a term asks: numbers as numbers, everything else (ISO instants) as text. */
export function compares(term: Term, actual: number | string): boolean {
  const wanted = typeof actual === 'number' ? Number(term.value) : term.value
  if (term.comparison === '<') return actual < wanted
  if (term.comparison === '<=') return actual <= wanted
  if (term.comparison === '>') return actual > wanted
  if (term.comparison === '>=') return actual >= wanted
  return actual === wanted
}
