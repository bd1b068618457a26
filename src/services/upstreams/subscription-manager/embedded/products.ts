import { type Customization, startCustomization } from '~/services/domain/kits/customization.rules'
import { optionsOf } from '~/services/domain/kits/customized.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Language } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { type BundleAge, bundleAgeOf } from '~/services/domain/prices/bundle.rules'
import type { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import type { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { askService } from '~/services/platform/wire/service-calls'
import type { AskService } from '~/services/platform/wire/service-deps'
import { KnownOffer, KnownProducts } from '../other-services.contract'
import type { ItemRow, SubscriptionRow } from './subscription-manager.tables'

/** What the catalogue says of the boxes of an answer, by anchor. */
export type Products = ReadonlyMap<string, CatalogProduct>

type Wanted = { anchors: readonly string[]; language: Language; currency: Currency; hasBooks?: boolean }

/** One question for all of them, the books that go with kits included where they are wanted. A catalogue that fails fails the answer. */
export async function productsOf(
  ask: AskService,
  { anchors, language, currency, hasBooks = true }: Wanted,
): Promise<Products> {
  const books = hasBooks ? anchors.flatMap((anchor) => booksOf(anchor) ?? []) : []
  const wanted = [...new Set([...anchors, ...books])]
  if (wanted.length === 0) return new Map()
  const query = new URLSearchParams({ anchors: wanted.join(','), language, currency_code: currency })
  const answer = await askService(ask, { name: 'catalog', path: `/products?${query}`, schema: KnownProducts })
  return new Map(answer?.products.map((product) => [product.anchor, product]))
}

/** What was paid in advance; null for an offer that the catalogue no longer knows. */
export async function offerOf(ask: AskService, id: string): Promise<BundleOffer | null> {
  const path = `/bundle_discounts/${encodeURIComponent(id)}`
  return (await askService(ask, { name: 'catalog', path, schema: KnownOffer }))?.bundle_discount ?? null
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

type Chosen = { row: Pick<SubscriptionRow, 'customization'>; item: Pick<ItemRow, 'customization'> }

/** What comes in a kit: what was chosen for it, else what was chosen with the subscription, else what comes by itself. */
export const contentOf = (
  product: Pick<CatalogProduct, 'customizable_options'>,
  { row, item }: Chosen,
): Customization => startCustomization(optionsOf(product), { ...row.customization, ...item.customization })
