import { z } from 'zod'
import { Currency, Money } from '../money/money.contract'
import { InventoryStatus, ProductId, ShopImage, VariantId } from '../products/product.contract'

/** Most lines of one cart. */
export const MAX_CART_LINES = 100

/**
 * The attribute keys that a customer's request may carry (S-177…S-180, and `quantity_limit` of A-270). Any other key is
 * dropped; a key that starts with '_' is refused, for it marks the hidden version (S-181).
 */
export const LineAttributeKey = z.enum([
  'quantity_limited_to_one',
  'quantity_limit',
  'parent_product_id',
  'linked_product_handle',
  'subscription_variant_id',
  'is_book_bundle',
  'is_course_pack',
  'is_skill_set',
  'is_playgenius_subscription',
  'price_source',
  'display_price',
  'price',
  'subscriptionsPayload',
  'gifts',
  'type',
  'subscription_plan_settings',
  'source',
  'item_origin',
])
export type LineAttributeKey = z.infer<typeof LineAttributeKey>

/** A line's attributes as a record; every value is text, as on Shopify's wire. Hidden versions are read under their plain key. */
export const LineAttributes = z.partialRecord(LineAttributeKey, z.string())
export type LineAttributes = z.infer<typeof LineAttributes>

/**
 * Attribute `subscriptionsPayload` (S-179), JSON. Name, size, savings and price are the shop's own, never the client's;
 * both amounts are cents.
 */
export type SubscriptionsPayload = {
  name: string
  size: number
  savings: number
  bundleDiscountedPrice: number
  starting_kit_anchor: string | null
}

/** Attribute `subscription_plan_settings` (S-180), JSON. `sku` is the variant's. */
export type SubscriptionPlanSettings = Record<
  'plan_anchor' | 'plan_installment_id' | 'sku' | 'item_origin',
  string | null
>

/** A line that somebody wants to add: pieces of a variant, with what is said of them (S-175). */
export type AddLine = { merchandiseId: string; quantity: number; attributes: { key: string; value: string }[] }

/** How a subscription line is paid: `puf` is pay-up-front. `size` counts its kits; `anchor` is its starting kit. */
export const SubscriptionDetails = z.object({
  name: z.string(),
  type: z.enum(['puf', 'paygo']),
  anchor: z.string().nullable(),
  size: z.number().int().min(1),
})
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>

const LineVariant = z.object({
  id: VariantId,
  title: z.string(),
  sku: z.string().nullable(),
  price: Money,
  availableForSale: z.boolean(),
})

/**
 * One line as screens see it (S-176). `id` is the line's; `price` and `subtotal` are the shop's own figures, `savings`
 * is what the customer pays less than the compare-at price (null: nothing). `maximumQuantity` null: no limit.
 * `addons` are the ids of the lines that belong to this one; `batch` counts the adds of this cart, so that the younger of
 * two lines can be told (0: unknown). `ageRange` is in completed months. `translations` holds the cart's own product
 * words by content key: {} here, for another service has them; the cart's flow puts them in (S-339, S-381). `pdpUrl` is
 * null for what has no page. `variantsSet` pairs variants and pictures.
 */
export const CartItem = z.object({
  id: z.string(),
  productId: ProductId,
  title: z.string(),
  handle: z.string(),
  image: ShopImage.nullable(),
  price: Money,
  currency: Currency,
  quantity: z.number().int().min(0),
  subtotal: Money,
  tags: z.array(z.string()),
  productType: z.string(),
  variants: z.array(LineVariant),
  variantTitle: z.string(),
  variantId: VariantId,
  sku: z.string().nullable(),
  maximumQuantity: z.number().int().nullable(),
  isAddon: z.boolean(),
  isLimitedToOne: z.boolean(),
  translations: z.record(z.string(), z.string()),
  variantsSet: z.array(z.object({ variantId: VariantId, thumbnail: ShopImage })),
  pdpUrl: z.string().nullable(),
  availableForSale: z.boolean(),
  currentlyNotInStock: z.boolean(),
  attributes: LineAttributes,
  ageRange: z.object({ minMonths: z.number().int(), maxMonths: z.number().int() }).nullable(),
  subscriptionDetails: SubscriptionDetails.nullable(),
  inventoryStatus: InventoryStatus,
  addons: z.array(z.string()),
  savings: Money.nullable(),
  batch: z.number().int().min(0),
})
export type CartItem = z.infer<typeof CartItem>

/**
 * The customer's cart as the browser knows it: never Shopify's cart id, which is a secret. An empty cart has no lines.
 * `version` is the sequence of the last intents that were accepted. Lines come in the shop's order.
 * `discountCodes` are the cart's own, each with what it takes off all lines together: 0 where it does not apply, '' for an
 * offer that needs no code. `cost.subtotal` is before them, `cost.total` after.
 */
export const Cart = z.object({
  version: z.number().int().min(0),
  totalQuantity: z.number().int().min(0),
  currency: Currency,
  lines: z.array(CartItem).max(MAX_CART_LINES),
  discountCodes: z.array(z.object({ code: z.string(), amount: Money })),
  cost: z.object({ subtotal: Money, savings: Money, total: Money }),
})
export type Cart = z.infer<typeof Cart>
