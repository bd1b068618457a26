import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { isFree, LEASE_SECONDS, whileLeased } from '~/services/platform/database/lease'
import type { Mail } from '~/services/platform/letters/letter'
import { ServiceFailed } from '~/services/platform/wire/service-calls'
import { ChangeLetter } from '../change-letter.contract'
import { KeptLetter } from '../charge-letter.contract'
import { ErasureLetter } from '../erasure.contract'
import { RefusalLetter, WithdrawalLetter } from '../withdrawal.contract'
import { changeLetterOf } from './change-letters'
import { emails, gifts, invoices } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { erasureLetterOf } from './erasure-letter'
import { openedMailOf, redeemedMailOf } from './gift-letters'
import { isBeingWithdrawn } from './gift-withdrawing'
import { giverOf } from './giver'
import { letterOf } from './letters'
import { giftMailOf, receiptOf } from './mails'
import { refusalLetterOf, withdrawalLetterOf } from './withdrawal-letters'

/** One that could not be sent lets the others go first. */
const REST_MS = 60_000
const AT_ONCE = 10

type Row = typeof emails.$inferSelect

/** The outbox: emails are written in the transaction of what they are about and sent afterwards, each of them once. */
export function createOutbox(deps: CheckoutDeps) {
  const underway = new Set<Promise<void>>()
  const deliver = async (): Promise<number> => {
    const [holder, since] = [randomUUID(), performance.now()]
    const leased = await lease(deps, holder)
    if (leased.length === 0) return 0
    const renew = () => prolong(deps, holder)
    const sent = await whileLeased({ renew, since }, () => Promise.all(leased.map((row) => deliverOne(deps, row))))
    return sent.filter(Boolean).length
  }
  return {
    /** Sends what is due; how many it was. What this process is sending already has been tried, too, when it answers. */
    async deliver(): Promise<number> {
      await Promise.all(underway)
      return deliver()
    },
    /** A letter about a later charge, once per key; whether it is a new one. */
    async write({ key, letter }: { key: string; letter: KeptLetter | ChangeLetter }): Promise<boolean> {
      const row = { id: `letter-${key}`, kind: 'letter' as const, about: key, letter, dueOn: shopDay(deps.clock.now()) }
      return (await deps.db.insert(emails).values(row).onConflictDoNothing().returning({ id: emails.id })).length > 0
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

/** By the shop's clock, as the day on which an email is due. */
const until = ({ clock }: CheckoutDeps, ms: number) => new Date(clock.now() + ms).toISOString()

async function lease(deps: CheckoutDeps, holder: string): Promise<Row[]> {
  const { db, clock } = deps
  const isUnleased = isFree(emails, until(deps, 0))
  const isDue = and(isNull(emails.sentAt), lte(emails.dueOn, shopDay(clock.now())), isUnleased)
  const due = db.select({ id: emails.id }).from(emails).where(isDue).limit(AT_ONCE).for('update', { skipLocked: true })
  return db
    .update(emails)
    .set({ lease: holder, leasedUntil: until(deps, LEASE_SECONDS * 1000) })
    .where(inArray(emails.id, due))
    .returning()
}

/** What the holder still has to send. */
async function prolong(deps: CheckoutDeps, holder: string): Promise<boolean> {
  const leasedUntil = until(deps, LEASE_SECONDS * 1000)
  const isOurs = and(isNull(emails.sentAt), eq(emails.lease, holder))
  return (await deps.db.update(emails).set({ leasedUntil }).where(isOurs).returning()).length > 0
}

async function deliverOne(deps: CheckoutDeps, row: Row): Promise<boolean> {
  const isOurs = and(eq(emails.id, row.id), eq(emails.lease, row.lease ?? ''))
  if (!(await isDone(deps, row))) {
    deps.report('checkout.email-failed', { emailId: row.id })
    await deps.db
      .update(emails)
      .set({ lease: null, leasedUntil: until(deps, REST_MS) })
      .where(isOurs)
    return false
  }
  await deps.db.transaction(async (tx) => {
    // whoever took it over meanwhile notes it; the mail service takes its id once
    await tx
      .update(emails)
      .set({ lease: null, leasedUntil: null, sentAt: until(deps, 0), ...(isLast(row) && { letter: null }) })
      .where(isOurs)
    if (row.kind === 'gift')
      await tx
        .update(gifts)
        .set({ status: 'sent' })
        .where(and(eq(gifts.uuid, row.about), eq(gifts.status, 'scheduled')))
  })
  return true
}

/** The receipt of an erasure: its address goes with it. */
const isLast = ({ letter }: Row) => letter?.kind === 'erased'

/** False: later. What another service has to say first waits as long as that does. */
async function isDone(deps: CheckoutDeps, row: Row): Promise<boolean> {
  try {
    if (row.kind === 'gift' && (await isBeingWithdrawn(deps.db, row.about))) return false
    const email = await mailOf(deps, row)
    return email === null || (await deps.send({ id: row.id, ...email }))
  } catch (error) {
    if (error instanceof ServiceFailed) return false
    throw error
  }
}

function laterMailOf(letter: unknown, origin: string): Mail {
  const withdrawal = WithdrawalLetter.safeParse(letter)
  if (withdrawal.success) return withdrawalLetterOf(withdrawal.data, origin)
  const erasure = ErasureLetter.safeParse(letter)
  if (erasure.success) return erasureLetterOf(erasure.data)
  const refusal = RefusalLetter.safeParse(letter)
  if (refusal.success) return refusalLetterOf(refusal.data, origin)
  const change = ChangeLetter.safeParse(letter)
  return change.success ? changeLetterOf(change.data, origin) : letterOf(KeptLetter.parse(letter), origin)
}

/** Null where nobody is there any more to whom it could be written, and for a gift that was withdrawn from. */
async function mailOf(deps: CheckoutDeps, { kind, about, letter }: Row): Promise<Mail | null> {
  const { db, origin } = deps
  if (kind === 'letter' && letter) return laterMailOf(letter, origin)
  const [gift] = kind === 'receipt' ? [] : await db.select().from(gifts).where(eq(gifts.uuid, about))
  if (gift && kind === 'gift' && gift.status === 'withdrawn') return null
  if (gift && kind === 'gift') return giftMailOf(gift, (await giverOf(db, gift)) ?? 'Playchart', origin)
  if (gift && kind === 'redeemed') return redeemedMailOf(deps, gift)
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.uuid, gift?.invoiceUuid ?? about))
  if (!invoice) throw new Error('an email without an invoice')
  return gift ? openedMailOf(gift, invoice) : receiptOf(invoice, origin)
}
