import { type CollectionsArguments, listCollections } from './collection.resolvers'
import { badRequest, type ConnectionArguments, connect } from './connection'
import { parseGid } from './ids'
import { facetsOf } from './product-filters'
import { searchProducts } from './product-search'
import { type SortKey, sortProducts } from './product-sort'
import { isAvailable, noted, type ProductRecord } from './records'
import { type Call, collectionView, productView, type Scope } from './scope'

type Named = { handle?: string | null; id?: string | null }

function findProduct({ handle, id }: Named, { catalogue }: Scope): ProductRecord | null {
  if (id == null) return catalogue.productByHandle.get(handle ?? '') ?? null
  const named = parseGid(id)
  return named?.type === 'Product' ? (catalogue.productById.get(named.number) ?? null) : null
}

function product(_root: unknown, named: Named, { scope }: Call) {
  const found = findProduct(named, scope)
  return found && productView(found, scope)
}

function collection(_root: unknown, { handle, id }: Named, { scope }: Call) {
  const named = id == null ? null : parseGid(id)
  const byId = named?.type === 'Collection' ? scope.catalogue.collectionById.get(named.number) : undefined
  const found = id == null ? scope.catalogue.collectionByHandle.get(handle ?? '') : byId
  return found ? collectionView(found, scope) : null
}

type ProductsArguments = ConnectionArguments & { query?: string | null; sortKey: SortKey }

function products(_root: unknown, { query, sortKey, ...args }: ProductsArguments, { scope }: Call) {
  const found = searchProducts(scope.catalogue.products, query, scope)
  return {
    ...connect(sortProducts(found, { sortKey, query, scope }), args, (one) => productView(one, scope)),
    filters: () => facetsOf({ products: found, filters: [], scope }),
  }
}

type RecommendationArguments = {
  intent: 'COMPLEMENTARY' | 'RELATED'
  productHandle?: string | null
  productId?: string | null
}

const MAX_RECOMMENDATIONS = 10
const COMPLEMENTARY = { namespace: 'shopify--discovery--product_recommendation', key: 'complementary_products' }

/** RELATED: what shares most collections and tags, what can be bought first. COMPLEMENTARY: what the merchant named. */
function productRecommendations(_root: unknown, asked: RecommendationArguments, { scope }: Call) {
  const { intent, productHandle, productId } = asked
  if (productHandle == null && productId == null) throw badRequest('productId or productHandle is required')
  const center = findProduct({ handle: productHandle, id: productId }, scope)
  if (!center) return null
  const found = intent === 'COMPLEMENTARY' ? complementsOf(center, scope) : relatedTo(center, scope)
  return found.slice(0, MAX_RECOMMENDATIONS).map((one) => productView(one, scope))
}

function complementsOf({ document }: ProductRecord, scope: Scope): ProductRecord[] {
  const { namespace, key } = COMPLEMENTARY
  const field = document.metafields.find((one) => one.namespace === namespace && one.key === key)
  const ids: unknown = field ? JSON.parse(field.value) : []
  const named = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  return named.flatMap((id) => findProduct({ id }, scope) ?? [])
}

function relatedTo(center: ProductRecord, { catalogue, levels }: Scope): ProductRecord[] {
  const shared = (left: readonly string[], right: readonly string[]) => left.filter((one) => right.includes(one)).length
  const score = (one: ProductRecord) =>
    shared(one.document.collections, center.document.collections) * 2 +
    shared(one.document.tags, center.document.tags) +
    Number(one.document.productType === center.document.productType)
  const isOn = (one: ProductRecord) => one.variants.some((variant) => isAvailable(levels, variant))
  const order = noted(catalogue, `related:${center.id}`, () => {
    const scored = catalogue.products.map((one) => ({ one, points: score(one) }))
    const near = scored.filter(({ one, points }) => one.id !== center.id && points > 0)
    return near.sort((left, right) => right.points - left.points).map(({ one }) => one)
  })
  return [...order.filter(isOn), ...order.filter((one) => !isOn(one))]
}

type ListArguments = { first: number }

function listOfTexts(textsOf: (product: ProductRecord) => readonly string[]) {
  return (_root: unknown, { first }: ListArguments, { scope }: Call) => {
    const texts = [...new Set(scope.catalogue.products.flatMap(textsOf))].sort()
    return connect(
      texts.map((id) => ({ id })),
      { first },
      ({ id }) => id,
    )
  }
}

export const catalogueRoots = {
  product,
  productByHandle: product,
  products,
  productRecommendations,
  productTags: listOfTexts(({ document }) => document.tags),
  productTypes: listOfTexts(({ document }) => [document.productType]),
  collection,
  collectionByHandle: collection,
  collections: (root: unknown, args: CollectionsArguments, call: Call) => listCollections(root, args, call),
}
