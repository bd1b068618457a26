import { and, eq } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { type SignUp, users } from './cognito.tables'
import { addressOf, type Pool } from './pool'

export type Account = typeof users.$inferSelect

export async function accountByEmail({ db, isClosed }: Pool, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, addressOf(email)))
  return row && !isClosed(row.sub) ? row : null
}

export async function accountBySub({ db, isClosed }: Pool, sub: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.sub, sub))
  return row && !isClosed(sub) ? row : null
}

/**
 * A new account, or another try of one that was never confirmed; false where a confirmed one stands. What the newest
 * try wrote is only what another mail will speak of: its code decides what is confirmed.
 */
export async function writeUnconfirmed(db: Db, account: Account): Promise<boolean> {
  const written = await db
    .insert(users)
    .values(account)
    .onConflictDoUpdate({ target: users.email, set: account, setWhere: eq(users.status, 'UNCONFIRMED') })
    .returning({ sub: users.sub })
  return written.length > 0
}

/** The account becomes what this sign-up asked for, and nobody else's; null when it was confirmed before. */
export async function confirm({ db }: Pool, email: string, signUp: SignUp): Promise<Account | null> {
  const [confirmed] = await db
    .update(users)
    .set({ ...signUp, status: 'CONFIRMED' })
    .where(and(eq(users.email, addressOf(email)), eq(users.status, 'UNCONFIRMED')))
    .returning()
  return confirmed ?? null
}

/** What a code has to confirm of an account that waits for it; null of every other. */
export function signUpOf(account: Account | null): SignUp | null {
  if (account?.status !== 'UNCONFIRMED') return null
  const { sub, attributes, passwordHash, srpSalt, srpVerifier, createdAt } = account
  return { sub, attributes, passwordHash, srpSalt, srpVerifier, createdAt }
}
