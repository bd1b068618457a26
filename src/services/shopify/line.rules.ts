import type { AddLine } from './cart.contract'

type Wanted = { variantId: string; priceCents: number; quantity?: number }

/** Where lines of product pages come from, `source` and `item_origin` (S-365, S-366). */
const PRODUCT_PAGE = 'product_page'

/** One line of a product page (S-365 for a single play kit, S-366 for anything else). The price is display only, cents. */
export const productLine = ({ variantId, priceCents, quantity = 1 }: Wanted): AddLine => ({
  merchandiseId: variantId,
  quantity,
  attributes: [
    { key: 'price_source', value: 'standalone' },
    { key: 'source', value: PRODUCT_PAGE },
    { key: 'quantity_limited_to_one', value: 'false' },
    { key: 'item_origin', value: PRODUCT_PAGE },
    { key: 'display_price', value: String(priceCents) },
  ],
})

/** A line that belongs to another product: always one of it (S-301). */
export const addOnLine = ({
  parentProductId,
  ...wanted
}: Omit<Wanted, 'quantity'> & { parentProductId: string }): AddLine => {
  const line = productLine(wanted)
  return { ...line, attributes: [...line.attributes, { key: 'parent_product_id', value: parentProductId }] }
}
