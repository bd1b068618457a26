import type { AddLine } from '~/services/domain/cart/cart.contract'
import type { Money } from '~/services/domain/money/money'
import type { InventoryStatus } from '~/services/domain/products/product.contract'

/** `was` is struck through; `savePercent` stands in a badge. */
export type Offer = { price: Money; was: Money | null; savePercent: number | null }

/** What is shown of one more thing for the box; its flow tells the rest. */
export type AddOnGoods = {
  text: string
  price: Money
  picture: { src: string; alt: string; width: number; height: number } | null
  /** what its form sends without a script; null: it has to be chosen in a modal first (S-248) */
  line: AddLine | null
}

/** One of several boxes of the single kit, by what can be chosen in it (S-087). */
export type Box = { variantId: string; label: string; isSelected: boolean; isOutOfStock: boolean }

/** Stock of the single kit; null while nobody knows. */
export type Stock = InventoryStatus | null
