import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '~/services/database/migrations'
import type { Db } from '~/services/database.server'

/** An empty, migrated database in memory: the engine and the migrations of the embedded shop. */
export async function openTestDatabase(): Promise<{ db: Db; close(): Promise<void> }> {
  const lite = await PGlite.create()
  const db = drizzle({ client: lite })
  await migrate(db)
  return { db, close: () => lite.close() }
}
