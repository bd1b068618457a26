import { z } from 'zod'
import type { Email } from '~/services/upstreams/mail/mail.contract'

const DAY_MS = 86_400_000

/** What QA may do from the mailbox: look again, do what is due now, or move the shop's clock (0: back to the time of day). */
export const MailboxTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('read') }),
  z.strictObject({ kind: z.literal('due') }),
  z.strictObject({ kind: z.literal('move'), days: z.number().int().min(0).max(366) }),
])
export type MailboxTask = z.infer<typeof MailboxTask>
export const daysInMs = (days: number) => days * DAY_MS

/** How often which service did what: `moved`, `sent`, `failed`… `isDone`: nothing more is due. */
export type DueDone = { isDone: boolean; done: Record<string, Record<string, number>> }

/** The newest emails, the latest first, and the shop's time. `now` is ISO 8601, UTC. */
export type MailboxPage = {
  emails: Email[]
  now: string
  /** how much later than the time of day that is */
  offsetMs: number
  /** false where an upstream is hosted: nothing but the emails can be had */
  hasClock: boolean
}
/** null: not with this key, or mail really goes out. `due`: what was done, where that was asked for. */
export type MailboxAnswer = { page: MailboxPage; due: DueDone | null } | null
