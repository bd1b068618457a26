import { index, text } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'
import { sessions } from '~/services/request/session/session.tables'

/** The three tokens of a signed-in session, sealed; they go with their session's row. */
export const sessionTokens = web.table('session_tokens', {
  idHash: text('id_hash')
    .primaryKey()
    .references(() => sessions.idHash, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  /** one process at a time renews them */
  lease: text(),
  leasedUntil: instant('leased_until'),
})

/** Sign-ins that were ended here, by the ids that their tokens carry, for as long as one of those tokens may live. */
export const revokedTokens = web.table(
  'revoked_tokens',
  {
    /** `origin_jti` or `jti`, hashed: a pool may make them of anything */
    idHash: text('id_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
