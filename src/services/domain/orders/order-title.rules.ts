import { isReadingBox, readingBoxOf } from '../kits/reading-club.rules'
import type { OrderLine } from './order.contract'

type Lines = { line_items: readonly Pick<OrderLine, 'sku'>[] }

/** The boxes of the club in some orders, by their handles, each once. */
export const boxesIn = (orders: readonly Lines[]): string[] =>
  [...new Set(orders.flatMap(({ line_items }) => line_items.flatMap(({ sku }) => readingBoxOf(sku) ?? [])))].filter(
    isReadingBox,
  )

/** Its boxes are called as `titles` says by their handles: the order keeps what they were called where it was written. */
export const titledIn = <T extends { line_items: OrderLine[] }>(order: T, titles: ReadonlyMap<string, string>): T => ({
  ...order,
  line_items: order.line_items.map((line) => {
    const title = titles.get(readingBoxOf(line.sku) ?? '')
    return title ? { ...line, properties: { ...line.properties, title } } : line
  }),
})
