import type { CartLine, FindMerchandise, LinesChange } from './line.rules'

export type LineWarning = {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK'
  message: string
  target: string
}

/**
 * Brings quantities down to what is in stock, over all lines of a merchandise together. Lines that the change was not
 * about keep theirs first. A line of something sold out stays, with quantity 0, as at Shopify.
 */
export function clampToStock({ lines, touched }: LinesChange, find: FindMerchandise) {
  const left = new Map<string, number>()
  const clamped = new Map<string, CartLine>()
  const warnings: LineWarning[] = []
  for (const line of lines.toSorted((one, other) => Number(touched.has(one.id)) - Number(touched.has(other.id)))) {
    const merchandise = find(line.merchandiseId)
    const limit = merchandise?.limit ?? 0
    const quantity = Math.min(line.quantity, left.get(line.merchandiseId) ?? limit)
    left.set(line.merchandiseId, (left.get(line.merchandiseId) ?? limit) - quantity)
    clamped.set(line.id, { ...line, quantity })
    if (quantity < line.quantity) warnings.push(warningOf(line.id, merchandise?.title ?? '', { quantity, limit }))
  }
  return { lines: lines.map((line) => clamped.get(line.id) ?? line), warnings }
}

function warningOf(
  target: string,
  title: string,
  { quantity, limit }: { quantity: number; limit: number },
): LineWarning {
  return limit <= 0
    ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: `The product '${title}' is already sold out.`, target }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${quantity} items were added to your cart due to availability.`,
        target,
      }
}
