import { asc, eq } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import { changeCount } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { shared } from '~/services/platform/process/shared.server'
import { gid } from './ids'
import {
  type Catalogue,
  type Levels,
  ONLY_OPTION,
  type ProductRecord,
  type Snapshot,
  type VariantRecord,
} from './records'
import { collections, products, revisions, shops, variants } from './shopify.tables'

/** How long a snapshot is trusted before the revisions are looked at again: what another node may lag behind. */
const TRUSTED_MS = 250

/** Another text after every change, by whichever process. */
export async function shopRevisions(db: Db): Promise<{ catalogue: string; stock: string }> {
  const [shop] = await db.select().from(revisions)
  return { catalogue: String(shop?.catalogue), stock: String(shop?.stock) }
}

type Held = { snapshot: Snapshot; stockRevision: number; checkedAt: number; seen: number }
type SnapshotCache = { held: Held | null; checking: { answer: Promise<Snapshot>; seen: number } | null }

const cacheOf = (db: Db): SnapshotCache => {
  const caches = shared('shopify.snapshots', () => new WeakMap<Db, SnapshotCache>())
  const cache = caches.get(db) ?? { held: null, checking: null }
  caches.set(db, cache)
  return cache
}

/**
 * Returns what the shop shows. Rows are read only when their revision moved: the whole catalogue when products or shop
 * changed, stock and sales alone when only these did. All handlers of a database share one snapshot. A change that this
 * process was notified of is seen by its next request.
 */
export function createSnapshots({ db, clock }: { db: Db; clock: Clock }): () => Promise<Snapshot> {
  return () => {
    const cache = cacheOf(db)
    const { held } = cache
    const seen = changeCount()
    // QA can move the clock back: any distance counts as old
    const isYoung = held?.seen === seen && Math.abs(clock.now() - held.checkedAt) < TRUSTED_MS
    if (held && isYoung) return Promise.resolve(held.snapshot)
    // a look that began before the change may have missed it
    if (cache.checking?.seen === seen) return cache.checking.answer
    const look = { answer: refresh({ db, clock, cache, seen }), seen }
    cache.checking = look
    return look.answer.finally(() => {
      if (cache.checking === look) cache.checking = null
    })
  }
}

type Refresh = { db: Db; clock: Clock; cache: SnapshotCache; seen: number }

async function refresh({ db, clock, cache, seen }: Refresh): Promise<Snapshot> {
  const checkedAt = clock.now()
  const [revision = { catalogue: 0, stock: 0 }] = await db.select().from(revisions)
  const { held } = cache
  const isSame = held?.snapshot.catalogue.revision === revision.catalogue
  if (held && isSame && held.stockRevision === revision.stock) {
    cache.held = { ...held, checkedAt, seen }
    return held.snapshot
  }
  const catalogue = held && isSame ? held.snapshot.catalogue : await readCatalogue(db, revision.catalogue)
  const snapshot = { catalogue, levels: await readLevels(db) }
  cache.held = { snapshot, stockRevision: revision.stock, checkedAt, seen }
  return snapshot
}

async function readLevels(db: Db): Promise<Levels> {
  const rows = await db.select({ id: variants.id, stock: variants.stock, sold: variants.sold }).from(variants)
  return new Map(rows.map(({ id, stock, sold }) => [id, { stock, sold }]))
}

async function readCatalogue(db: Db, revision: number): Promise<Catalogue> {
  const productRows = await db.select().from(products).orderBy(asc(products.position))
  const variantRows = await db.select().from(variants).orderBy(asc(variants.position))
  const collectionRows = await db.select().from(collections).orderBy(asc(collections.position))
  const [shop] = await db.select().from(shops).where(eq(shops.id, 1))
  if (!shop) throw new Error('the embedded shop has not been seeded')
  const rowsOf = Map.groupBy(variantRows, ({ productId }) => productId)
  const records = productRows.map((row) => productRecord(row, rowsOf.get(row.id) ?? []))
  const collectionRecords = collectionRows.map((row) => ({
    ...row,
    gid: gid('Collection', row.id),
    products: records.filter(({ document }) => document.collections.includes(row.handle)),
  }))
  return {
    revision,
    products: records,
    collections: collectionRecords,
    shop: shop.document,
    media: shop.media,
    productByHandle: new Map(records.map((record) => [record.handle, record])),
    productById: new Map(records.map((record) => [record.id, record])),
    variantById: new Map(records.flatMap((record) => record.variants.map((variant) => [variant.id, variant]))),
    collectionByHandle: new Map(collectionRecords.map((record) => [record.handle, record])),
    collectionById: new Map(collectionRecords.map((record) => [record.id, record])),
    updatedAt: shop.updatedAt,
    notes: new Map(),
  }
}

type ProductRow = typeof products.$inferSelect
type VariantRow = typeof variants.$inferSelect

function productRecord(row: ProductRow, rows: readonly VariantRow[]): ProductRecord {
  const chosen = row.document.options.map(({ swatches = {}, ...option }) => ({ ...option, swatches }))
  const options = chosen.length > 0 ? chosen : [ONLY_OPTION]
  return {
    ...row,
    gid: gid('Product', row.id),
    options,
    variants: rows.map((variant) => variantRecord(variant, options)),
  }
}

function variantRecord(row: VariantRow, options: ProductRecord['options']): VariantRecord {
  const { id, productId, sku, position, document } = row
  const optionValues = options.map(({ name, values }) => document.optionValues[name] ?? values[0] ?? '')
  const picks = options.map(({ values }, index) => values.indexOf(optionValues[index] ?? ''))
  return { id, productId, sku, position, document, gid: gid('ProductVariant', id), optionValues, picks }
}
