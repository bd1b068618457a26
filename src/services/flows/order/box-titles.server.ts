import type { Locale } from '~/services/domain/locale'
import type { Order } from '~/services/domain/orders/order.contract'
import { boxesIn, titledIn } from '~/services/domain/orders/order-title.rules'
import { content } from '~/services/flows/content/content.server'

/** The club's boxes in the reader's language, as the club's own page calls them; a box that is shown no more keeps its name. */
export async function withBoxTitles(orders: readonly Order[], locale: Locale): Promise<Order[]> {
  const boxes = await Promise.all(boxesIn(orders).map((handle) => content().readingBox(locale, handle)))
  const titles = new Map(boxes.flatMap((box) => (box ? [[box.handle, box.title] as const] : [])))
  return orders.map((order) => titledIn(order, titles))
}
