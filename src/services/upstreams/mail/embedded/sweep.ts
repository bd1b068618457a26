import type { Sweep } from '~/services/platform/database/sweep'
import { emails } from './mail.tables'

const DAY_MS = 86_400_000

/** Emails in the mailbox are read within 30 days, or never. */
export const MAIL_SWEEPS: readonly Sweep[] = [{ table: emails, by: emails.sentAt, keptMs: 30 * DAY_MS }]
