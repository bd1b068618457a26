import { index, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns'

export const wireSchema = pgSchema('wire')

/** What a request with an idempotency key did: written in the same transaction as its effect. */
export const effects = wireSchema.table(
  'effects',
  {
    /** service and operation */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb().$type<{ body: unknown }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)
