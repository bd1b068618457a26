import type { MediaEntry, PriceCents, SeedCollection, SeedProduct, SeedShop, SeedVariant } from './catalogue.contract'

/** A product as its row keeps it: the seed without its variants, which have rows of their own. */
export type ProductDocument = Omit<SeedProduct, 'variants'>
export type VariantDocument = Omit<SeedVariant, 'stock' | 'sku'>

/** `picks` are the positions of the option values, one per option: [1, 0] is the second size in the first colour. */
export type VariantRecord = {
  id: string
  gid: string
  productId: string
  sku: string
  position: number
  document: VariantDocument
  picks: number[]
  optionValues: string[]
}

export type OptionRecord = { name: string; values: string[]; swatches: Record<string, string> }

export type ProductRecord = {
  id: string
  gid: string
  handle: string
  position: number
  document: ProductDocument
  options: OptionRecord[]
  variants: VariantRecord[]
  createdAt: string
  updatedAt: string
}

export type CollectionRecord = {
  id: string
  gid: string
  handle: string
  position: number
  document: SeedCollection
  products: ProductRecord[]
  updatedAt: string
}

/** What moves while people buy: `stock` null is uncounted; `sold` orders the best sellers. */
type Level = { stock: number | null; sold: number }

/** Everything that the shop shows, at one revision, in memory. `notes` keeps what is computed once per revision. */
export type Catalogue = {
  revision: number
  products: ProductRecord[]
  collections: CollectionRecord[]
  shop: SeedShop
  media: Record<string, MediaEntry>
  productByHandle: Map<string, ProductRecord>
  productById: Map<string, ProductRecord>
  variantById: Map<string, VariantRecord>
  collectionByHandle: Map<string, CollectionRecord>
  collectionById: Map<string, CollectionRecord>
  updatedAt: string
  notes: Map<string, unknown>
}

export type Levels = Map<string, Level>
export type Snapshot = { catalogue: Catalogue; levels: Levels }

/** Shopify gives a product without options one option that nobody chooses. */
export const ONLY_OPTION: OptionRecord = { name: 'Title', values: ['Default Title'], swatches: {} }

const UNCOUNTED: Level = { stock: null, sold: 0 }
export const levelOf = (levels: Levels, variant: VariantRecord) => levels.get(variant.id) ?? UNCOUNTED

export function isAvailable(levels: Levels, variant: VariantRecord): boolean {
  const { stock } = levelOf(levels, variant)
  return stock === null || stock > 0 || variant.document.policy === 'continue'
}

/** Computes something of a catalogue once per revision and name. */
export function noted<T>(catalogue: Catalogue, name: string, make: () => T): T {
  if (!catalogue.notes.has(name)) catalogue.notes.set(name, make())
  return catalogue.notes.get(name) as T // the name is written once, beside its type
}

/** Discount codes of the seed. Fixed amounts stand in every currency; `endsAt` null never ends. */
export type DiscountDocument = { title: string; startsAt: string; endsAt: string | null } & (
  | { kind: 'percentage'; percent: number }
  | { kind: 'fixed'; amountCents: PriceCents }
)
export type GiftCardDocument = { lastCharacters: string; balanceCents: PriceCents }
