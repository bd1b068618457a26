import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { type CartAddress, hashOf, isSecret, parseCartGid, parseGid } from './ids'
import type { Attribute, CartLine } from './line.rules'
import { carts, variants } from './shopify.tables'

/** A cart as its row keeps it: what the customer said, never what it costs. `country` decides prices and currency. */
export type CartDocument = {
  lines: CartLine[]
  attributes: Attribute[]
  note: string
  discountCodes: string[]
  giftCardIds: string[]
  country: string
  email: string | null
  phone: string | null
  deliveryOptions: Record<string, string>
}

export type StoredCart = { address: CartAddress; document: CartDocument; createdAt: string; updatedAt: string }

type Place = { db: Db; clock: Clock }

const now = (clock: Clock) => new Date(clock.now()).toISOString()

export async function insertCart(
  { db, clock }: Place,
  { address, document }: { address: CartAddress; document: CartDocument },
): Promise<StoredCart> {
  const at = now(clock)
  const row = { token: address.token, keyHash: hashOf(address.key), document, createdAt: at, updatedAt: at }
  await db.insert(carts).values(row)
  return { address, document, createdAt: at, updatedAt: at }
}

/** The cart of an id. Null: unknown, completed, or the id carries another key. */
export async function readCart(db: Db, id: string): Promise<StoredCart | null> {
  const address = parseCartGid(id)
  if (!address) return null
  const [row] = await db.select().from(carts).where(isOpen(address.token))
  return row ? opened(row, address) : null
}

/**
 * A process that is paused with the row locked loses it after two seconds, and its change with it: by then whoever waited
 * for its answer may have asked again elsewhere.
 */
const PAUSE_MS = '2000'
const pausesEnd = sql`set_config('idle_in_transaction_session_timeout', ${PAUSE_MS}, true)`

/**
 * Changes a cart while nobody else can: the row is locked from reading to writing, so that of two changes at the same
 * time neither is lost. A change that answers no document leaves the cart as it is.
 */
export function changeCart<T extends { document: CartDocument | null }>(
  { db, clock }: Place,
  { id, change }: { id: string; change: (document: CartDocument, tx: Pick<Db, 'select'>) => Promise<T> },
): Promise<(T & { cart: StoredCart }) | null> {
  const address = parseCartGid(id)
  if (!address) return Promise.resolve(null)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ ...getTableColumns(carts), pausesEnd })
      .from(carts)
      .where(isOpen(address.token))
      .for('update')
    const cart = row ? opened(row, address) : null
    if (!cart) return null
    const result = await change(cart.document, tx)
    if (!result.document) return { ...result, cart }
    const updatedAt = now(clock)
    await tx.update(carts).set({ document: result.document, updatedAt }).where(eq(carts.token, address.token))
    return { ...result, cart: { ...cart, document: result.document, updatedAt } }
  })
}

const isOpen = (token: string) => and(eq(carts.token, token), isNull(carts.completedAt))

function opened(row: typeof carts.$inferSelect, address: CartAddress): StoredCart | null {
  if (!isSecret(address.key, row.keyHash)) return null
  return { address, document: row.document, createdAt: row.createdAt, updatedAt: row.updatedAt }
}

/** What is left now, by merchandise id; null is not counted. Read with the cart's lock held, so never from memory. */
export async function stockLevels(db: Pick<Db, 'select'>, merchandiseIds: readonly string[]) {
  const numbers = [...new Set(merchandiseIds.flatMap((id) => parseGid(id)?.number ?? []))]
  if (numbers.length === 0) return new Map<string, number | null>()
  const rows = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, numbers))
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}
