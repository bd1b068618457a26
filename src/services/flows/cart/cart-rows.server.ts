import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { type Exclusively, exclusivelyBy, FREE, isFree, leasedTo } from '~/services/platform/database/lease'
import { carts } from './cart.tables'

export type CartRow = typeof carts.$inferSelect

export type CartRows = {
  find(token: string): Promise<CartRow | null>
  /** A cart without a Shopify cart yet, and the token that names it from now on. */
  open(): Promise<{ token: string; row: CartRow }>
  save(row: CartRow, change: Partial<Pick<CartRow, 'shopifyCartId' | 'sequence' | 'batch'>>): Promise<CartRow>
  /** One change of a cart at a time, across processes; `key` is the row's `tokenHash`. */
  exclusively: Exclusively<CartRow>
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Carts by the token in the visitor's cookie, of which the database keeps the hash. */
export function createCartRows({ db, clock }: { db: Db; clock: Clock }): CartRows {
  const iso = () => new Date(clock.now()).toISOString()
  return {
    async find(token) {
      const [row] = await db
        .select()
        .from(carts)
        .where(eq(carts.tokenHash, hashOf(token)))
      return row ?? null
    },
    async open() {
      const token = randomBytes(32).toString('base64url')
      const values = { tokenHash: hashOf(token), publicId: randomUUID(), updatedAt: iso() }
      const [row] = await db.insert(carts).values(values).returning()
      if (!row) throw new Error('the database returned no new cart')
      return { token, row }
    },
    async save({ tokenHash }, change) {
      const [row] = await db
        .update(carts)
        .set({ ...change, updatedAt: iso() })
        .where(eq(carts.tokenHash, tokenHash))
        .returning()
      if (!row) throw new Error('the cart is gone from the database')
      return row
    },
    exclusively: exclusivelyBy(leasesIn(db), PATIENCE),
  }
}

/** A lease outlives the longest call to the shop with its retries. */
const LEASE_SECONDS = 20
const PATIENCE = { everyMs: 25, forMs: 8000 }

const leasesIn = (db: Db) => ({
  async lease(tokenHash: string, holder: string): Promise<CartRow | null> {
    const [row] = await db
      .update(carts)
      .set(leasedTo(holder, LEASE_SECONDS))
      .where(and(eq(carts.tokenHash, tokenHash), isFree(carts)))
      .returning()
    return row ?? null
  },
  free: (holder: string) => db.update(carts).set(FREE).where(eq(carts.lease, holder)),
})
