import type { Money } from '../money/money'

/** A thing as the shop sells it right now: a variant with what a bill says of it. */
export type PricedVariant = {
  sku: string
  handle: string
  title: string
  productTitle: string
  productType: string
  price: Money
  compareAt: Money | null
  picture: string | null
  isShipped: boolean
  isAvailable: boolean
  /** null: nothing is counted, or the shop sells on */
  left: number | null
}
