import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { erasedOrder } from '~/services/domain/orders/erased-order.rules'
import { ERASED, erasedAddress } from '~/services/domain/people/erased.rules'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { ErasureLetter, NewCheckoutErasure } from '../erasure.contract'
import { declarations, emails, gifts, type Invoice, invoices, withdrawals } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'

type Erasing = Pick<CheckoutDeps, 'db' | 'clock'> & { asked: NewCheckoutErasure }
type Tx = { tx: Db; asked: NewCheckoutErasure }

/**
 * Checkouts stay as the books need them, and are nobody's any more. The gateway's ledger is the card company's own: it says what
 * was charged, and not to whom.
 */
export const eraseCheckouts = ({ db, clock, asked }: Erasing): Promise<void> =>
  db.transaction(async (tx) => {
    const { user_uuid: userUuid, email } = asked
    const isOwn = or(eq(invoices.userUuid, userUuid), and(isNull(invoices.userUuid), isAddress(invoices.email, email)))
    const own = await tx.select().from(invoices).where(isOwn).for('update')
    await refuseWhileRunning({ tx, asked }, own)
    const unpaid = own.filter(({ status }) => status === 'open').map(({ uuid }) => uuid)
    await tx.delete(invoices).where(inArray(invoices.uuid, unpaid))
    for (const invoice of own.filter(({ status }) => status === 'confirmed'))
      await tx.update(invoices).set(erasedInvoice(invoice)).where(eq(invoices.uuid, invoice.uuid))
    await eraseGifts({ tx, asked }, own)
    await eraseLetters({ tx, asked }, own)
    await tx.delete(withdrawals).where(eq(withdrawals.userUuid, userUuid))
    await tx.insert(emails).values(receiptOf(asked, clock.now())).onConflictDoNothing()
  })

type EmailColumn = typeof invoices.email | typeof gifts.recipientEmail | typeof declarations.email
const isAddress = (column: EmailColumn, email: string) => eq(sql`lower(${column})`, email.toLowerCase())

async function refuseWhileRunning({ tx, asked }: Tx, own: Invoice[]) {
  const isLeft = and(eq(withdrawals.userUuid, asked.user_uuid), isNull(withdrawals.doneAt))
  const isClaimed = and(eq(gifts.claimedBy, asked.user_uuid), ne(gifts.status, 'activated'))
  const [withdrawal] = await tx.select({ id: withdrawals.orderId }).from(withdrawals).where(isLeft).limit(1)
  const [claim] = await tx.select({ id: gifts.uuid }).from(gifts).where(isClaimed).limit(1)
  const isDeclared = isAddress(declarations.email, asked.email)
  const [declared] = await tx.select({ key: declarations.key }).from(declarations).where(isDeclared).limit(1)
  if (withdrawal || claim || declared || own.some(({ status }) => status === 'paying' || status === 'paid'))
    throw new ServiceRefusal(409, 'running')
}

const erasedInvoice = ({ shippingAddress, billingAddress, payload, made }: Invoice) => ({
  ...{ userUuid: null, email: null, phoneNumber: null, card: null },
  shippingAddress: shippingAddress && erasedAddress(shippingAddress),
  billingAddress: billingAddress && erasedAddress(billingAddress),
  payload: { ...payload, subscriptions: [], gifts: [], user_uuid: null, leia_device_id: null },
  made: made.order ? { order: erasedOrder({ ...made.order, user_uuid: null }) } : {},
})

/** A gift that waits for whoever gets it stays theirs: of the giver nothing stands on it. */
async function eraseGifts({ tx, asked }: Tx, own: Invoice[]) {
  const given = inArray(
    gifts.invoiceUuid,
    own.map(({ uuid }) => uuid),
  )
  const received = or(eq(gifts.claimedBy, asked.user_uuid), isAddress(gifts.recipientEmail, asked.email))
  await tx
    .update(gifts)
    .set({ recipientName: ERASED.text, recipientEmail: ERASED.email, claim: null })
    .where(
      or(and(given, inArray(gifts.status, ['activated', 'withdrawn'])), and(received, ne(gifts.status, 'scheduled'))),
    )
}

/** What was or would be written to that address; the mail of a gift that was given goes to somebody else. */
async function eraseLetters({ tx, asked }: Tx, own: Invoice[]) {
  const received = await tx.select({ uuid: gifts.uuid }).from(gifts).where(eq(gifts.claimedBy, asked.user_uuid))
  const about = [...own, ...received].map(({ uuid }) => uuid)
  // a checkout may have been told of another address
  const addresses = [asked.email, ...own.flatMap(({ email }) => email ?? [])].map((address) => address.toLowerCase())
  const isTo = inArray(sql<string>`lower(${emails.letter} ->> 'to')`, addresses)
  await tx
    .delete(emails)
    .where(or(and(inArray(emails.about, about), ne(emails.kind, 'gift')), and(isTo, ne(emails.id, idOf(asked)))))
}

const idOf = ({ user_uuid }: NewCheckoutErasure) => `erasure-${user_uuid}`

function receiptOf(asked: NewCheckoutErasure, epochMs: number): typeof emails.$inferInsert {
  const at = new Date(epochMs).toISOString()
  const letter: ErasureLetter = { kind: 'erased', to: asked.email, locale: asked.locale, at }
  return { id: idOf(asked), kind: 'letter', about: asked.user_uuid, letter, dueOn: shopDay(epochMs) }
}
