import { index, jsonb, text } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

/** Sessions by their cookie. The cookie's own text is stored nowhere: its SHA-256 is the key. */
export const sessions = web.table(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** the account's id at the identity provider; null for a visitor whom we only remember something of */
    userSub: text('user_sub'),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
