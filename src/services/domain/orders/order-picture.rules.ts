import { kitOfAnchor } from '../kits/kit.rules'
import { readingBoxOf } from '../kits/reading-club.rules'
import type { OrderLine } from './order.contract'

const BOOKS = 'Book Bundle'

/** What a line is shown with, by its name on the media endpoint; null: nobody has said it. */
export function pictureOfLine({ sku, properties }: Pick<OrderLine, 'sku' | 'properties'>): string | null {
  const { picture, product_type, kit_anchor } = properties
  if (picture) return picture
  if (product_type === BOOKS) return 'book-bundle'
  const kit = kit_anchor ? kitOfAnchor(kit_anchor) : null
  // the picture of a box is called as the box is
  return kit ? `kit-${kit.name}-open` : readingBoxOf(sku)
}
