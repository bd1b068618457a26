import { text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

/** Erasures that are under way, from when somebody has confirmed theirs until nothing is left to be done: then the row goes, too. */
export const erasures = web.table('erasures', {
  userUuid: uuid('user_uuid').primaryKey(),
  /** what the steps need of the person, sealed */
  sealed: text().notNull(),
  askedAt: instant('asked_at').notNull(),
})
