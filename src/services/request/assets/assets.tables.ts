import { index, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

/**
 * Files below /assets of every build that has been started on this database, and the states of kept documents; their
 * names change with their content.
 */
export const buildAssets = web.table(
  'build_assets',
  {
    /** below /assets/ */
    name: text().primaryKey(),
    content: bytes().notNull(),
    /** when a process that has it was last started */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('build_assets_seen_at').on(table.seenAt)],
)
