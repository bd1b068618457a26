import { kitOfAnchor } from '../kits/kit.rules'
import type { OrderLine } from './order.contract'

const BOOKS = 'Book Bundle'
const READING_BOX = /^ERC-.*(\d-\d)$/

/** What a line is shown with, by its name on the media endpoint; null: nobody has said it. */
export function pictureOfLine({ sku, properties }: Pick<OrderLine, 'sku' | 'properties'>): string | null {
  const { picture, product_type, kit_anchor } = properties
  if (picture) return picture
  if (product_type === BOOKS) return 'book-bundle'
  const kit = kit_anchor ? kitOfAnchor(kit_anchor) : null
  if (kit) return `kit-${kit.name}-open`
  const [, ages] = READING_BOX.exec(sku) ?? []
  return ages ? `erc-box-${ages}` : null
}
