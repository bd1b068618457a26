import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import type { StartingProductQuery } from '~/services/upstreams/checkout-orchestration/starting-product.contract'

/** Which kit the catalogue has for a child, and what it costs there (S-342). */
export const readStartingProduct = async (query: StartingProductQuery) =>
  (await checkoutClient()).startingProduct(query)
