import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { carts } from './cart.tables'
import type { CartRow } from './cart-rows.server'

/** A lease outlives the longest call to the shop with its retries. */
const LEASE = sql`now() + interval '20 seconds'`
const ASK_AGAIN_MS = 25
const PATIENCE_MS = 8000

/** Runs work while nobody else changes this cart; null when it stayed busy for too long. */
export type Exclusively = <T>(row: CartRow, work: (row: CartRow) => Promise<T>) => Promise<T | null>

/**
 * One change of a cart at a time, across processes: by a lease in its row and not by a transaction, which would stay
 * open while the shop is asked. Requests of this process queue in memory; the lease is for those of others.
 */
export function createLeases(db: Db): Exclusively {
  const queues = new Map<string, Promise<unknown>>()
  return (row, work) => {
    const before = queues.get(row.tokenHash) ?? Promise.resolve()
    const turn = before.then(() => leased({ db, row, work }))
    const quiet = turn.catch(() => null)
    queues.set(row.tokenHash, quiet)
    void quiet.then(() => queues.get(row.tokenHash) === quiet && queues.delete(row.tokenHash))
    return turn
  }
}

type Leased<T> = { db: Db; row: CartRow; work: (row: CartRow) => Promise<T> }

async function leased<T>({ db, row: { tokenHash }, work }: Leased<T>): Promise<T | null> {
  const holder = randomUUID()
  for (let waited = 0; waited <= PATIENCE_MS; waited += ASK_AGAIN_MS) {
    const row = await lease({ db, tokenHash, holder })
    if (!row) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      continue
    }
    try {
      return await work(row)
    } finally {
      await db.update(carts).set({ lease: null, leasedUntil: null }).where(eq(carts.lease, holder))
    }
  }
  return null
}

async function lease({
  db,
  tokenHash,
  holder,
}: {
  db: Db
  tokenHash: string
  holder: string
}): Promise<CartRow | null> {
  const isFree = or(isNull(carts.leasedUntil), lt(carts.leasedUntil, sql`now()`))
  const [row] = await db
    .update(carts)
    .set({ lease: holder, leasedUntil: LEASE })
    .where(and(eq(carts.tokenHash, tokenHash), isFree))
    .returning()
  return row ?? null
}
