import { GraphQLError } from 'graphql'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Market } from './market'
import type { CollectionRecord, ProductRecord, Snapshot, VariantRecord } from './records'

/** How many products, variants and collections one answer may still show. Infinity for our own questions. */
type Budget = { left: number }

/** What every view needs to know: what there is, for whom, and where it stands. */
export type Scope = Snapshot & { market: Market; origin: string; budget: Budget }

export const TOO_LARGE = 'MAX_COST_EXCEEDED'

/** The sizes of pages multiply, and a query's text does not show how: so what is really shown is counted. */
function spend({ budget }: Scope) {
  budget.left -= 1
  if (budget.left >= 0) return
  const extensions = { code: TOO_LARGE }
  throw new GraphQLError('The query asks for too many objects. Ask for smaller pages.', { extensions })
}

/** The context of one GraphQL request. `scope` carries the market of the operation's `@inContext`. */
export type Call = { scope: Scope; db: Db; clock: Clock }

export type ProductView = { __typename: 'Product'; product: ProductRecord; scope: Scope }
export type VariantView = { __typename: 'ProductVariant'; variant: VariantRecord; product: ProductRecord; scope: Scope }
export type CollectionView = { __typename: 'Collection'; collection: CollectionRecord; scope: Scope }

export function productView(product: ProductRecord, scope: Scope): ProductView {
  spend(scope)
  return {
    __typename: 'Product',
    product,
    scope,
  }
}

export function variantView(product: ProductRecord, variant: VariantRecord, scope: Scope): VariantView {
  spend(scope)
  return {
    __typename: 'ProductVariant',
    variant,
    product,
    scope,
  }
}

export function collectionView(collection: CollectionRecord, scope: Scope): CollectionView {
  spend(scope)
  return {
    __typename: 'Collection',
    collection,
    scope,
  }
}
