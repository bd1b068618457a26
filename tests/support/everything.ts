import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'

/** Of an answer of the database to a statement of ours. */
export const rowsOf = (answer: unknown) =>
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(answer).rows

/** Every row of every table, as one text. */
export async function everythingIn(db: Db): Promise<string> {
  const tables = rowsOf(
    await db.execute(sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const from = sql.raw(`"${schema}"."${name}"`)
    const rows = rowsOf(await db.execute(sql`select row_to_json(t)::text as row from ${from} t`))
    texts.push(`${schema}.${name}`, ...rows.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}
