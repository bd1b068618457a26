import { z } from 'zod'
import { type Cart, MAX_CART_LINES } from '~/services/domain/cart/cart.contract'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Money } from '~/services/domain/money/money'
import { ProductId, type ShopImage, VariantId } from '~/services/domain/products/product.contract'
import type { Outage } from '~/services/domain/result'
import type { CartContent } from '~/services/flows/content/pages.contract'
import type { Finder } from '~/services/flows/content/parts.contract'

/**
 * Limits of a cart (security.md E). Quantities are pieces; a text attribute's size is counted in characters. `leap` is
 * how far a sequence may be ahead of the last accepted one: a page counts its clicks, and nobody clicks that often.
 */
export const CART_LIMITS = {
  lines: MAX_CART_LINES,
  attributes: 25,
  key: 64,
  value: 4096,
  quantity: 1_000_000,
  leap: 10_000,
} as const

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
const AddLines = z.array(AddLine).min(1).max(CART_LIMITS.lines)

/** A client key per customer's intent (UUID v4): the same key with the same lines adds once, for 24 hours. */
const IdempotencyKey = Uuid

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
 * Every unconfirmed intent of the cart in one request; none at all asks for the truth after everything older.
 * `sequence` counts up from the cart's `version`: a request with a sequence that is not above it lost against a newer one
 * and is answered `superseded` (decided: E-104).
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

/**
 * Why a cart was not changed, ordered by where it happens.
 * `superseded`: a newer request won; `cart` is the cart as it is. `refused`: the shop says no, nothing was changed:
 * `hiddenAttribute` a key starts with '_', `unknownMerchandise` no such variant, `unknownLine` no such line,
 * `overLimit` more than the line's maximum, `tooManyLines` beyond 100, `outOfStock` the variant cannot be sold,
 * `sequenceTooHigh` a sequence further ahead of the cart's version than its clicks could be,
 * `keyReused` the idempotency key belongs to other lines, `unknownCode` the shop has no such discount code.
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
  | 'unknownCode'

/**
 * The cart's page beside the cart. `elsewhere`: another shop still has the cart (S-259). `as` is the account for which
 * the page is made, null for a guest; `key` is that of its form without a script, new for each page; `signUpHref` leads
 * back here; `hasTreatment`: there is another layout to ask for (E-35).
 */
export type CartPage =
  | { kind: 'elsewhere'; href: string }
  | { kind: 'notFound' }
  | {
      kind: 'here'
      content: CartContent
      beside: CartBeside
      as: string | null
      key: string
      signUpHref: string
      hasTreatment: boolean
    }

/** A product that needs no choice: its only variant is added as it is. */
export type Goods = { title: string; tags: string[]; price: Money; variantId: string; image: ShopImage | null }

/** `finder` is null where its words cannot be had. `ages` are the five years, each with its page. */
export type CartBeside = {
  goods: Goods[]
  finder: Finder | null
  today: CivilDate
  ages: { title: string; months: string; url: string; band: number }[]
  giftHref: string
}

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
