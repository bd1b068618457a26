import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { numberOf } from '~/services/upstreams/shopify/product.wire'

const lineKey = (line: CartItem) => numberOf(line.id)

/** A line as Shopify's Ajax API writes it: amounts in cents, ids as numbers. @see https://shopify.dev/docs/api/ajax/reference/cart */
export const ajaxItem = (line: CartItem) => ({
  id: Number(numberOf(line.variantId)),
  variant_id: Number(numberOf(line.variantId)),
  product_id: Number(numberOf(line.productId)),
  key: lineKey(line),
  quantity: line.quantity,
  title: line.variantTitle ? `${line.title} - ${line.variantTitle}` : line.title,
  product_title: line.title,
  variant_title: line.variantTitle || null,
  product_type: line.productType,
  handle: line.handle,
  sku: line.sku,
  url: line.pdpUrl && `${line.pdpUrl}?variant=${numberOf(line.variantId)}`,
  image: line.image?.url ?? null,
  price: line.price.amountCents,
  original_price: line.price.amountCents,
  line_price: line.subtotal.amountCents,
  original_line_price: line.subtotal.amountCents,
  total_discount: 0,
  properties: line.attributes,
})

export const ajaxCart = (cart: Cart, publicId: string | null) => ({
  token: publicId,
  note: null,
  attributes: {},
  currency: cart.currency.toUpperCase(),
  item_count: cart.totalQuantity,
  items: cart.lines.map(ajaxItem),
  items_subtotal_price: cart.cost.subtotal.amountCents,
  original_total_price: cart.cost.subtotal.amountCents,
  total_price: cart.cost.total.amountCents,
  total_discount: 0,
})

/** Quantities of /cart/update.js: by variant number or line key, or a list in the cart's order. */
export function ajaxIntents(cart: Cart, updates: Record<string, number> | number[]) {
  if (Array.isArray(updates))
    return updates.flatMap((quantity, index) => {
      const line = cart.lines[index]
      return line ? [{ lineId: line.id, quantity }] : []
    })
  return Object.entries(updates).map(([name, quantity]) => {
    const line = cart.lines.find((one) => lineKey(one) === name || numberOf(one.variantId) === name)
    return { lineId: line?.id ?? name, quantity }
  })
}
