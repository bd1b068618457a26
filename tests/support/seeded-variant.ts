import { readFileSync } from 'node:fs'
import { gid, shopifyNumber } from '~/services/upstreams/shopify/embedded/ids'

type Toy = { variants: { sku: string; stock: number | null }[] }

/** A toy of the seed with forty pieces or more, and its sku. */
export function seededVariant(): { sku: string; merchandiseId: string } {
  const toys: Toy[] = JSON.parse(readFileSync('src/content/seed/products/toys.json', 'utf8'))
  const plenty = toys.flatMap(({ variants }) => variants).find(({ stock }) => stock === null || stock >= 40)
  if (!plenty) throw new Error('the seed has no toy in stock')
  return { sku: plenty.sku, merchandiseId: gid('ProductVariant', shopifyNumber('ProductVariant', plenty.sku)) }
}
