import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns'
import { web } from '../database/web.tables'

/** Requests with a client key that are done, or that may never be done (security.md E, Idempotency). */
export const idempotency = web.table(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)
