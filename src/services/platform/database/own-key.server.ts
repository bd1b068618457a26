import { and, eq, sql } from 'drizzle-orm'
import { pgSchema, text } from 'drizzle-orm/pg-core'
import { CannotStart } from '../env/cannot-start'
import { env } from '../env/env.server'
import { keyFor } from '../secrets/secret.server'
import { makeInBooks } from './books'
import type { Db } from './database.server'
import { BOOKS } from './sql-state'

const SECRET_KEY = 'secret-key'

/** Known before the first migration: a process with another key must change nothing. */
const fingerprints = pgSchema(BOOKS).table('fingerprints', { name: text().primaryKey(), value: text().notNull() })

/** Tells two keys apart, and nothing of either. */
const fingerprint = () => keyFor('fingerprint').toString('hex').slice(0, 16)

/**
 * A database is served with one key: processes with several would each refuse the sessions and tokens of the other.
 * `place`: which database it is, in words.
 */
export async function requireOwnKey(db: Db, place: string): Promise<void> {
  await makeInBooks(db, sql`create table if not exists ${fingerprints} (name text primary key, value text not null)`)
  const own = fingerprint()
  await db.insert(fingerprints).values({ name: SECRET_KEY, value: own }).onConflictDoNothing()
  const { SECRET_KEY_REPLACES: replaced } = env()
  if (replaced)
    await db
      .update(fingerprints)
      .set({ value: own })
      .where(and(eq(fingerprints.name, SECRET_KEY), eq(fingerprints.value, replaced)))
  const [found] = await db.select().from(fingerprints).where(eq(fingerprints.name, SECRET_KEY))
  if (found && found.value !== own)
    throw new CannotStart(
      `The database ${place} belongs to another SECRET_KEY: start with that one. To change the key, after which everybody has to sign in again, stop every process and start with SECRET_KEY_REPLACES=${found.value}.`,
    )
}
