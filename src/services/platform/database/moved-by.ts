import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** An instant so many milliseconds later. */
export const movedBy = (column: AnyPgColumn, ms: number): SQL => sql`${column} + ${ms} * interval '1 millisecond'`
