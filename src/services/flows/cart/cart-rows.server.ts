import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { type Exclusively, exclusivelyBy, FREE, isFree, LeaseLost, leasedTo } from '~/services/platform/database/lease'
import { carts } from './cart.tables'

export type CartRow = typeof carts.$inferSelect

export type CartRows = {
  find(token: string): Promise<CartRow | null>
  /** A cart without a Shopify cart yet, and the token that names it from now on. */
  open(): Promise<{ token: string; row: CartRow }>
  /** What the holder of the row's lease changes; throws `LeaseLost` where that is another by now. */
  save(
    row: CartRow,
    change: Partial<Pick<CartRow, 'shopifyCartId' | 'sequence' | 'batch' | 'adding'>>,
  ): Promise<CartRow>
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
    async save({ tokenHash, lease }, change) {
      if (!lease) throw new Error('a cart is changed under its lease')
      const [row] = await db
        .update(carts)
        .set({ ...change, updatedAt: iso() })
        .where(and(eq(carts.tokenHash, tokenHash), eq(carts.lease, lease)))
        .returning()
      if (!row) throw new LeaseLost('another process has taken over this cart')
      return row
    },
    exclusively: exclusivelyBy(leasesIn(db), PATIENCE),
  }
}

const PATIENCE = { everyMs: 25, forMs: 8000 }

const leasesIn = (db: Db) => {
  const isOf = (tokenHash: string, holder: string) => and(eq(carts.tokenHash, tokenHash), eq(carts.lease, holder))
  return {
    async lease(tokenHash: string, holder: string): Promise<CartRow | null> {
      const [row] = await db
        .update(carts)
        .set(leasedTo(holder))
        .where(and(eq(carts.tokenHash, tokenHash), isFree(carts)))
        .returning()
      return row ?? null
    },
    async renew(tokenHash: string, holder: string): Promise<boolean> {
      const renewed = await db.update(carts).set(leasedTo(holder)).where(isOf(tokenHash, holder)).returning()
      return renewed.length > 0
    },
    free: (tokenHash: string, holder: string) => db.update(carts).set(FREE).where(isOf(tokenHash, holder)),
  }
}
