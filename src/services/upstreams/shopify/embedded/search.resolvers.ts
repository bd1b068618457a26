import { searchCollections } from './collection.resolvers'
import { type ConnectionArguments, connect } from './connection'
import { textIn } from './market'
import { type PageView, pageViews, searchPages } from './pages'
import { facetsOf, filterProducts, type ProductFilter } from './product-filters'
import { rankProducts } from './product-search'
import { sortProducts } from './product-sort'
import { isAvailable, type ProductRecord } from './records'
import { type Call, collectionView, productView, type Scope } from './scope'
import { folded, wordsOf } from './words'

type Unavailable = 'HIDE' | 'LAST' | 'SHOW'
type SearchArguments = ConnectionArguments & {
  query: string
  prefix?: 'LAST' | 'NONE' | null
  productFilters?: ProductFilter[] | null
  sortKey: 'PRICE' | 'RELEVANCE'
  types?: ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null
  unavailableProducts?: Unavailable | null
}

function withAvailability(
  products: readonly ProductRecord[],
  unavailable: Unavailable | null | undefined,
  { levels }: Scope,
) {
  const isOn = (product: ProductRecord) => product.variants.some((variant) => isAvailable(levels, variant))
  if (unavailable === 'SHOW') return products
  const available = products.filter(isOn)
  return unavailable === 'HIDE' ? available : [...available, ...products.filter((product) => !isOn(product))]
}

export function search(_root: unknown, asked: SearchArguments, { scope }: Call) {
  const { query, prefix, productFilters, sortKey, types, unavailableProducts, ...args } = asked
  const wants = (type: 'PAGE' | 'PRODUCT') => !types || types.length === 0 || types.includes(type)
  const filters = productFilters ?? []
  const ranked = wants('PRODUCT') ? rankProducts(query, scope, { isPrefix: prefix === 'LAST' }) : []
  const sorted = sortKey === 'PRICE' ? sortProducts(ranked, { sortKey: 'PRICE', scope }) : ranked
  const products = withAvailability(filterProducts(sorted, filters, scope), unavailableProducts, scope)
  const pages = wants('PAGE') && filters.length === 0 ? searchPages(pageViews(scope), query) : []
  const items = [
    ...products.map((product) => ({ id: product.gid, view: productView(product, scope) })),
    ...pages.map((page) => ({ id: page.id, view: page })),
  ]
  return {
    ...connect(items, args, ({ view }): PageView | ReturnType<typeof productView> => view),
    productFilters: () => facetsOf({ products: ranked, filters, scope }),
  }
}

type PredictiveType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY'
type PredictiveArguments = {
  query: string
  limit?: number | null
  limitScope?: 'ALL' | 'EACH' | null
  types?: PredictiveType[] | null
  unavailableProducts?: Unavailable | null
}

/** Shopify's limit for one answer, and its default. */
const PREDICTIVE_LIMIT = 10

/** What a search box shows while someone types. `ALL` shares the limit between the kinds, `EACH` gives it to each. */
export function predictiveSearch(_root: unknown, asked: PredictiveArguments, { scope }: Call) {
  const { query, types, unavailableProducts, limitScope } = asked
  const limit = Math.min(Math.max(asked.limit ?? PREDICTIVE_LIMIT, 1), PREDICTIVE_LIMIT)
  const wants = (type: PredictiveType) => !types || types.length === 0 || types.includes(type)
  let left = limit
  const take = <T>(isWanted: boolean, found: () => readonly T[]): T[] => {
    const some = isWanted ? found().slice(0, limitScope === 'EACH' ? limit : left) : []
    left -= some.length
    return some
  }
  const ranked = () => withAvailability(rankProducts(query, scope, { isPrefix: true }), unavailableProducts, scope)
  const isAsked = wordsOf(query).length > 0
  return {
    products: take(wants('PRODUCT') && isAsked, ranked).map((product) => productView(product, scope)),
    collections: take(wants('COLLECTION') && isAsked, () => searchCollections(scope.catalogue.collections, query)).map(
      (collection) => collectionView(collection, scope),
    ),
    pages: take(wants('PAGE') && isAsked, () => searchPages(pageViews(scope), query)),
    queries: take(wants('QUERY') && isAsked, () => suggestions(query, scope)),
    articles: [],
  }
}

/** Words of titles that go on from what is typed. */
function suggestions(query: string, { catalogue, market }: Scope) {
  const typed = folded(query.trim())
  const words = catalogue.products.flatMap(({ document }) => wordsOf(textIn(document.title, market)))
  const completing = [...new Set(words)].filter((word) => word.startsWith(typed))
  return completing.map((text) => ({
    text,
    styledText: `<mark>${text.slice(0, typed.length)}</mark><span>${text.slice(typed.length)}</span>`,
    trackingParameters: null,
  }))
}
