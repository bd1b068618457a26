import { and, eq, sql } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceFailed } from '~/services/platform/wire/service-calls'
import { emails, gifts, type Invoice, invoices, type Made } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { STEPS } from './fulfilment-steps'
import { find } from './invoices'

/**
 * Everything that follows a payment. Each step has a key of its own made from the invoice, and what it made is kept
 * before the next one begins: a crash repeats a step at most, and the other service answers what it made then.
 */
export function createFulfilment(deps: CheckoutDeps) {
  const running = new Map<string, Promise<Invoice>>()
  return {
    /** The invoice confirmed, or as it is where it is not paid or another service fails. */
    async fulfil(invoice: Invoice): Promise<Invoice> {
      if (invoice.status !== 'paid') return invoice
      const known = running.get(invoice.uuid) ?? runSteps(deps, invoice).finally(() => running.delete(invoice.uuid))
      running.set(invoice.uuid, known)
      return known
    },
  }
}

async function runSteps(deps: CheckoutDeps, paid: Invoice): Promise<Invoice> {
  try {
    let invoice = paid
    for (const { isDone, work } of STEPS) {
      if (isDone(invoice)) continue
      invoice = await keep(deps, invoice, await work(deps, invoice))
    }
    return await confirm(deps, invoice)
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error
    deps.report('checkout.stuck', { invoice: paid.uuid, cause: error.message })
    return rested(deps, paid.uuid)
  }
}

/** One that is stuck goes to the end of the queue. */
async function rested(deps: CheckoutDeps, uuid: string): Promise<Invoice> {
  const payingAt = new Date(deps.clock.now()).toISOString()
  await deps.db
    .update(invoices)
    .set({ payingAt })
    .where(and(eq(invoices.uuid, uuid), eq(invoices.status, 'paid')))
  return find(deps, uuid)
}

async function keep({ db }: CheckoutDeps, { uuid }: Invoice, made: Made): Promise<Invoice> {
  const [kept] = await db
    .update(invoices)
    .set({ made: sql`${invoices.made} || ${JSON.stringify(made)}::jsonb` })
    .where(eq(invoices.uuid, uuid))
    .returning()
  if (!kept) throw new Error('a paid invoice is gone')
  return kept
}

/** Confirmed, the gift and the emails written: all of it, once, or nothing. */
async function confirm({ db, clock }: CheckoutDeps, invoice: Invoice): Promise<Invoice> {
  const confirmedAt = new Date(clock.now()).toISOString()
  await db.transaction(async (tx) => {
    const isPaid = and(eq(invoices.uuid, invoice.uuid), eq(invoices.status, 'paid'))
    const first = await tx.update(invoices).set({ status: 'confirmed', confirmedAt }).where(isPaid).returning()
    if (first.length === 0) return
    await tx.insert(emails).values({
      id: `receipt-${invoice.uuid}`,
      kind: 'receipt',
      about: invoice.uuid,
      dueOn: shopDay(clock.now()),
    })
    await writeGifts(tx, invoice)
  })
  return find({ db }, invoice.uuid)
}

async function writeGifts(tx: Db, { payload, giftCode, uuid, made, ...invoice }: Invoice) {
  for (const { gift, size } of payload.gifts) {
    if (!giftCode || !made.order) throw new Error('a gift without its code or order')
    await tx.insert(gifts).values({
      uuid,
      code: giftCode,
      invoiceUuid: uuid,
      orderId: made.order.id,
      locale: invoice.locale,
      currency: invoice.currency,
      recipientName: gift.recipient_name,
      recipientEmail: gift.recipient_email,
      deliverOn: gift.deliver_on,
      size,
      status: 'scheduled',
      made: {},
    })
    await tx.insert(emails).values({ id: `gift-${uuid}`, kind: 'gift', about: uuid, dueOn: gift.deliver_on })
  }
}
