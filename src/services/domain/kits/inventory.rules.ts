import type { InventoryStatus } from '../products/product.contract'

/** Fewer pieces than this count as low stock (S-400; everywhere else too, decided: E-32). */
export const LOW_STOCK_THRESHOLD = 10

/** How long an inventory answer may be shown, in milliseconds (S-401). */
export const INVENTORY_FRESH_MS = 300_000

type Stock = { availableForSale: boolean; currentlyNotInStock: boolean }

/** S-241…S-243: what the selected (or first) variant's stock means. */
export function inventoryStatus(variant: Stock | undefined, tags: readonly string[]): InventoryStatus {
  if (!variant?.availableForSale) return 'out_of_stock'
  if (!variant.currentlyNotInStock) return 'active'
  return tags.some(isPreOrderTag) ? 'presale' : 'backorder'
}

const isPreOrderTag = (tag: string) => /^pre-?order$/i.test(tag.trim())

/** A variant that cannot be sold, or of which fewer than the threshold are left. What is not counted never runs low. */
export function isBelowThreshold(
  { availableForSale, quantityAvailable }: { availableForSale: boolean; quantityAvailable: number | null },
  threshold: number,
): boolean {
  if (!availableForSale) return true
  return quantityAvailable !== null && quantityAvailable < threshold
}

/** S-306: asked only with both. */
export const canLookUpInventory = (query: { productId?: string | null; threshold?: number | null }) =>
  Boolean(query.productId) && typeof query.threshold === 'number'
