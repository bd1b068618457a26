import type { DiscountCode } from './discount-code.contract'
import { sumOfCodes, withinGoods } from './discount-code.rules'
import type { Vat } from './tax.rules'

type Line = { price: number; full_price: number; quantity: number }
type Totals = {
  subtotal: number
  /** what is saved on full prices */
  discount: number
  /** what each code takes off on top of that */
  discount_codes: DiscountCode[]
  shipping: number
  tax: number
  total: number
}
type Billed = { lines: readonly Line[]; codes: readonly DiscountCode[]; shipping: number; vat: Vat }

/**
 * What is to be paid, in cents: total = subtotal − discount − codes + shipping, and the tax on top where prices come
 * without it. Codes are taken off the goods alone, never off delivery. Tax is worked out once, from the whole, and rounded once: an included one from the total.
 */
export function totalsOf({ lines, codes, shipping, vat }: Billed): Totals {
  const subtotal = sumOf(lines, ({ full_price }) => full_price)
  const goods = goodsOf(lines)
  const discount_codes = withinGoods(codes, goods)
  const net = goods - sumOfCodes(discount_codes) + shipping
  const { permille } = vat
  const tax = vat.isIncluded ? Math.round((net * permille) / (1000 + permille)) : Math.round((net * permille) / 1000)
  const total = vat.isIncluded ? net : net + tax
  return { subtotal, discount: subtotal - goods, discount_codes, shipping, tax, total }
}

type Saved = Pick<Totals, 'subtotal' | 'discount' | 'discount_codes'>

/**
 * What is called the subtotal wherever money is shown: what the goods cost once everything is taken off, before delivery
 * and any tax on top. The lines above it add up to it, less the codes.
 */
export const shownSubtotal = ({ subtotal, discount, discount_codes }: Saved) =>
  subtotal - discount - sumOfCodes(discount_codes)

/** What the goods cost, before codes and delivery. */
export const goodsOf = (lines: readonly Line[]) => sumOf(lines, ({ price }) => price)

const sumOf = (lines: readonly Line[], cents: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + cents(line) * line.quantity, 0)
