import type { CollectionSort } from './catalogue.contract'
import { byRelevance } from './product-search'
import { type CollectionRecord, levelOf, noted, type ProductRecord } from './records'
import type { Scope } from './scope'

export type SortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR'

type Sorting = { sortKey: SortKey; query?: string | null; scope: Scope }

/** Products in the order of a sort key, ties in the order of the catalogue. */
export function sortProducts(products: readonly ProductRecord[], { sortKey, query, scope }: Sorting): ProductRecord[] {
  if (sortKey === 'RELEVANCE') return query ? byRelevance(products, query, scope) : [...products]
  if (sortKey === 'MANUAL' || sortKey === 'COLLECTION_DEFAULT' || sortKey === 'VENDOR') return [...products]
  const ranks = ranksOf(sortKey, scope)
  const rank = (product: ProductRecord) => ranks.get(product.id) ?? Number.POSITIVE_INFINITY
  return products.toSorted((left, right) => rank(left) - rank(right))
}

/** Comparing titles takes a collator, so the whole catalogue is ordered once per revision; sales move all the time. */
function ranksOf(sortKey: SortKey, scope: Scope): Map<string, number> {
  const order = () => {
    const sorted = scope.catalogue.products.toSorted(comparing(sortKey, scope))
    return new Map(sorted.map((product, index) => [product.id, index]))
  }
  if (sortKey === 'BEST_SELLING') return order()
  return noted(scope.catalogue, `order:${sortKey}:${scope.market.language}:${scope.market.currency}`, order)
}

type Compare = (left: ProductRecord, right: ProductRecord) => number

function comparing(sortKey: SortKey, { market, levels }: Scope): Compare {
  if (sortKey === 'TITLE') {
    const { compare } = new Intl.Collator(market.language)
    return (left, right) => compare(left.document.title[market.language], right.document.title[market.language])
  }
  if (sortKey === 'BEST_SELLING') return (left, right) => soldOf(right, levels) - soldOf(left, levels)
  if (sortKey === 'PRICE')
    return (left, right) => lowestPrice(left, market.currency) - lowestPrice(right, market.currency)
  return (left, right) => (textKey(left, sortKey) < textKey(right, sortKey) ? -1 : 1)
}

const soldOf = ({ variants }: ProductRecord, levels: Scope['levels']) =>
  variants.reduce((sum, variant) => sum + levelOf(levels, variant).sold, 0)

const lowestPrice = ({ variants }: ProductRecord, currency: Scope['market']['currency']) =>
  Math.min(...variants.map(({ document }) => document.priceCents[currency]))

/** A tie keeps the catalogue's order. */
function textKey({ id, createdAt, updatedAt, document, position }: ProductRecord, sortKey: SortKey): string {
  const place = String(position).padStart(6, '0')
  if (sortKey === 'ID') return id
  if (sortKey === 'UPDATED_AT') return updatedAt + place
  if (sortKey === 'PRODUCT_TYPE') return document.productType + place
  return createdAt + place
}

const DEFAULTS: Record<CollectionSort, { sortKey: SortKey; isReversed: boolean }> = {
  MANUAL: { sortKey: 'MANUAL', isReversed: false },
  BEST_SELLING: { sortKey: 'BEST_SELLING', isReversed: false },
  ALPHA_ASC: { sortKey: 'TITLE', isReversed: false },
  ALPHA_DESC: { sortKey: 'TITLE', isReversed: true },
  PRICE_ASC: { sortKey: 'PRICE', isReversed: false },
  PRICE_DESC: { sortKey: 'PRICE', isReversed: true },
  CREATED: { sortKey: 'CREATED', isReversed: false },
  CREATED_DESC: { sortKey: 'CREATED', isReversed: true },
}

/** COLLECTION_DEFAULT is the order that the merchant chose for the collection. */
export function sortInCollection(
  products: readonly ProductRecord[],
  collection: CollectionRecord,
  sorting: Sorting,
): ProductRecord[] {
  if (sorting.sortKey !== 'COLLECTION_DEFAULT') return sortProducts(products, sorting)
  const { sortKey, isReversed } = DEFAULTS[collection.document.sort]
  const sorted = sortProducts(products, { ...sorting, sortKey })
  return isReversed ? sorted.toReversed() : sorted
}
