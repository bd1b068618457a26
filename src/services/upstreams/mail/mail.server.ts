import { createTransport } from 'nodemailer'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { inTime } from '~/services/platform/clock/in-time'
import { env } from '~/services/platform/env/env.server'
import { underFaults } from '~/services/platform/faults/faults.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'

/** `id` names an email for good: tried again, it is the same email. */
type Mail = { to: string; subject: string; text: string; html?: string; id?: string }

/** Somebody may be waiting for it, and is answered within ten seconds. */
const DEADLINE_MS = 9000

/**
 * Sends one email: over SMTP_URL when it is set, else into the mailbox. A second try never sends twice by itself; with
 * an `id` the mailbox keeps it once, and a mail server sees the same Message-ID.
 */
export async function sendMail({ id, ...mail }: Mail): Promise<Result<{ id: string }, Outage>> {
  const message = { from: env().MAIL_FROM, ...mail, ...(id && { messageId: messageIdOf(id) }) }
  const work = async () => (await send())(message)
  const otherwise = () => {
    throw new Error('no answer in time')
  }
  try {
    const sending = underFaults({ upstream: 'mail', operation: 'send', work })
    return ok({ id: await inTime(sending, { milliseconds: DEADLINE_MS, otherwise }) })
  } catch (error) {
    return refused({ kind: 'unreachable', cause: String(error), retryAfterSeconds: null })
  }
}

/**
 * What was written to an address before goes from the mailbox, but for the letter with that id, which is the person's receipt. A
 * mail server keeps nothing here.
 */
export async function forgetMail({ to, except }: { to: string; except: string }): Promise<void> {
  if (!env().SMTP_URL) await (await embedded()).forgetEmails({ to, except: messageIdOf(except) })
}

const messageIdOf = (id: string) => `<${id}@${new URL(env().publicOrigin).hostname}>`

type Send = (mail: Omit<Mail, 'id'> & { from: string; messageId?: string }) => Promise<string>

const send = () =>
  sharedPromise<Send>('mail', async () => {
    const { SMTP_URL } = env()
    if (!SMTP_URL) {
      const mailbox = createTransport((await embedded()).mailbox)
      return async (mail) => (await mailbox.sendMail(mail)).id
    }
    const smtp = createTransport({ url: SMTP_URL, connectionTimeout: 5000, socketTimeout: 8000 })
    return async (mail) => (await smtp.sendMail(mail)).messageId
  })
