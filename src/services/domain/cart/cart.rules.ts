import type { Locale } from '../locale'
import type { Money } from '../money/money'
import type { PRODUCT_TYPES } from '../products/product.contract'
import type { Cart, CartItem, LineAttributes } from './cart.contract'

type Limited = { productType: string; attributes: LineAttributes }
type KnownType = (typeof PRODUCT_TYPES)[keyof typeof PRODUCT_TYPES]

/** Product types of which a cart holds one of each product (S-302). */
const ONE_OF_A_KIND: readonly string[] = [
  'Subscription',
  'Course Pack',
  'Skill Set',
  'ERC',
] as const satisfies readonly KnownType[]

/** A line that was added to another product: always exactly one of it (S-301). */
export const isAddon = ({ attributes }: Pick<Limited, 'attributes'>) => Boolean(attributes.parent_product_id)

/** A book bundle that came with a subscription, and goes with it. */
export const isAttachedBookBundle = ({ productType, attributes }: Limited) =>
  productType === 'Book Bundle' && Boolean(attributes.subscription_variant_id)

export function isLimitedToOne(line: Limited): boolean {
  const { productType, attributes } = line
  if (ONE_OF_A_KIND.includes(productType) || isAttachedBookBundle(line)) return true
  return attributes.quantity_limited_to_one === 'true' || attributes.type === 'gift' || Boolean(attributes.gifts)
}

/** The most of a line that a cart may hold; null when there is no such limit. */
export function maximumQuantity(line: Limited): number | null {
  if (isLimitedToOne(line) || isAddon(line)) return 1
  const limit = Number(line.attributes.quantity_limit)
  return Number.isInteger(limit) && limit > 0 ? limit : null
}

/** An empty cart costs nothing in the locale's currency. */
export function emptyCart({ currency }: Pick<Locale, 'currency'>, version = 0): Cart {
  const nothing: Money = { amountCents: 0, currency }
  return {
    version,
    totalQuantity: 0,
    currency,
    lines: [],
    discountCodes: [],
    cost: { subtotal: nothing, savings: nothing, total: nothing },
  }
}

/** What the customer wants of each line that is not settled yet: line id → quantity, 0 to remove. */
export type Intents = Readonly<Record<string, number>>

/** Null when the quantity may be asked for; otherwise why not. */
export function quantityRefusal(line: Pick<CartItem, 'maximumQuantity'>, quantity: number) {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > 1_000_000) return 'notAQuantity'
  return line.maximumQuantity !== null && quantity > line.maximumQuantity ? 'overLimit' : null
}

/** The lines to show while intents are under way: the settled ones with the customer's intents applied. */
function projectLines(lines: readonly CartItem[], intents: Intents): CartItem[] {
  return lines.flatMap((line) => {
    const quantity = intents[line.id] ?? line.quantity
    return quantity > 0 ? [quantity === line.quantity ? line : { ...line, quantity }] : []
  })
}

/** The cart to show. Its money stays the settled one: what a change costs is the shop's to say. */
export function projectCart(cart: Cart, intents: Intents): Cart {
  const lines = projectLines(cart.lines, intents)
  return { ...cart, lines, totalQuantity: piecesOf(lines) }
}

/** Pieces of a cart with its intents and the adds that are under way. */
export const badgeCount = (cart: Cart, intents: Intents, adds: readonly { quantity: number }[] = []) =>
  piecesOf(projectLines(cart.lines, intents)) + piecesOf(adds)

/** The badge on the cart icon: nothing for an empty cart, '99+' above 99 (S-043, decided: E-30). */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > 99 ? '99+' : String(count)
}

/**
 * The lines whose answer is not what was asked: Shopify cuts a quantity to the stock, down to 0, without an error.
 * A line that was to be removed and is gone is as asked.
 */
export function clampedLines(answer: Pick<Cart, 'lines'>, intents: Intents): string[] {
  const answered = new Map(answer.lines.map((line) => [line.id, line.quantity]))
  return Object.entries(intents).flatMap(([id, asked]) => ((answered.get(id) ?? 0) === asked ? [] : [id]))
}

const piecesOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
