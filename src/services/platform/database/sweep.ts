import { and, lt, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.server'

const BATCH = 1000

/** Rows of a table that nobody may read any more. */
export type Sweep = {
  table: PgTable
  /** the moment that a row's end is counted from; an index leads to it */
  by: PgColumn
  /** how long after it a row is kept */
  keptMs: number
  /** of these rows alone */
  only?: SQL
  /** what names a row; the primary key unless given */
  key?: readonly PgColumn[]
}

/** Deletes them in batches, each a transaction of its own: no visitor waits for a million of them. */
export async function sweepRows(db: Db, sweep: Sweep, now: number): Promise<void> {
  for (;;) {
    const gone = await batchOf(db, sweep, now)
    if (gone.length < BATCH) return
  }
}

/** The statement that deletes the next of them. */
export function batchOf(db: Db, { table, by, keptMs, only, key = primaryKeyOf(table) }: Sweep, now: number) {
  const isOver = and(lt(by, new Date(now - keptMs).toISOString()), only)
  const next = (columns: Record<string, PgColumn>) =>
    db.select(columns).from(table).where(isOver).orderBy(by).limit(BATCH)
  // an array is looked up in the index, value by value; of a join the planner may make one with the whole table
  const isOneOf = key.map((column) => sql`${column} = any(array${next({ value: column })})`)
  return db
    .delete(table)
    .where(and(isOver, ...isOneOf))
    .returning({ by })
}

function primaryKeyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
