import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../database.server'
import { users } from './cognito.tables'
import { addressOf, isoIn, type Pool, type PoolRows } from './pool'

export type Account = typeof users.$inferSelect
export type Credentials = Pick<Account, 'passwordHash' | 'srpSalt' | 'srpVerifier'>

export async function accountByEmail({ db }: Pool, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, addressOf(email)))
  return row ?? null
}

export async function accountBySub({ db }: Pool, sub: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.sub, sub))
  return row ?? null
}

/** A new account, or another try of one that was never confirmed; false where a confirmed one stands. */
export async function writeUnconfirmed(db: Db, account: Account): Promise<boolean> {
  const written = await db
    .insert(users)
    .values(account)
    .onConflictDoUpdate({ target: users.email, set: account, setWhere: eq(users.status, 'UNCONFIRMED') })
    .returning({ sub: users.sub })
  return written.length > 0
}

/** False when it was confirmed before. */
export async function confirm({ db }: Pool, sub: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ status: 'CONFIRMED' })
    .where(and(eq(users.sub, sub), eq(users.status, 'UNCONFIRMED')))
    .returning({ sub: users.sub })
  return changed.length > 0
}

const WEEK_MS = 7 * 86_400_000

/** Whoever never proved an address has no account. */
export async function sweepUnconfirmed(pool: PoolRows): Promise<void> {
  const isOld = lt(users.createdAt, isoIn(pool, -WEEK_MS))
  await pool.db.delete(users).where(and(eq(users.status, 'UNCONFIRMED'), isOld))
}
