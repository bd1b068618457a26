import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns'
import { web } from '../database/web.tables'

/** What became of a request that carried a client key (security.md E, Idempotency). */
export const idempotency = web.table(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    state: text({ enum: ['running', 'unknown', 'done'] }).notNull(),
    /** when done: the outcome; when unknown: what was there before */
    outcome: jsonb().$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)
