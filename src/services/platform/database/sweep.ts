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
  const named = Object.fromEntries(key.map((column) => [column.name, column]))
  const next = db.select(named).from(table).where(isOver).orderBy(by).limit(BATCH)
  const [first, another] = key
  // an array is looked up in the index, row by row; of a join the planner may make one with the whole table
  const isNext =
    another || !first ? sql`(${sql.join([...key], sql`, `)}) in ${next}` : sql`${first} = any(array${next})`
  return db.delete(table).where(isNext).returning({ by })
}

function primaryKeyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
