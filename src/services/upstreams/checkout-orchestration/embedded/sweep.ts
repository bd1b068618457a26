import { eq } from 'drizzle-orm'
import type { Sweep } from '~/services/platform/database/sweep'
import { emails, invoices } from './checkout.tables'

const DAY_MS = 86_400_000

/** Checkouts that ended without a payment a week ago, and emails that went out 30 days ago. */
export const CHECKOUT_SWEEPS: readonly Sweep[] = [
  { table: invoices, by: invoices.expiresAt, keptMs: 7 * DAY_MS, only: eq(invoices.status, 'open') },
  { table: emails, by: emails.sentAt, keptMs: 30 * DAY_MS },
]
