import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Db } from '~/services/platform/database/database.server'
import type { CheckoutData } from '../personal-data.contract'
import { charges, emails, type Gift, gifts, type Invoice, invoices, refunds, withdrawals } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { familyOf, unavailable } from './other-services'

/** All that is kept of a person's checkouts, gifts and letters. Of a gift that somebody else gave it has nothing of them. */
export async function checkoutDataOf(deps: CheckoutDeps, userUuid: string): Promise<CheckoutData> {
  const { db } = deps
  const own = await db.select().from(invoices).where(eq(invoices.userUuid, userUuid)).orderBy(invoices.createdAt)
  const uuids = own.map(({ uuid }) => uuid)
  const [given, received, withdrawn, email] = await Promise.all([
    db.select().from(gifts).where(inArray(gifts.invoiceUuid, uuids)).orderBy(gifts.deliverOn),
    db.select().from(gifts).where(eq(gifts.claimedBy, userUuid)).orderBy(gifts.claimedAt),
    db.select().from(withdrawals).where(eq(withdrawals.userUuid, userUuid)).orderBy(withdrawals.askedAt),
    emailOf(deps, userUuid),
  ])
  const about = [...uuids, ...given.map(({ uuid }) => uuid)]
  const [checkouts, letters] = await Promise.all([
    Promise.all(own.map((invoice) => checkoutIn(db, invoice))),
    lettersTo(db, { about, email }),
  ])
  return {
    checkouts,
    gifts_given: given.map(givenGift),
    gifts_received: received.map(({ recipientName: recipient_name, size, claimedAt: redeemed_at }) => ({
      ...{ recipient_name, size, redeemed_at },
    })),
    withdrawals: withdrawn.map(({ orderId, askedAt }) => ({ order_id: orderId, asked_at: askedAt })),
    letters,
  }
}

const emailOf = async (deps: CheckoutDeps, userUuid: string) =>
  (await familyOf(deps, userUuid).catch(unavailable))?.email ?? null

/** Each try of a payment has a key of its own, which begins with the checkout that it is for. */
const ofCheckout = ({ uuid }: Invoice) => sql`split_part(${charges.intent}, ':', 1) = ${uuid}`

async function checkoutIn(db: Db, invoice: Invoice): Promise<CheckoutData['checkouts'][number]> {
  const paid = await db
    .select({ charge: charges, refund: refunds })
    .from(charges)
    .leftJoin(refunds, eq(refunds.chargeKey, charges.key))
    .where(and(ofCheckout(invoice), eq(charges.outcome, 'charged')))
  const { uuid, status, locale, email, shippingAddress, billingAddress, card, payload, lines } = invoice
  return {
    ...{ uuid, status, locale, email, phone_number: invoice.phoneNumber },
    ...{ shipping_address: shippingAddress, billing_address: billingAddress },
    children: payload.subscriptions.map(({ child: { name, birthday } }) => ({ name, birthday })),
    card: card && { brand: card.brand, last4: card.last4 },
    titles: lines.map(({ title }) => title),
    charged: paid.map(({ charge: { amount, currency, createdAt } }) => ({
      ...{ amount, currency_code: currency, charged_at: createdAt },
    })),
    refunded: paid.flatMap(({ refund }) =>
      refund ? [{ amount: refund.amount, currency_code: refund.currency, refunded_at: refund.createdAt }] : [],
    ),
    ...{ created_at: invoice.createdAt, confirmed_at: invoice.confirmedAt },
  }
}

const givenGift = ({ recipientName, recipientEmail, deliverOn, size, status, orderId }: Gift) => ({
  ...{ recipient_name: recipientName, recipient_email: recipientEmail, deliver_on: CivilDate.parse(deliverOn) },
  ...{ size, status, order_id: orderId },
})

type Written = { about: readonly string[]; email: string | null }

async function lettersTo(db: Db, { about, email }: Written): Promise<CheckoutData['letters']> {
  const isOwn = or(inArray(emails.about, [...about]), eq(sql`${emails.letter} ->> 'to'`, email ?? ''))
  // whoever was given something reads of it too: that letter is not the giver's
  const rows = await db.select().from(emails).where(isOwn).orderBy(emails.dueOn)
  return rows
    .filter(({ kind }) => kind !== 'gift' && kind !== 'redeemed')
    .map(({ kind, letter, dueOn, sentAt }) => ({ kind: letter?.kind ?? kind, due_on: dueOn, sent_at: sentAt }))
}
