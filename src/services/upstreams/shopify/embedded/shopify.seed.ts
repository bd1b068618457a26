import { DISCOUNTS, GIFT_CARDS } from '~/content/seed/offers'
import type { Db } from '~/services/platform/database/database.server'
import { MediaEntry, SeedCollection, SeedProduct, SeedShop, type ShopifySeed } from './catalogue.contract'
import { hashOf, shopifyNumber } from './ids'
import { withIds } from './references'
import { collections, discounts, giftCards, products, revisions, shops, variants } from './shopify.tables'

const ROWS_PER_INSERT = 200
/** When the shop opened: collections and shop carry no date of their own. */
const OPENED_AT = '2026-01-01T00:00:00.000Z'

type SeedLoader = () => Promise<ShopifySeed>

/** The shop’s own seed, read and checked only when it is put into the database. Throws when a file breaks the contract. */
export function shopifySeed(): SeedLoader {
  const files = import.meta.glob<unknown>('../../../../content/seed/products/*.json', { import: 'default' })
  const single = import.meta.glob<unknown>(
    [
      '../../../../content/seed/collections.json',
      '../../../../content/seed/shop.json',
      '../../../../content/media/index.json',
    ],
    { import: 'default' },
  )
  const read = (name: string) => {
    const load = Object.entries(single).find(([path]) => path.endsWith(name))?.[1]
    if (!load) throw new Error(`the seed has no ${name}`)
    return load()
  }
  return async () => {
    const lists = await Promise.all(Object.values(files).map((load) => load()))
    return {
      products: lists.flatMap((list) => SeedProduct.array().parse(list)),
      collections: SeedCollection.array().parse(await read('seed/collections.json')),
      shop: SeedShop.parse(await read('seed/shop.json')),
      media: mediaOf(await read('media/index.json')),
    }
  }
}

/** Only what the shop says of a picture is kept. */
function mediaOf(index: unknown): Record<string, MediaEntry> {
  const isMap = typeof index === 'object' && index !== null
  return Object.fromEntries(Object.entries(isMap ? index : {}).map(([name, entry]) => [name, MediaEntry.parse(entry)]))
}

/** Fills an empty shop; leaves a filled one alone. Throws when two things share a handle or a sku. */
export async function seedShopify(db: Db, seed: ShopifySeed | SeedLoader): Promise<void> {
  const seeded = await db.select({ id: revisions.id }).from(revisions)
  if (seeded.length > 0) return
  const content = typeof seed === 'function' ? await seed() : seed
  const rows = { products: productRows(content), variants: variantRows(content), collections: collectionRows(content) }
  await db.transaction(async (tx) => {
    for (const some of batches(rows.products)) await tx.insert(products).values(some)
    for (const some of batches(rows.variants)) await tx.insert(variants).values(some)
    for (const some of batches(rows.collections)) await tx.insert(collections).values(some)
    await tx.insert(shops).values({ id: 1, document: content.shop, media: content.media, updatedAt: OPENED_AT })
    await tx.insert(discounts).values([...DISCOUNTS])
    await tx.insert(giftCards).values(GIFT_CARDS.map(giftCardRow))
    await tx.insert(revisions).values({ id: 1, catalogue: 1, stock: 1 })
  })
}

const productRows = (seed: ShopifySeed) =>
  seed.products.map(({ variants: _, ...product }, position) => ({
    id: shopifyNumber('Product', product.handle),
    handle: product.handle,
    position,
    document: { ...product, metafields: product.metafields.map(withIds) },
    createdAt: product.publishedAt,
    updatedAt: product.publishedAt,
  }))

const variantRows = (seed: ShopifySeed) =>
  seed.products.flatMap((product) =>
    product.variants.map(({ sku, stock, ...document }, position) => ({
      id: shopifyNumber('ProductVariant', sku),
      productId: shopifyNumber('Product', product.handle),
      sku,
      position,
      document,
      stock,
    })),
  )

const collectionRows = (seed: ShopifySeed) =>
  seed.collections.map((document, position) => ({
    id: shopifyNumber('Collection', document.handle),
    handle: document.handle,
    position,
    document,
    updatedAt: OPENED_AT,
  }))

const giftCardRow = ({ code, document }: (typeof GIFT_CARDS)[number]) => ({
  id: shopifyNumber('AppliedGiftCard', code),
  codeHash: hashOf(code),
  document,
})

function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT))
}
