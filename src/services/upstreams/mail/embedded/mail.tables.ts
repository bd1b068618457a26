import { index, pgSchema, text } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'

export const mailSchema = pgSchema('mail')

/** The mailbox of the embedded shop: every email as it would have gone out, in RFC 5322 form. */
export const emails = mailSchema.table(
  'emails',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    source: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index().on(table.sentAt)],
)
