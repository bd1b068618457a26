import { type ConnectionArguments, connect } from './connection'
import { imageView } from './images'
import { textIn } from './market'
import { facetsOf, filterProducts, type ProductFilter } from './product-filters'
import { type SortKey, sortInCollection } from './product-sort'
import type { CollectionRecord } from './records'
import { type Call, type CollectionView, collectionView, productView } from './scope'
import { compares, matches, parseQuery } from './search-syntax'
import { holds, isSameText, plainText, truncated, wordsOf } from './words'

type ProductsArguments = ConnectionArguments & { filters?: ProductFilter[] | null; sortKey: SortKey }

function productsOf({ collection, scope }: CollectionView, { filters, sortKey, ...args }: ProductsArguments) {
  const asked = filters ?? []
  const filtered = filterProducts(collection.products, asked, scope)
  const sorted = sortInCollection(filtered, collection, { sortKey, scope })
  return {
    ...connect(sorted, args, (product) => productView(product, scope)),
    filters: () => facetsOf({ products: collection.products, filters: asked, scope }),
  }
}

const describe = ({ collection, scope }: CollectionView) => textIn(collection.document.description, scope.market)

export const collectionResolvers = {
  Collection: {
    id: ({ collection }: CollectionView) => collection.gid,
    handle: ({ collection }: CollectionView) => collection.handle,
    title: ({ collection, scope }: CollectionView) => textIn(collection.document.title, scope.market),
    description: (view: CollectionView, { truncateAt }: { truncateAt?: number | null }) =>
      truncated(plainText(describe(view)), truncateAt),
    descriptionHtml: describe,
    image: ({ collection, scope }: CollectionView) => {
      const name = collection.document.image ?? collection.products[0]?.document.images[0]
      return name === undefined ? null : imageView(name, collection.handle, scope)
    },
    onlineStoreUrl: ({ collection, scope }: CollectionView) => `${scope.origin}/collections/${collection.handle}`,
    products: productsOf,
    seo: () => ({ title: null, description: null }),
    updatedAt: ({ collection }: CollectionView) => collection.updatedAt,
    metafield: () => null,
    metafields: (_view: CollectionView, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  },
}

type CollectionSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'
export type CollectionsArguments = ConnectionArguments & { query?: string | null; sortKey: CollectionSortKey }

export function listCollections(_root: unknown, { query, sortKey, ...args }: CollectionsArguments, { scope }: Call) {
  const found = searchCollections(scope.catalogue.collections, query)
  return connect(sortCollections(found, sortKey), args, (collection) => collectionView(collection, scope))
}

export function searchCollections(collections: readonly CollectionRecord[], text: string | null | undefined) {
  const query = parseQuery(text)
  return collections.filter(({ handle, updatedAt, document }) =>
    matches(query, (term) => {
      const titles = Object.values(document.title)
      if (term.field === 'title' || term.field === null)
        return titles.some((title) => holds(wordsOf(title), term, true))
      if (term.field === 'handle') return isSameText(term, handle)
      return term.field === 'updated_at' ? compares(term, updatedAt) : true
    }),
  )
}

function sortCollections(found: readonly CollectionRecord[], sortKey: CollectionSortKey): readonly CollectionRecord[] {
  const keys = {
    ID: ({ id }: CollectionRecord) => id,
    TITLE: ({ document }: CollectionRecord) => document.title.en,
    UPDATED_AT: ({ updatedAt }: CollectionRecord) => updatedAt,
  }
  if (sortKey === 'RELEVANCE') return found
  const key = keys[sortKey]
  return found.toSorted((left, right) => key(left).localeCompare(key(right)))
}
