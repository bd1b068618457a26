import { z } from 'zod'
import { readAttributes, readBatch, subscriptionDetailsOf } from '~/services/domain/cart/attributes.rules'
import { type Cart, type CartItem, LineAttributeKey } from '~/services/domain/cart/cart.contract'
import { isAddon, isLimitedToOne, maximumQuantity } from '~/services/domain/cart/cart.rules'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import { hasPage } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import { factsOf, titleOf, WireCard, WireMoney, WireVariant } from './product.wire'

/** What a line knows of the other variants of its product. */
const WireSibling = WireVariant.pick({
  id: true,
  title: true,
  sku: true,
  availableForSale: true,
  price: true,
  selectedOptions: true,
  image: true,
})

const WireLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  cost: z.object({ subtotalAmount: WireMoney }),
  merchandise: WireVariant.extend({
    product: WireCard.omit({ availableForSale: true }).extend({ variants: z.object({ nodes: z.array(WireSibling) }) }),
  }),
})
export type WireLine = z.infer<typeof WireLine>

export const WireCart = z.object({
  id: z.string(),
  totalQuantity: z.number().int(),
  checkoutUrl: z.url(),
  cost: z.object({ subtotalAmount: WireMoney, totalAmount: WireMoney }),
  lines: z.object({ nodes: z.array(WireLine) }),
})
export type WireCart = z.infer<typeof WireCart>

export const WireChange = z.object({
  change: z
    .object({
      cart: WireCart.nullable(),
      userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
    })
    .nullable(),
})

/** Shopify writes the cart's token behind its line ids; the browser gets them without. */
export const publicLineId = (id: string) => id.split('?')[0] ?? id

export const attributesOf = ({ attributes }: WireLine) =>
  attributes.map(({ key, value }) => ({ key, value: value ?? '' }))

/** An empty cart costs nothing in the locale's currency. */
export function emptyCart(locale: Locale, version = 0): Cart {
  const nothing: Money = { amountCents: 0, currency: locale.currency }
  return {
    version,
    totalQuantity: 0,
    currency: locale.currency,
    lines: [],
    cost: { subtotal: nothing, savings: nothing, total: nothing },
  }
}

/** The cart that the browser may know. Lines that Shopify keeps with quantity 0 are not in it. */
export function cartOf({ wire, locale, version }: { wire: WireCart; locale: Locale; version: number }): Cart {
  const lines = withAddons(wire.lines.nodes.filter(({ quantity }) => quantity > 0).map((line) => itemOf(line, locale)))
  const { subtotalAmount, totalAmount } = wire.cost
  const saved = lines.reduce((sum, { savings }) => sum + (savings?.amountCents ?? 0), 0)
  return {
    version,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: subtotalAmount.currency,
    lines,
    cost: {
      subtotal: subtotalAmount,
      savings: { amountCents: saved, currency: subtotalAmount.currency },
      total: totalAmount,
    },
  }
}

export function itemOf(line: WireLine, locale: Locale): CartItem {
  const { merchandise, quantity } = line
  const { product } = merchandise
  return {
    id: publicLineId(line.id),
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
    image: merchandise.image ?? product.featuredImage,
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
    variantsSet: nodes.flatMap(({ id, image }) => (image ? [{ variantId: id, thumbnail: image }] : [])),
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
