import type { LanguageKey } from './market'
import { type Catalogue, isAvailable, noted, type ProductRecord } from './records'
import type { Scope } from './scope'
import { compares, matches, parseQuery, positiveTerms, type Query, type Term } from './search-syntax'
import { holds, isSameText, plainText, wordsOf } from './words'

/** The words of a product by how much they say about it. English stands beside the language that is asked in. */
type Index = { title: string[]; labels: string[]; body: string[] }
const WEIGHTS = { title: 8, labels: 3, body: 1 }

const indexesOf = (catalogue: Catalogue, language: LanguageKey) =>
  noted(catalogue, `words:${language}`, () => {
    const indexes = catalogue.products.map((product) => [product.id, indexOf(product, language)] as const)
    return new Map(indexes)
  })

function indexOf({ document, variants, options }: ProductRecord, language: LanguageKey): Index {
  const languages: LanguageKey[] = language === 'en' ? ['en'] : [language, 'en']
  const choices = options.length > 0 ? variants.flatMap((variant) => variant.optionValues) : []
  const labels = [document.productType, ...document.tags, ...choices, ...variants.map(({ sku }) => sku)]
  return {
    title: languages.flatMap((one) => wordsOf(document.title[one])),
    labels: labels.flatMap(wordsOf),
    body: languages.flatMap((one) => wordsOf(plainText(document.description[one]))),
  }
}

type SearchOptions = { isPrefix?: boolean }

/** The products that fit a query of Shopify's search syntax, in the order they came in. */
export function searchProducts(products: readonly ProductRecord[], text: string | null | undefined, scope: Scope) {
  const query = parseQuery(text)
  return query === null ? products : products.filter((product) => fits(query, product, scope, true))
}

/** The same, best first. `isPrefix` lets a word match by its beginning, for boxes that search while someone types. */
export function rankProducts(text: string, scope: Scope, { isPrefix = false }: SearchOptions = {}): ProductRecord[] {
  const query = parseQuery(text)
  if (query === null) return []
  const found = scope.catalogue.products.filter((product) => fits(query, product, scope, isPrefix))
  return byRelevance(found, text, scope)
}

export function byRelevance(products: readonly ProductRecord[], text: string | null | undefined, scope: Scope) {
  const terms = positiveTerms(parseQuery(text)).filter(({ field }) => field === null)
  const indexes = indexesOf(scope.catalogue, scope.market.language)
  const score = (product: ProductRecord) => {
    const index = indexes.get(product.id)
    return index ? terms.reduce((sum, term) => sum + scoreOf(index, term), 0) : 0
  }
  const scored = products.map((product) => ({ product, score: score(product) }))
  return scored.sort((left, right) => right.score - left.score).map(({ product }) => product)
}

/** A whole word counts double. */
function scoreOf(index: Index, term: Term): number {
  const points = (words: string[], weight: number) => {
    if (holds(words, term, false)) return weight * 2
    return holds(words, term, true) ? weight : 0
  }
  return points(index.title, WEIGHTS.title) + points(index.labels, WEIGHTS.labels) + points(index.body, WEIGHTS.body)
}

function fits(query: Query, product: ProductRecord, scope: Scope, isPrefix: boolean): boolean {
  return matches(query, (term) => {
    if (term.field === null) return isInWords(product, term, scope, isPrefix)
    const test = FIELDS[term.field]
    // Shopify ignores a field that it does not know, so the term rules nothing out
    return test ? test(product, term, scope) : true
  })
}

function isInWords(product: ProductRecord, term: Term, { catalogue, market }: Scope, isPrefix: boolean): boolean {
  if (term.value === '*') return true
  const index = indexesOf(catalogue, market.language).get(product.id)
  if (!index) return false
  return Object.values(index).some((words) => holds(words, term, isPrefix || term.isPrefix))
}

type FieldTest = (product: ProductRecord, term: Term, scope: Scope) => boolean

const hasPrice: FieldTest = ({ variants }, term, { market }) =>
  variants.some(({ document }) => compares(term, document.priceCents[market.currency] / 100))

const hasSku: FieldTest = ({ variants }, term) => variants.some(({ sku }) => isSameText(term, sku))

const FIELDS: Record<string, FieldTest> = {
  id: ({ id }, term) => compares({ ...term, value: term.value.replace(/^.*\//, '') }, Number(id)),
  handle: ({ handle }, term) => isSameText(term, handle),
  title: ({ document }, term, { market }) =>
    holds(wordsOf(document.title[market.language]), term) || holds(wordsOf(document.title.en), term),
  tag: ({ document }, term) => document.tags.some((tag) => isSameText(term, tag)),
  tag_not: ({ document }, term) => !document.tags.some((tag) => isSameText(term, tag)),
  product_type: ({ document }, term) => isSameText(term, document.productType),
  vendor: (_product, term, { catalogue }) => isSameText(term, catalogue.shop.name),
  'variants.price': hasPrice,
  price: hasPrice,
  'variants.sku': hasSku,
  sku: hasSku,
  available_for_sale: ({ variants }, { value }, { levels }) =>
    variants.some((variant) => isAvailable(levels, variant)) === (value === 'true'),
  created_at: ({ createdAt }, term) => compares(dated(term), createdAt),
  updated_at: ({ updatedAt }, term) => compares(dated(term), updatedAt),
  published_at: ({ document }, term) => compares(dated(term), document.publishedAt),
}

/** "2026-01-01" and "2026-01-01T00:00:00Z" are compared with instants that have milliseconds. */
function dated(term: Term): Term {
  const value = /^\d{4}-\d\d-\d\d$/.test(term.value) ? `${term.value}T00:00:00.000Z` : term.value
  return { ...term, value: value.replace(/(:\d\d)Z$/, '$1.000Z') }
}
