import { z } from 'zod'
import { Currency, Money } from '../money/money.contract'
import { InventoryStatus, ProductId, ShopImage, VariantId } from '../products/product.contract'
import type { Outage } from '../result'

/**
 * Limits of a cart (security.md E). Quantities are pieces; a text attribute's size is counted in characters. `leap` is
 * how far a sequence may be ahead of the last accepted one: a page counts its clicks, and nobody clicks that often.
 */
export const CART_LIMITS = {
  lines: 100,
  attributes: 25,
  key: 64,
  value: 4096,
  quantity: 1_000_000,
  leap: 10_000,
} as const

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
export const SubscriptionsPayload = z.object({
  name: z.string(),
  size: z.number().int(),
  savings: z.number().int(),
  bundleDiscountedPrice: z.number().int(),
  starting_kit_anchor: z.string().nullable(),
})
export type SubscriptionsPayload = z.infer<typeof SubscriptionsPayload>

/** Attribute `subscription_plan_settings` (S-180), JSON. `sku` is the variant's. */
export const SubscriptionPlanSettings = z.object({
  plan_anchor: z.string().nullable(),
  plan_installment_id: z.string().nullable(),
  sku: z.string().nullable(),
  item_origin: z.string().nullable(),
})
export type SubscriptionPlanSettings = z.infer<typeof SubscriptionPlanSettings>

const Attribute = z.strictObject({
  key: z.string().min(1).max(CART_LIMITS.key),
  value: z.string().max(CART_LIMITS.value),
})
const Quantity = z.number().int().min(0).max(CART_LIMITS.quantity)

/** One line to add (S-175): `quantity` is whole, 1 unless said. */
export const AddLine = z.strictObject({
  merchandiseId: VariantId,
  quantity: Quantity.default(1),
  attributes: z.array(Attribute).max(CART_LIMITS.attributes).default([]),
})
export type AddLine = z.infer<typeof AddLine>
export const AddLines = z.array(AddLine).min(1).max(CART_LIMITS.lines)

/** A client key per customer's intent (UUID v4): the same key with the same lines adds once, for 24 hours. */
export const IdempotencyKey = z.uuid()

/** Input of the server function `addToCart` and the JSON body of POST /api/cart/add. */
export const AddToCart = z.strictObject({ lines: AddLines, idempotencyKey: IdempotencyKey.optional() })
export type AddToCart = z.input<typeof AddToCart>

/** What the customer wants of one line: its quantity; 0 removes it. Named by line id, or by variant for every line of it. */
export const CartIntent = z.strictObject({
  lineId: z.string().max(200).optional(),
  merchandiseId: VariantId.optional(),
  quantity: Quantity,
})
export type CartIntent = z.infer<typeof CartIntent>

/**
 * Every unconfirmed intent of the cart in one request; none at all asks for the truth after everything older. `sequence` counts up from the cart's `version`: a request with a
 * sequence that is not above it lost against a newer one and is answered `superseded` (decided: E-104).
 * Without intents it is a fence: no older request can win any more, and the answer is the cart as it is. `givenUp` names
 * adds that had no answer: should one arrive later, it is refused.
 */
export const CartIntents = z.strictObject({
  intents: z.array(CartIntent).max(CART_LIMITS.lines),
  sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  givenUp: z.array(IdempotencyKey).max(CART_LIMITS.lines).default([]),
})
export type CartIntents = z.infer<typeof CartIntents>

/** Lines to take out, by variant (S-336: the helper takes merchandise ids) or by line id. */
export const RemoveLines = z.strictObject({
  merchandiseIds: z.array(VariantId).max(CART_LIMITS.lines).default([]),
  lineIds: z.array(z.string().max(200)).max(CART_LIMITS.lines).default([]),
})
export type RemoveLines = z.input<typeof RemoveLines>

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
 */
export const Cart = z.object({
  version: z.number().int().min(0),
  totalQuantity: z.number().int().min(0),
  currency: Currency,
  lines: z.array(CartItem).max(CART_LIMITS.lines),
  cost: z.object({ subtotal: Money, savings: Money, total: Money }),
})
export type Cart = z.infer<typeof Cart>

/**
 * Why a cart was not changed, ordered by where it happens.
 * `superseded`: a newer request won; `cart` is the cart as it is. `refused`: the shop says no, nothing was changed:
 * `hiddenAttribute` a key starts with '_', `unknownMerchandise` no such variant, `unknownLine` no such line,
 * `overLimit` more than the line's maximum, `tooManyLines` beyond 100, `outOfStock` the variant cannot be sold,
 * `sequenceTooHigh` a sequence further ahead of the cart's version than its clicks could be,
 * `keyReused` the idempotency key belongs to other lines, `keyRunning` its first request has not ended yet.
 */
export type CartError = Outage | { kind: 'superseded'; cart: Cart } | { kind: 'refused'; code: CartRefusal }
export type CartRefusal =
  | 'hiddenAttribute'
  | 'unknownMerchandise'
  | 'unknownLine'
  | 'overLimit'
  | 'tooManyLines'
  | 'outOfStock'
  | 'sequenceTooHigh'
  | 'keyReused'
  | 'keyRunning'

/** GET /api/cart/translations: titles in a language (S-339). `pdpUrls` pairs products with their pages, where they have one. */
export const CartTranslations = z.object({
  products: z.array(
    z.object({
      id: ProductId,
      title: z.string(),
      handle: z.string(),
      variants: z.array(z.object({ id: VariantId, title: z.string() })),
    }),
  ),
  pdpUrls: z.array(z.object({ id: ProductId, url: z.string() })),
})
export type CartTranslations = z.infer<typeof CartTranslations>
