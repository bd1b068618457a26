import { codesWith } from '~/services/domain/prices/discount-code.rules'
import type { WireCart } from '~/services/upstreams/shopify/shopify.contract'

type Discounted = Pick<WireCart, 'discountCodes' | 'discountAllocations'> & {
  lines: { nodes: readonly Pick<WireCart['lines']['nodes'][number], 'discountAllocations'>[] }
}

/** The codes of Shopify's cart, each with what it takes off the cart: what is taken off lines and off the whole together. */
export function discountsOf({ discountCodes, discountAllocations, lines }: Discounted) {
  const allocations = [...discountAllocations, ...lines.nodes.flatMap((line) => line.discountAllocations)]
  return codesWith(
    discountCodes.map(({ code }) => code),
    allocations.map(({ code = '', discountedAmount: { amountCents } }) => ({ code, amountCents })),
  )
}
