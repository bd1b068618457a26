import { movableClock } from '~/services/platform/clock/clock.server'
import { env } from '~/services/platform/env/env.server'
import { runDue } from '~/services/platform/lifecycle/service-jobs.server'
import { hasQa } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { moveClock } from '~/services/request/qa/move-clock.server'
import { Email } from '~/services/upstreams/mail/mail.contract'
import { type DueDone, daysInMs, type MailboxAnswer, type MailboxPage, type MailboxTask } from './mailbox.contract'

/** A key, or the id of an email. */
const LONGEST = 300

/** The newest emails; null without the key, where mail really goes out, and where nothing is demonstrated. */
export async function openMailbox(key: string): Promise<MailboxPage | null> {
  const answer = await askMailbox(key, '')
  if (!answer) return null
  const clock = movableClock()
  const now = new Date(clock.now()).toISOString()
  return { emails: Email.array().parse(await answer.json()), now, offsetMs: clock.offsetMs(), hasClock: hasQa() }
}

/** Nothing in a letter is fetched or run: it is shown as a program for mail shows it. */
const AS_MAIL = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** A letter with its look; 404 without the key, and for one that has none. */
export async function showLetter(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const [id, key] = ['id', 'key'].map((name) => (searchParams.get(name) ?? '').slice(0, LONGEST))
  const answer = await askMailbox(key ?? '', `?${new URLSearchParams({ id: id ?? '' })}`)
  if (!answer?.ok) throw new Refusal(404)
  answer.headers.set('content-security-policy', AS_MAIL)
  return answer
}

async function askMailbox(key: string, query: string): Promise<Response | null> {
  const { SMTP_URL, publicOrigin } = env()
  if (SMTP_URL || !hasQaKey(key)) return null
  const { controls } = await embedded()
  return (await controls.mailbox?.GET?.(new Request(`${publicOrigin}/upstream/qa/mailbox${query}`))) ?? null
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
