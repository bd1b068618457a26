import { readAttributes, readBatch, subscriptionDetailsOf } from '~/services/domain/cart/attributes.rules'
import { type Cart, type CartItem, LineAttributeKey } from '~/services/domain/cart/cart.contract'
import { isAddon, isLimitedToOne, maximumQuantity } from '~/services/domain/cart/cart.rules'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import { hasPage } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import { discountsOf } from '~/services/flows/products/discount.mapping'
import { factsOf, imageOf, titleOf } from '~/services/flows/products/product.mapping'
import { type WireCart, type WireLine, withoutCartToken } from '~/services/upstreams/shopify/shopify.contract'

/*
 * The lines of a cart: what Shopify's say to a screen.
 */

export const attributesOf = ({ attributes }: WireLine) =>
  attributes.map(({ key, value }) => ({ key, value: value ?? '' }))

/** The cart that the browser may know. Lines that Shopify keeps with quantity 0 are not in it. */
export function cartOf({ wire, locale, version }: { wire: WireCart; locale: Locale; version: number }): Cart {
  const lines = withAddons(wire.lines.nodes.filter(({ quantity }) => quantity > 0).map((line) => itemOf(line, locale)))
  const { totalAmount } = wire.cost
  const { currency } = totalAmount
  const money = (amountCents: number): Money => ({ amountCents, currency })
  const saved = lines.reduce((sum, { savings }) => sum + (savings?.amountCents ?? 0), 0)
  return {
    version,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    lines,
    discountCodes: discountsOf(wire).map(({ code, amountCents }) => ({ code, amount: money(amountCents) })),
    cost: {
      subtotal: money(lines.reduce((sum, { subtotal }) => sum + subtotal.amountCents, 0)),
      savings: money(saved),
      total: totalAmount,
    },
  }
}

export function itemOf(line: WireLine, locale: Locale): CartItem {
  const { merchandise, quantity } = line
  const { product } = merchandise
  return {
    id: withoutCartToken(line.id),
    quantity,
    subtotal: line.cost.subtotalAmount,
    savings: savingsOf(line),
    batch: readBatch(attributesOf(line)),
    title: product.title,
    handle: product.handle,
    productId: product.id,
    productType: product.productType,
    tags: product.tags,
    pdpUrl: hasPage(product.handle) ? `${locale.prefix}/products/${product.handle}` : null,
    image: imageOf(merchandise.image ?? product.featuredImage),
    price: merchandise.price,
    currency: merchandise.price.currency,
    variantId: merchandise.id,
    variantTitle: titleOf(merchandise),
    sku: merchandise.sku,
    availableForSale: merchandise.availableForSale,
    currentlyNotInStock: merchandise.currentlyNotInStock,
    inventoryStatus: inventoryStatus(merchandise, product.tags),
    ageRange: ageRangeOf(line),
    translations: {},
    addons: [],
    ...siblingsOf(line),
    ...ruledBy(line),
  }
}

/** What the line's attributes make of it. */
function ruledBy(line: WireLine) {
  const { product, selectedOptions } = line.merchandise
  const attributes = readAttributes(attributesOf(line), LineAttributeKey.options)
  const rule = { productType: product.productType, attributes }
  const goods = { ...rule, productTitle: product.title, optionValues: selectedOptions.map(({ value }) => value) }
  return {
    attributes,
    maximumQuantity: maximumQuantity(rule),
    isAddon: isAddon(rule),
    isLimitedToOne: isLimitedToOne(rule),
    subscriptionDetails: subscriptionDetailsOf(goods, attributes),
  }
}

function siblingsOf({ merchandise: { product } }: WireLine): Pick<CartItem, 'variants' | 'variantsSet'> {
  const { nodes } = product.variants
  return {
    variants: nodes.map(({ id, sku, price, availableForSale, ...variant }) => ({
      id,
      title: titleOf(variant),
      sku,
      price,
      availableForSale,
    })),
    variantsSet: nodes.flatMap(({ id, image }) => {
      const thumbnail = imageOf(image)
      return thumbnail ? [{ variantId: id, thumbnail }] : []
    }),
  }
}

function ageRangeOf({ merchandise: { product } }: WireLine): CartItem['ageRange'] {
  const { minMonths, maxMonths } = factsOf(product.metafields)
  return minMonths === null || maxMonths === null ? null : { minMonths, maxMonths }
}

function savingsOf({ merchandise: { price, compareAtPrice }, quantity }: WireLine): Money | null {
  const saved = ((compareAtPrice?.amountCents ?? 0) - price.amountCents) * quantity
  return saved > 0 ? { amountCents: saved, currency: price.currency } : null
}

/** An add-on belongs to the first line of its parent product. */
function withAddons(lines: CartItem[]): CartItem[] {
  const parents = new Map(lines.toReversed().map(({ productId, id }) => [productId, id]))
  const parentOf = ({ attributes }: CartItem) => parents.get(attributes.parent_product_id ?? '')
  return lines.map((line) => ({
    ...line,
    addons: lines.filter((other) => other.id !== line.id && parentOf(other) === line.id).map(({ id }) => id),
  }))
}

export const piecesOf = (merchandiseId: string, held: readonly WireLine[]) =>
  held.filter(({ merchandise }) => merchandise.id === merchandiseId).reduce((sum, { quantity }) => sum + quantity, 0)
