import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { isFree } from '~/services/platform/database/lease'
import { emails, gifts, invoices } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { giftMailOf, type Mail, receiptOf } from './mails'

const LEASE_MS = 60_000
const AT_ONCE = 10

type Row = typeof emails.$inferSelect

/** The outbox: emails are written in the transaction of what they are about and sent afterwards, each of them once. */
export function createOutbox(deps: CheckoutDeps) {
  const underway = new Set<Promise<void>>()
  const deliver = async (): Promise<number> => {
    const leased = await lease(deps)
    const sent = await Promise.all(leased.map((row) => deliverOne(deps, row)))
    return sent.filter(Boolean).length
  }
  return {
    /** Sends what is due; how many it was. What this process is sending already has been tried, too, when it answers. */
    async deliver(): Promise<number> {
      await Promise.all(underway)
      return deliver()
    },
    /** No request waits for an email; one that cannot be sent now is sent by the job. */
    deliverSoon() {
      const delivery = deliver()
        .then(() => undefined)
        .catch((error: unknown) => deps.report('checkout.email-failed', { error }))
        .finally(() => underway.delete(delivery))
      underway.add(delivery)
    },
  }
}

async function lease({ db, clock }: CheckoutDeps): Promise<Row[]> {
  const now = clock.now()
  const isUnleased = isFree(emails, new Date(now).toISOString())
  const isDue = and(isNull(emails.sentAt), lte(emails.dueOn, shopDay(now)), isUnleased)
  const due = db.select({ id: emails.id }).from(emails).where(isDue).limit(AT_ONCE).for('update', { skipLocked: true })
  return db
    .update(emails)
    .set({ leasedUntil: new Date(now + LEASE_MS).toISOString() })
    .where(inArray(emails.id, due))
    .returning()
}

async function deliverOne(deps: CheckoutDeps, row: Row): Promise<boolean> {
  const email = await mailOf(deps, row)
  if (!(await deps.send({ id: row.id, ...email }))) {
    deps.report('checkout.email-failed', { emailId: row.id })
    return false
  }
  const sentAt = new Date(deps.clock.now()).toISOString()
  await deps.db.transaction(async (tx) => {
    await tx.update(emails).set({ sentAt }).where(eq(emails.id, row.id))
    if (row.kind === 'gift')
      await tx
        .update(gifts)
        .set({ status: 'sent' })
        .where(and(eq(gifts.uuid, row.about), eq(gifts.status, 'scheduled')))
  })
  return true
}

async function mailOf({ db, origin }: CheckoutDeps, { kind, about }: Row): Promise<Mail> {
  if (kind === 'gift') {
    const [gift] = await db.select().from(gifts).where(eq(gifts.uuid, about))
    if (gift) return giftMailOf(gift, origin)
  }
  const [invoice] = await db.select().from(invoices).where(eq(invoices.uuid, about))
  if (!invoice) throw new Error('an email without an invoice')
  return receiptOf(invoice)
}
