import { createTransport } from 'nodemailer'
import { movableClock } from '../clock.server'
import { database } from '../database.server'
import { env } from '../env.server'
import { type Outage, ok, type Result, refused } from '../result'
import { shared } from '../shared.server'
import { mailboxTransport } from './embedded/mailbox'

export type Mail = { to: string; subject: string; text: string; html?: string }

/** Sends one letter: over SMTP_URL when it is set, else into the mailbox. A second try never sends twice by itself. */
export async function sendMail(mail: Mail): Promise<Result<{ id: string }, Outage>> {
  try {
    return ok({ id: await send()({ from: env().MAIL_FROM, ...mail }) })
  } catch (error) {
    return refused({ kind: 'unreachable', cause: String(error), retryAfterSeconds: null })
  }
}

type Send = (mail: Mail & { from: string }) => Promise<string>

const send = () =>
  shared<Send>('mail', () => {
    const { SMTP_URL } = env()
    if (!SMTP_URL) {
      const mailbox = createTransport(mailboxTransport({ db: database, clock: movableClock() }))
      return async (mail) => (await mailbox.sendMail(mail)).id
    }
    const smtp = createTransport({ url: SMTP_URL, connectionTimeout: 5000, socketTimeout: 8000 })
    return async (mail) => (await smtp.sendMail(mail)).messageId
  })
