import { movableClock } from '~/services/platform/clock/clock.server'
import { env } from '~/services/platform/env/env.server'
import { runDue } from '~/services/platform/lifecycle/service-jobs.server'
import { hasQa } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { moveClock } from '~/services/request/qa/move-clock.server'
import { Email } from '~/services/upstreams/mail/mail.contract'
import { type DueDone, daysInMs, type MailboxAnswer, type MailboxPage, type MailboxTask } from './mailbox.contract'

/** The newest emails; null without the key, where mail really goes out, and where nothing is demonstrated. */
export async function openMailbox(key: string): Promise<MailboxPage | null> {
  const { SMTP_URL, publicOrigin } = env()
  if (SMTP_URL || !hasQaKey(key)) return null
  const { controls } = await embedded()
  const answer = await controls.mailbox?.GET?.(new Request(`${publicOrigin}/upstream/qa/mailbox`))
  if (!answer) return null
  const clock = movableClock()
  const now = new Date(clock.now()).toISOString()
  return { emails: Email.array().parse(await answer.json()), now, offsetMs: clock.offsetMs(), hasClock: hasQa() }
}

/** One task, and the mailbox as it is then. */
export async function doInMailbox({ key, task }: { key: string; task: MailboxTask }): Promise<MailboxAnswer> {
  if (!hasQaKey(key)) return null
  const due = hasQa() ? await done(task) : null
  const page = await openMailbox(key)
  return page && { page, due }
}

async function done(task: MailboxTask): Promise<DueDone | null> {
  if (task.kind === 'due') {
    const { isDone, done: counts } = await runDue()
    return { isDone, done: counts }
  }
  if (task.kind === 'move')
    await moveClock(task.days === 0 ? 'back' : { by: daysInMs(task.days) }, { keepSessions: true })
  return null
}
