import { formatMoney } from '~/services/domain/money/money'
import type { OrderLine } from '~/services/domain/orders/order.contract'
import type { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { booksOf, type Products } from './products'
import type { ItemRow, SubscriptionRow } from './subscription-manager.tables'

/** A line of an order and what the same costs without a prepayment. */
export type PricedLine = { line: OrderLine; fullPrice: number }

type Kit = { row: Pick<SubscriptionRow, 'currency'>; item: ItemRow; products: Products }

/** A kit and its books; nothing is to be paid for what was paid in advance. */
export function kitLines({ row, item, products }: Kit): PricedLine[] {
  const kit = products.get(item.anchor)
  if (!kit) throw new Error(`the catalogue has no ${item.anchor}`)
  const books = item.hasBooks ? products.get(booksOf(item.anchor) ?? '') : undefined
  return [kit, ...(books ? [books] : [])].map((product) => lineOf({ product, item, currency: row.currency }))
}

type Line = { product: CatalogProduct; item: ItemRow; currency: SubscriptionRow['currency'] }

function lineOf({ product, item, currency }: Line): PricedLine {
  const isPrepaid = item.billingStatus === 'prepay'
  return {
    fullPrice: product.price,
    line: {
      sku: product.default_variant_sku,
      quantity: 1,
      price: isPrepaid ? 0 : product.price,
      properties: {
        product_type: product.product_type,
        title: product.name,
        kit_anchor: item.anchor,
        ...(isPrepaid && {
          puf_discount: String(product.price),
          puf_discount_display: formatMoney({ amountCents: product.price, currency }, 'en-GB'),
        }),
      },
    },
  }
}
