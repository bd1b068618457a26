import { z } from 'zod'
import type { BundleOffer, CatalogProduct } from '../../catalog/catalog.contract'
import type { Language } from '../../locale'
import type { Currency } from '../../money'
import { type BundleAge, bundleAgeOf } from '../../shopify/bundle.rules'
import { kitOfAnchor } from '../../shopify/kit.rules'
import type { AskService } from '../../wire/service-deps'
import { ScheduledItem, Subscription } from '../subscription-manager.contract'

/** What the catalogue says of the boxes of an answer, by anchor. */
export type Products = ReadonlyMap<string, CatalogProduct>

// the catalogue's own schemas, as the answers of this service repeat them
const ProductsAnswer = z.object({ products: z.array(ScheduledItem.shape.product) })
const OfferAnswer = z.object({ bundle_discount: Subscription.shape.bundle_discount.unwrap() })

type Wanted = { anchors: readonly string[]; language: Language; currency: Currency }

/** One question for all of them, the books that go with kits included. A catalogue that fails fails the answer. */
export async function productsOf(ask: AskService, { anchors, language, currency }: Wanted): Promise<Products> {
  const wanted = [...new Set([...anchors, ...anchors.flatMap((anchor) => booksOf(anchor) ?? [])])]
  if (wanted.length === 0) return new Map()
  const query = new URLSearchParams({ anchors: wanted.join(','), language, currency_code: currency })
  const answer = await ask('catalog', { path: `/products?${query}` })
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`)
  const { products } = ProductsAnswer.parse(await answer.json())
  return new Map(products.map((product) => [product.anchor, product]))
}

/** What was paid in advance; null for an offer that the catalogue no longer knows. */
export async function offerOf(ask: AskService, id: string): Promise<BundleOffer | null> {
  const answer = await ask('catalog', { path: `/bundle_discounts/${encodeURIComponent(id)}` })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`)
  return OfferAnswer.parse(await answer.json()).bundle_discount
}

const BOOKS: Record<BundleAge, string> = {
  '0-12-months': 'book-seedling',
  '1-3-years': 'book-sapling',
  '3-years-up': 'book-canopy',
}

/** The books of a kit's age; null for what is no kit. */
export function booksOf(anchor: string): string | null {
  const kit = kitOfAnchor(anchor)
  return kit && BOOKS[bundleAgeOf(kit)]
}
