import { parseGid } from './ids'
import { collectionView, productView, type Scope, variantView } from './scope'

/** The product, variant or collection that an id names, or null. */
export function catalogueNode(id: string, scope: Scope) {
  const named = parseGid(id)
  const { catalogue } = scope
  if (named?.type === 'Product') {
    const product = catalogue.productById.get(named.number)
    return product ? productView(product, scope) : null
  }
  if (named?.type === 'ProductVariant') {
    const variant = catalogue.variantById.get(named.number)
    const product = variant && catalogue.productById.get(variant.productId)
    return product && variant ? variantView(product, variant, scope) : null
  }
  const collection = named?.type === 'Collection' ? catalogue.collectionById.get(named.number) : undefined
  return collection ? collectionView(collection, scope) : null
}
