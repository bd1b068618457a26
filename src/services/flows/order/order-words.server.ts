import type { Locale } from '~/services/domain/locale'
import type { Order } from '~/services/domain/orders/order.contract'
import { boxesIn, titledIn } from '~/services/domain/orders/order-title.rules'
import { content } from '~/services/flows/content/content.server'
import { wordedIn } from './line-words.rules'

/**
 * Orders in the language of who reads them: they were kept in that of their buying. The club's boxes are called as the club's
 * own page calls them; one that is shown no more keeps its name.
 */
export async function ordersIn(orders: readonly Order[], locale: Locale): Promise<Order[]> {
  const boxes = await Promise.all(boxesIn(orders).map((handle) => content().readingBox(locale, handle)))
  const titles = new Map(boxes.flatMap((box) => (box ? [[box.handle, box.title] as const] : [])))
  return orders.map((order) => wordedIn(titledIn(order, titles), locale.language))
}
