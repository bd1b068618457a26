import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.server'
import { BOOKS, hasSqlState } from './sql-state'

/** Another process has just made it: "if not exists" is no lock. */
const MADE_BY_ANOTHER = ['23505', '42P06', '42P07', 'XX000']

/** Makes a table that is needed before the first migration, beside Drizzle's own. */
export async function makeInBooks(db: Pick<Db, 'execute'>, table: SQL): Promise<void> {
  for (const statement of [sql`create schema if not exists ${sql.identifier(BOOKS)}`, table])
    await db.execute(statement).catch((error: unknown) => {
      if (!hasSqlState(error, MADE_BY_ANOTHER)) throw error
    })
}
