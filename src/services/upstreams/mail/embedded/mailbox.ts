import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Transport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Email } from '../mail.contract'
import { emails } from './mail.tables'

/** A nodemailer transport that puts every email into the database instead of onto the wire. */
export function mailboxTransport({ db, clock }: { db: () => Promise<Db>; clock: Clock }): Transport<{ id: string }> {
  return {
    name: 'mailbox',
    version: '1',
    send: (mail, callback) => {
      const recipient = [mail.data.to].flat().map(addressOf).join(', ')
      const row = {
        id: mail.data.messageId ?? randomUUID(),
        recipient,
        subject: mail.data.subject ?? '',
        sentAt: new Date(clock.now()).toISOString(),
      }
      mail.message
        .build()
        .then(async (source) =>
          (await db())
            .insert(emails)
            .values({ ...row, source: source.toString('utf8') })
            .onConflictDoNothing(),
        )
        .then(
          () => callback(null, { id: row.id }),
          (error: Error) => callback(error, { id: row.id }),
        )
    },
  }
}

/** What was written to an address, but for the one letter. */
export async function forgetEmails(db: Db, { to, except }: { to: string; except: string }): Promise<void> {
  const isTo = sql`lower(${emails.recipient}) = ${to.toLowerCase()}`
  await db.delete(emails).where(and(isTo, ne(emails.id, except)))
}

const NEWEST = 100

export async function newestEmails(db: Db): Promise<Email[]> {
  const rows = await db.select().from(emails).orderBy(desc(emails.sentAt)).limit(NEWEST)
  return Promise.all(rows.map(open))
}

async function open({ source, ...row }: typeof emails.$inferSelect): Promise<Email> {
  const mail = await PostalMime.parse(source)
  return { ...row, text: mail.text ?? '', isFormatted: mail.html !== undefined }
}

/** Its HTML, as it went out; null where there is none. */
export async function formattedEmail(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ source: emails.source }).from(emails).where(eq(emails.id, id))
  return row ? ((await PostalMime.parse(row.source)).html ?? null) : null
}

const addressOf = (address: unknown) =>
  typeof address === 'object' && address !== null && 'address' in address
    ? String(address.address)
    : String(address ?? '')
