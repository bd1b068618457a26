import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import type { Order } from '~/services/domain/orders/order.contract'
import type { AddressFields } from '~/services/domain/people/address.contract'
import type { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import { instant } from '~/services/platform/database/columns'
import type { ChangeLetter } from '../change-letter.contract'
import type { KeptLetter } from '../charge-letter.contract'
import type {
  ActivateGift,
  CheckoutLine,
  CheckoutPayload,
  CheckoutSource,
  CheckoutStatus,
  PaymentFailure,
} from '../checkout-orchestration.contract'
import type { ErasureLetter } from '../erasure.contract'
import type { RefusalLetter, WithdrawalLetter } from '../withdrawal.contract'

export const checkoutSchema = pgSchema('checkout')

/** A line of the bill, and what the order says of it. */
export type InvoiceLine = CheckoutLine & {
  product_type: string
  /** the catalogue's offer, where kits are paid in advance */
  offer_id: string | null
}

/** What the steps after the payment have made so far: each is made once, whenever the work goes on. */
export type Made = {
  child?: string
  address?: string
  /** of who pays, where that is another one; null: the account has no room for it */
  billingAddress?: string | null
  paymentMethod?: string
  order?: Order
  subscription?: string
  readingSubscription?: string
  /** the shop was told what was sold */
  stock?: true
}

/** What is kept of a card: nothing that pays elsewhere. `expires`: its last month, YYYY-MM; older rows say nothing of it. */
export type KeptCard = { brand: string; last4: string; token: string; expires?: string }

type Subscribed = CheckoutPayload['subscriptions'][number]
/** What was started. `first_on`: the shop's own word on the first kit, where it follows others of the child. */
export type InvoicePayload = Omit<CheckoutPayload, 'subscriptions'> & {
  subscriptions: (Subscribed & { first_on?: CivilDate | undefined })[]
}

export const invoices = checkoutSchema.table(
  'invoices',
  {
    uuid: text().primaryKey(),
    /** the key that it was started with, so that a late retry finds it */
    startKey: text('start_key').notNull().unique(),
    status: text().$type<CheckoutStatus>().notNull(),
    source: text().$type<CheckoutSource>().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    currency: text().$type<Currency>().notNull(),
    payload: jsonb().$type<InvoicePayload>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    discountCodes: jsonb('discount_codes').$type<DiscountCode[]>().notNull().default([]),
    needsAccount: boolean('needs_account').notNull(),
    needsShipping: boolean('needs_shipping').notNull(),
    userUuid: text('user_uuid'),
    email: text(),
    phoneNumber: text('phone_number'),
    shippingAddress: jsonb('shipping_address').$type<AddressFields>(),
    billingAddress: jsonb('billing_address').$type<AddressFields>(),
    deliveryMethod: text('delivery_method').$type<DeliveryMethodId>(),
    paymentFailure: text('payment_failure').$type<PaymentFailure>(),
    /** the key of the payment that is on its way, or that was taken */
    payKey: text('pay_key'),
    payingAt: instant('paying_at'),
    /** how often a payment was begun: each has its own key at the gateway */
    attempts: integer().notNull().default(0),
    card: jsonb().$type<KeptCard>(),
    giftCode: text('gift_code'),
    made: jsonb().$type<Made>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index().on(table.status, table.payingAt),
    index('checkouts_never_paid').on(table.expiresAt).where(sql`status = 'open'`),
  ],
)
export type Invoice = typeof invoices.$inferSelect

/**
 * The gateway's own ledger: one row per key, whatever its outcome. `voided`: given up before it was charged, and never
 * to be charged any more.
 */
export const charges = checkoutSchema.table(
  'charges',
  {
    key: text().primaryKey(),
    /** the buyer's intent, which an abandoned try shares with the next one */
    intent: text().notNull(),
    id: text().notNull().unique(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    outcome: text().$type<'charged' | PaymentFailure | 'voided'>().notNull(),
    card: jsonb().$type<KeptCard>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.intent), index('charges_of_card').on(sql`(card ->> 'token')`)],
)
export type ChargeRow = typeof charges.$inferSelect

/** The gateway's own ledger of what went back: one row per charge, so that nothing goes back twice. */
export const refunds = checkoutSchema.table('refunds', {
  chargeKey: text('charge_key').primaryKey(),
  id: text().notNull().unique(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/**
 * Orders that somebody has withdrawn from, or is about to. `endedAt`: nothing more comes of it, and what starts again from then on
 * is another contract. `doneAt`: everything that follows from it has been done.
 */
export const withdrawals = checkoutSchema.table(
  'withdrawals',
  {
    orderId: text('order_id').primaryKey(),
    /** null: a guest's */
    userUuid: text('user_uuid'),
    locale: text().$type<LocaleCode>().notNull(),
    askedAt: instant('asked_at').notNull(),
    endedAt: instant('ended_at'),
    doneAt: instant('done_at'),
  },
  (table) => [index('withdrawals_to_be_done').on(table.askedAt).where(sql`done_at is null`)],
)
export type WithdrawalRow = typeof withdrawals.$inferSelect

/** Declarations that name an order by its number and an email, until each of them has been looked at. */
export const declarations = checkoutSchema.table(
  'withdrawal_declarations',
  {
    key: text().primaryKey(),
    orderId: text('order_id').notNull(),
    email: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [index().on(table.declaredAt)],
)
export type DeclarationRow = typeof declarations.$inferSelect

/**
 * Gifts by their codes. A claim is kept while it is redeemed, so that a crash loses nothing (decided: E-94). Each is redeemed or
 * withdrawn from: both are one update of its row, which asks for the other (docs/decisions/0080).
 */
export const gifts = checkoutSchema.table('gifts', {
  uuid: text().primaryKey(),
  code: text().notNull().unique(),
  invoiceUuid: text('invoice_uuid').notNull().unique(),
  orderId: text('order_id').notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  currency: text().$type<Currency>().notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientEmail: text('recipient_email').notNull(),
  deliverOn: text('deliver_on').notNull(),
  size: integer().notNull(),
  status: text().$type<'scheduled' | 'sent' | 'activated' | 'withdrawn'>().notNull(),
  claimedBy: text('claimed_by'),
  claimedAt: instant('claimed_at'),
  claim: jsonb().$type<ActivateGift>(),
  made: jsonb().$type<Made>().notNull(),
})
export type Gift = typeof gifts.$inferSelect

/**
 * The outbox: emails to be sent, written in the transaction of what they are about. `lease`: who is sending it. One that
 * failed rests until `leasedUntil`.
 */
export const emails = checkoutSchema.table(
  'emails',
  {
    id: text().primaryKey(),
    kind: text().$type<'receipt' | 'gift' | 'redeemed' | 'opened' | 'letter'>().notNull(),
    /** the invoice's or the gift's uuid, or the key of a letter */
    about: text().notNull(),
    /** a day of the shop */
    dueOn: text('due_on').notNull(),
    /** what a letter about a later charge or a change says */
    letter: jsonb().$type<KeptLetter | ChangeLetter | WithdrawalLetter | RefusalLetter | ErasureLetter>(),
    lease: text(),
    leasedUntil: instant('leased_until'),
    sentAt: instant('sent_at'),
  },
  (table) => [index().on(table.sentAt, table.dueOn)],
)
