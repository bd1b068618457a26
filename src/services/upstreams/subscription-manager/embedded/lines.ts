import { LINE_WORDS } from '~/content/checkout-words'
import { skuOfChoice, wordsOfChoice } from '~/services/domain/kits/customized.rules'
import { type Language, localeOfCode } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import type { OrderLine } from '~/services/domain/orders/order.contract'
import type { LaterCharge } from '~/services/domain/plans/later-charges.rules'
import type { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { booksOf, contentOf, type Products } from './products'
import type { ItemRow, SubscriptionRow } from './subscription-manager.tables'

/** A line of an order and what the same costs without a prepayment. */
export type PricedLine = { line: OrderLine; fullPrice: number }

type Kit = {
  row: Pick<SubscriptionRow, 'currency' | 'customization' | 'locale' | 'language'>
  item: Pick<ItemRow, 'anchor' | 'hasBooks' | 'customization'>
  products: Products
  /** null: it was paid in advance, or by somebody else */
  charge: LaterCharge | null
}

/** A kit and its books. The kit's line stands for all kits of the charge and says how many, and its books for as many. */
export function kitLines({ row, item, products, charge }: Kit): PricedLine[] {
  const kit = products.get(item.anchor)
  if (!kit) throw new Error(`the catalogue has no ${item.anchor}`)
  const books = item.hasBooks ? products.get(booksOf(item.anchor) ?? '') : undefined
  const of = { row, item }
  if (!charge) return [kit, ...(books ? [books] : [])].map((product) => prepaidLine(product, of))
  const quantity = charge.boxes.filter(({ hasBooks }) => hasBooks).length
  const { kits, oneByOne } = charge
  const booksEach = quantity > 0 ? charge.books.amountCents / quantity : 0
  return [
    {
      fullPrice: oneByOne.amountCents,
      line: lineOf(kit, { ...of, price: kits.amountCents, quantity: 1, pays: charge.boxes.length }),
    },
    ...(books ? [{ fullPrice: booksEach, line: lineOf(books, { ...of, price: booksEach, quantity }) }] : []),
  ]
}

type Of = Pick<Kit, 'row' | 'item'>

/** Nothing is to be paid for what was paid in advance. */
function prepaidLine(product: CatalogProduct, of: Of): PricedLine {
  const line = lineOf(product, { ...of, price: 0, quantity: 1 })
  const saved = {
    puf_discount: String(product.price),
    puf_discount_display: formatMoney({ amountCents: product.price, currency: of.row.currency }, 'en-GB'),
  }
  return { fullPrice: product.price, line: { ...line, properties: { ...line.properties, ...saved } } }
}

type Sold = Of & { price: number; quantity: number; pays?: number }

/** In which the account reads. */
const languageOf = ({ locale, language }: Kit['row']): Language => (locale ? localeOfCode(locale).language : language)

/** the box that was chosen, and what that is in words; with how many kits it pays where they are several. */
function lineOf(product: CatalogProduct, { row, item, price, quantity, pays = 1 }: Sold): OrderLine {
  const content = contentOf(product, { row, item })
  const together = pays > 1 ? [LINE_WORDS[languageOf(row)].upFront(pays)] : []
  const variant = [...wordsOfChoice(product, content), ...together].join(' / ')
  return {
    sku: skuOfChoice(product, content),
    quantity,
    price,
    properties: {
      product_type: product.product_type,
      title: product.name,
      ...(variant && { variant_title: variant }),
      kit_anchor: item.anchor,
    },
  }
}
