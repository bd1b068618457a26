import { isBelowThreshold } from '~/services/domain/kits/inventory.rules'
import type { Locale } from '~/services/domain/locale'
import type { PricedVariant } from '~/services/domain/products/priced-variant'
import type { Collection, Product } from '~/services/domain/products/product.contract'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Cached } from '~/services/platform/cache/cache.server'
import type { CollectionPage, VariantStock, WireMerchandise } from '~/services/upstreams/shopify/shopify.contract'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { collectionOf, pricedOf, productOf } from './product.mapping'
import type { Inventory, ShopError } from './products.contract'

/** How long what the shop says of goods, prices and stock may be repeated: seconds (S-401; S-402 is for content). */
const PRODUCT_SECONDS = 300
/** Titles of lines in the cart, seconds (S-402). */
const TRANSLATION_SECONDS = 43_200

export type Catalogue = {
  product(handle: string, locale: Locale): Promise<Result<Product, ShopError>>
  /** In the order asked; those that the shop does not know are left out. */
  products(handles: readonly string[], locale: Locale): Promise<Result<Product[], Outage>>
  productsById(ids: readonly string[], locale: Locale): Promise<Result<Product[], Outage>>
  /** As `productsById`, for words alone: kept for half a day. */
  translations(ids: readonly string[], locale: Locale): Promise<Result<Product[], Outage>>
  merchandise(ids: readonly string[], locale: Locale): Promise<Result<WireMerchandise[], Outage>>
  collection(page: CollectionPage, locale: Locale): Promise<Result<Collection, ShopError>>
  /** Which variants of a product run low (S-194, S-306). */
  inventory(question: { productId: string; threshold: number }, locale: Locale): Promise<Result<Inventory, ShopError>>
  /** As they are sold right now, never cached; those that the shop does not know are left out. */
  priced(skus: readonly string[], locale: Locale): Promise<Result<PricedVariant[], Outage>>
}

/** An outage is thrown through the cache, which then repeats the last good answer, and is a value again outside. */
class OutageThrown extends Error {
  readonly outage: Outage
  constructor(outage: Outage) {
    super(outage.cause)
    this.outage = outage
  }
}

/** Caches what an upstream answered, and serves it through an outage. */
const keeping =
  (cached: Cached) =>
  async <T, E extends { kind: string }>(
    { key, seconds = PRODUCT_SECONDS }: { key: string; seconds?: number },
    ask: () => Promise<Result<T, E | Outage>>,
  ): Promise<Result<T, E | Outage>> => {
    const load = async () => {
      const answer = await ask()
      if (!answer.ok && isOutage(answer.error)) throw new OutageThrown(answer.error)
      return answer
    }
    try {
      return await cached({ key, seconds, load, isAbsence: ({ ok: isFound }) => !isFound })
    } catch (error) {
      if (error instanceof OutageThrown) return refused(error.outage)
      throw error
    }
  }

/** The shop's catalogue, asked once per locale and five minutes however many visitors want to know. */
export function createCatalogue({ client, cached }: { client: ShopifyClient; cached: Cached }): Catalogue {
  const keep = keeping(cached)
  const product = (handle: string, locale: Locale) =>
    keep({ key: keyOf('product', handle, locale) }, async () =>
      mapped(await client.product(handle, locale), (wire) => productOf(wire, locale)),
    )
  const productsOf = async (ids: readonly string[], locale: Locale) =>
    mapped(await client.productsById(ids, locale), (found) => found.map((wire) => productOf(wire, locale)))

  return {
    product,
    products: async (handles, locale) => all(await Promise.all(handles.map((handle) => product(handle, locale)))),
    productsById: (ids, locale) => keep({ key: keyOf('products', ids.join(), locale) }, () => productsOf(ids, locale)),
    translations: (ids, locale) =>
      keep({ key: keyOf('titles', ids.join(), locale), seconds: TRANSLATION_SECONDS }, () => productsOf(ids, locale)),
    merchandise: (ids, locale) =>
      keep({ key: keyOf('merchandise', ids.join(), locale) }, () => client.merchandise(ids, locale)),
    collection: (page, locale) =>
      keep({ key: keyOf('collection', `${page.handle}:${page.first}:${page.after ?? ''}`, locale) }, async () =>
        mapped(await client.collection(page, locale), (wire) => collectionOf(wire, locale)),
      ),
    inventory: async ({ productId, threshold }, locale) => {
      const stock = await keep({ key: keyOf('stock', productId, locale) }, () => client.stock(productId, locale))
      return mapped(stock, (variants) => inventoryOf(variants, threshold))
    },
    priced: async (skus, locale) =>
      mapped(await client.variantsBySku(skus, locale), (variants) => variants.map(pricedOf)),
  }
}

const mapped = <T, U, E>(answer: Result<T, E>, map: (value: T) => U): Result<U, E> =>
  answer.ok ? ok(map(answer.value)) : answer

const inventoryOf = (variants: readonly VariantStock[], threshold: number): Inventory => ({
  inventoryData: variants.map((variant) => ({
    variantId: variant.id,
    isBelowThreshold: isBelowThreshold(variant, threshold),
  })),
})

const keyOf = (what: string, which: string, { code }: Locale) => `shopify:${what}:${code}:${which}`

const isOutage = (error: { kind: string }): error is Outage => error.kind === 'unreachable' || error.kind === 'invalid'

function all(answers: Result<Product, ShopError>[]): Result<Product[], Outage> {
  const products: Product[] = []
  for (const answer of answers) {
    if (answer.ok) products.push(answer.value)
    else if (answer.error.kind !== 'notFound') return refused(answer.error)
  }
  return ok(products)
}
