import { text } from 'drizzle-orm/pg-core'
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
