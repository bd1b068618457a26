import { bigint, index, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

/**
 * An admin's look at a customer's account (decided: E-84), from its code on. Neither the code nor the cookie is stored:
 * their SHA-256 are. What is null has not happened yet.
 */
export const adminPreviews = web.table(
  'admin_previews',
  {
    codeHash: text('code_hash').primaryKey(),
    /** the admin's session: in any other one the code and the preview are worth nothing */
    sessionHash: text('session_hash').notNull(),
    adminSub: text('admin_sub').notNull(),
    userUuid: uuid('user_uuid').notNull(),
    email: text().notNull(),
    name: text(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    idHash: text('id_hash').unique(),
    /** of the preview; of the code until it is entered */
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [index().on(table.expiresAt)],
)

/** What happened in previews: who, whose account, which address. No code, no email, no value of a query. */
export const adminAudit = web.table(
  'admin_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    action: text().$type<AuditAction>().notNull(),
    adminSub: text('admin_sub'),
    userUuid: uuid('user_uuid'),
    route: text().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index().on(table.at)],
)

/** `entryRefused`: a code that was used, too old or another session's; `pageRead`: something of the account was read. */
export type AuditAction = 'codeMade' | 'entered' | 'entryRefused' | 'pageRead' | 'writeRefused' | 'closed'
