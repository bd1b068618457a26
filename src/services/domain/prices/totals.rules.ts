import type { Vat } from './tax.rules'

type Line = { price: number; full_price: number; quantity: number }
type Totals = { subtotal: number; discount: number; shipping: number; tax: number; total: number }

/**
 * What is to be paid, in cents: total = subtotal − discount + shipping, and the tax on top where prices come without it.
 * Tax is worked out once, from the whole, and rounded once: an included one from the total.
 */
export function totalsOf({ lines, shipping, vat }: { lines: readonly Line[]; shipping: number; vat: Vat }): Totals {
  const subtotal = sumOf(lines, ({ full_price }) => full_price)
  const goods = goodsOf(lines)
  const net = goods + shipping
  const { permille } = vat
  const tax = vat.isIncluded ? Math.round((net * permille) / (1000 + permille)) : Math.round((net * permille) / 1000)
  return { subtotal, discount: subtotal - goods, shipping, tax, total: vat.isIncluded ? net : net + tax }
}

/** What the goods cost, before delivery. */
export const goodsOf = (lines: readonly Line[]) => sumOf(lines, ({ price }) => price)

const sumOf = (lines: readonly Line[], cents: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + cents(line) * line.quantity, 0)
