import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CancelReason } from '~/services/domain/changes/change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Customization } from '~/services/domain/kits/customization.rules'
import type { Language, LocaleCode } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import type { OrderFields } from '~/services/domain/orders/order.contract'
import type {
  BillingStatus,
  PaymentPlan,
  ProcessStatus,
  RecordStatus,
  ShippingStatus,
  SubscriptionStatus,
} from '~/services/domain/subscriptions/vocabulary'
import { instant } from '~/services/platform/database/columns'
import type { ScheduledItem, Subscription } from '../subscription-manager.contract'

export const subscriptionManagerSchema = pgSchema('subscription_manager')

/**
 * Play kit subscriptions. `draftDue` counts what changed its next order; the draft at the order manager is of
 * `draftSent`, and due where that is less.
 */
export const subscriptions = subscriptionManagerSchema.table(
  'subscriptions',
  {
    uuid: uuid().primaryKey(),
    userUuid: uuid('user_uuid').notNull(),
    childUuid: uuid('child_uuid').notNull(),
    birthday: text().$type<CivilDate>().notNull(),
    deliveryAddressUuid: uuid('delivery_address_uuid').notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    source: text().$type<Subscription['subscription_source']>().notNull(),
    plan: text().$type<PaymentPlan>().notNull(),
    prepaid: integer().notNull(),
    /** so many kits the next charge pays together */
    advance: integer().notNull().default(1),
    /** it has begun again, or goes on after a gift: its next charge is the first one of that */
    awaitsFirstCharge: boolean('awaits_first_charge').notNull().default(false),
    isPartial: boolean('is_partial').notNull(),
    hasBooks: boolean('has_books').notNull(),
    language: text().$type<Language>().notNull(),
    customization: jsonb().$type<Customization>().notNull(),
    currency: text().$type<Currency>().notNull(),
    bundleDiscountUuid: text('bundle_discount_uuid'),
    paymentLabel: text('payment_label').notNull(),
    /** in which the account reads; null: that of the kits' language and the currency */
    locale: text().$type<LocaleCode>(),
    createdAt: instant('created_at').notNull(),
    draftDue: integer('draft_due').notNull(),
    draftSent: integer('draft_sent').notNull().default(0),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userUuid),
    index('drafts_due').on(table.uuid).where(sql`draft_sent < draft_due`),
  ],
)

/** That somebody cancelled a subscription, and what they said of it. */
export const cancellations = subscriptionManagerSchema.table(
  'cancellations',
  {
    uuid: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id').notNull(),
    reason: text().$type<CancelReason>(),
    note: text(),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (table) => [index('cancellations_of_subscription').on(table.subscriptionId)],
)

/** That somebody cancelled or paused, until a letter says so: written in the transaction of the change. */
export const notices = subscriptionManagerSchema.table(
  'notices',
  {
    uuid: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id').notNull(),
    kind: text().$type<'cancelled' | 'paused'>().notNull(),
    of: text().$type<'kits' | 'boxes'>().notNull(),
    /** the shop's day of the change */
    changedOn: text('changed_on').$type<CivilDate>().notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [index('notices_untold').on(table.subscriptionId).where(sql`told_at is null`)],
)
export type NoticeRow = typeof notices.$inferSelect

/** Book box subscriptions (ERC). */
export const readingSubscriptions = subscriptionManagerSchema.table(
  'reading_subscriptions',
  {
    id: uuid().primaryKey(),
    userUuid: uuid('user_uuid').notNull(),
    status: text().$type<RecordStatus>().notNull(),
    planAnchor: text('plan_anchor').notNull(),
    planInstallmentId: text('plan_installment_id').notNull(),
    sku: text().notNull(),
    currency: text().$type<Currency>().notNull().default('eur'),
    /** null: the account's first address */
    deliveryAddressUuid: uuid('delivery_address_uuid'),
    paymentLabel: text('payment_label').notNull(),
    locale: text().$type<LocaleCode>(),
    /** it has begun again: its next charge is the first one of that */
    awaitsFirstCharge: boolean('awaits_first_charge').notNull().default(false),
    isPausable: boolean('is_pausable').notNull(),
    /** boxes come monthly from this day on */
    orderedOn: text('ordered_on').$type<CivilDate>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reading_subscriptions_of_user').on(table.userUuid)],
)

/** A box of either kind: a kit of a schedule, or a month's books. `position` counts from 0 in its subscription. */
export const items = subscriptionManagerSchema.table(
  'items',
  {
    uuid: uuid().primaryKey(),
    kind: text().$type<'play_kit' | 'reading'>().notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    position: integer().notNull(),
    anchor: text().notNull(),
    scheduledDate: text('scheduled_date').$type<CivilDate>().notNull(),
    originalDate: text('original_date').$type<CivilDate>().notNull(),
    processStatus: text('process_status').$type<ProcessStatus>().notNull(),
    billingStatus: text('billing_status').$type<BillingStatus>().notNull(),
    shippingStatus: text('shipping_status').$type<ShippingStatus>().notNull(),
    scheduledType: text('scheduled_type').$type<ScheduledItem['scheduled_type']>().notNull(),
    orderId: text('order_id'),
    /** the subscription has begun again with that order */
    beginsAgain: boolean('begins_again').notNull().default(false),
    billingError: text('billing_error'),
    shippingError: text('shipping_error'),
    /** a lost parcel is sent again once; null: it was not */
    sentAgainOn: text('sent_again_on').$type<CivilDate>(),
    hasBooks: boolean('has_books').notNull(),
    /** what was chosen for this kit alone, over what was chosen with the subscription */
    customization: jsonb().$type<Customization>().notNull().default({}),
    /** what is being charged and ordered for it: decided once, so that a try after a crash asks for the same */
    pending: jsonb().$type<Pending>(),
    /** the day of the charge that its letter named; null: nobody was written to yet */
    announcedFor: text('announced_for').$type<CivilDate>(),
    announced: jsonb().$type<Announced>(),
    /** payments that failed before */
    failures: integer().notNull().default(0),
    /** the shop's day of the last step: the next one is counted from it */
    steppedOn: text('stepped_on').$type<CivilDate>().notNull(),
  },
  (table) => [
    unique('one_item_of_a_position').on(table.subscriptionId, table.position),
    index('items_due').on(table.processStatus, table.scheduledDate),
    index('items_under_way').on(table.processStatus, table.steppedOn),
  ],
)

/**
 * The sum that the last letter before its charge named, in cents, and which one it was. `draft`: its subscription's
 * `draftDue` when that was looked at: what changed since may have changed the sum. Boxes have none, nor another sum.
 */
type Announced = { amount: number; letters: number; draft: number | null }

/** `charge` is null where nothing is to be paid; without a token it is taken from their balance. */
export type Pending = {
  charge: { gateway_token: string | null; amount: number; currency_code: Currency } | null
  order: OrderFields
  /** items that this payment covers in advance */
  covers: string[]
  /** of its letter; what was decided before there were letters has none */
  locale?: LocaleCode
  /** for whom its kits are; null for a box of the reading club */
  childName?: string | null
}

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type ReadingRow = typeof readingSubscriptions.$inferSelect
export type ItemRow = typeof items.$inferSelect
