import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { mailboxMachine } from './mailbox.machine'
import { emailsWith, FILTER_LENGTH } from './mailbox.rules'

export type MailboxSend = FlowSend<typeof mailboxMachine>

export function connectMailbox(snapshot: Reading<typeof mailboxMachine>) {
  const { emails, filter, now, offsetMs, hasClock, task, due } = snapshot.context
  const busyWith = snapshot.hasTag('busy') ? task.kind : null
  return {
    ...marks('mailbox', snapshot),
    emails: emailsWith(emails, filter),
    total: emails.length,
    filter: { value: filter, maxLength: FILTER_LENGTH },
    clock: hasClock ? { now, offsetMs } : null,
    /** what was done, where that was the last thing asked for */
    due,
    busyWith,
    hasFailed: snapshot.matches({ open: 'failed' }),
  }
}
export type MailboxView = ReturnType<typeof connectMailbox>
