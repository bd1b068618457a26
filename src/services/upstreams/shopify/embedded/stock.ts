import { eq, sql } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import { tellChange } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { gid, parseCartGid } from './ids'
import type { ProductDocument } from './records'
import { carts, products, revisions, variants } from './shopify.tables'

/** Sets what is left of a sku; null stops counting. False when nothing has this sku. */
export async function setStock(db: Db, sku: string, stock: number | null): Promise<boolean> {
  const isKnown = await db.transaction(async (tx) => {
    const changed = await tx.update(variants).set({ stock }).where(eq(variants.sku, sku)).returning({ id: variants.id })
    if (changed.length > 0) await bump(tx, 'stock')
    return changed.length > 0
  })
  if (isKnown) tellChange('stock')
  return isKnown
}

/** The variant's id and what is left of a sku (null is not counted); null is an unknown sku. */
export async function stockOf(db: Db, sku: string): Promise<{ variantId: string; stock: number | null } | null> {
  const [row] = await db.select({ id: variants.id, stock: variants.stock }).from(variants).where(eq(variants.sku, sku))
  return row ? { variantId: gid('ProductVariant', row.id), stock: row.stock } : null
}

type Sale = { variant: string; quantity: number }

/**
 * Takes sold pieces from the stock (which may fall below zero where the shop sells on) and counts the sale, in the
 * transaction of its order; the caller tells of the change when that is written.
 */
export async function recordSales(tx: Db, sales: readonly Sale[]): Promise<void> {
  for (const { variant, quantity } of sales)
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${quantity}`, sold: sql`${variants.sold} + ${quantity}` })
      .where(eq(variants.id, variant))
  await bump(tx, 'stock')
}

type ProductChange = {
  db: Db
  clock: Clock
  handle: string
  change: (document: ProductDocument) => ProductDocument
}

/** Rewrites a product, as a merchant would. False when there is no such handle. */
export async function changeProduct({ db, clock, handle, change }: ProductChange): Promise<boolean> {
  const isKnown = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.handle, handle)).for('update')
    if (!row) return false
    const updatedAt = new Date(clock.now()).toISOString()
    await tx
      .update(products)
      .set({ document: change(row.document), updatedAt })
      .where(eq(products.id, row.id))
    await bump(tx, 'catalogue')
    return true
  })
  if (isKnown) tellChange('catalogue')
  return isKnown
}

/** Ends a cart's life, as a paid order does: from now on it answers like one that never was. */
export async function completeCart({ db, clock, cartId }: { db: Db; clock: Clock; cartId: string }): Promise<boolean> {
  const address = parseCartGid(cartId)
  if (!address) return false
  const completedAt = new Date(clock.now()).toISOString()
  const done = await db
    .update(carts)
    .set({ completedAt })
    .where(eq(carts.token, address.token))
    .returning({ token: carts.token })
  return done.length > 0
}

const bump = (db: Pick<Db, 'update'>, revision: 'catalogue' | 'stock') =>
  db.update(revisions).set({ [revision]: sql`${revisions[revision]} + 1` })
