import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES, LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import { CatalogProduct, ShownAssets } from '~/services/domain/products/catalog-product.contract'
import {
  ADD_ON_KINDS,
  BILLING_STATUSES,
  INSTALLMENT_STATUSES,
  PAYMENT_OPTIONS,
  PAYMENT_PLANS,
  PROCESS_STATUSES,
  RECORD_STATUSES,
  SCHEDULED_TYPES,
  SHIPPING_STATUSES,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATUSES,
} from '~/services/domain/subscriptions/vocabulary'
import { DueStep } from '~/services/platform/wire/due.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/** The words of domain/subscriptions/vocabulary.ts, on the wire. */
const ProcessStatus = z.enum(PROCESS_STATUSES)
const BillingStatus = z.enum(BILLING_STATUSES)
const ShippingStatus = z.enum(SHIPPING_STATUSES)
const ScheduledType = z.enum(SCHEDULED_TYPES)
const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)
const RecordStatus = z.enum(RECORD_STATUSES)
const InstallmentStatus = z.enum(INSTALLMENT_STATUSES)
const PaymentOption = z.enum(PAYMENT_OPTIONS)
const PaymentPlan = z.enum(PAYMENT_PLANS)
/** S-278 */
const AddOnStatus = z.enum(['active', 'inactive', 'cancelled'])
const AddOnKind = z.enum(ADD_ON_KINDS)

/** The book box that goes with a kit; `price_cents` in the subscription's currency. */
const BookBundleProduct = z.object({
  copy_text: z.object({ title: z.string(), description_html: z.string() }),
  media: z.array(z.string()),
  components: z.array(z.string()),
  metadata: z.object({ price_cents: z.number().int() }),
})

/** One box of a schedule. `order_id` is null until it stands on an order. */
export const ScheduledItem = z.object({
  uuid: Uuid,
  product: CatalogProduct,
  product_uuid: Uuid,
  scheduled_date: CivilDate,
  original_scheduled_date: CivilDate,
  process_status: ProcessStatus,
  billing_status: BillingStatus,
  shipping_status: ShippingStatus,
  scheduled_type: ScheduledType,
  status: z.string(),
  order_id: z.string().nullable(),
  billing_error_message: z.string().nullable(),
  shipping_error_message: z.string().nullable(),
  bookBundleProduct: BookBundleProduct.nullable(),
  scheduled_addons: z.array(z.object({ addon_kind: AddOnKind })),
  /** what comes in it, of what can be chosen; nothing with who does not know the word */
  customization: z.record(z.string(), z.string()).default({}),
})
export type ScheduledItem = z.infer<typeof ScheduledItem>

export const ScheduleSection = z.object({
  section_status: z.enum(['current', 'next', 'upcoming', 'past']),
  scheduled_items: z.array(ScheduledItem),
  subscription_preference: z.object({ selected_options: z.object({ language: z.enum(LANGUAGES) }) }),
})
export type ScheduleSection = z.infer<typeof ScheduleSection>

/** One payment of a subscription; of play kits and ERC alike. */
export const Installment = z.object({
  id: Uuid,
  subscription_id: Uuid,
  order_id: z.string().nullable(),
  status: InstallmentStatus,
  scheduled_date: CivilDate,
  original_scheduled_date: CivilDate,
  product_anchor: z.string(),
  billing_status: BillingStatus,
  skippable: z.boolean(),
})
export type Installment = z.infer<typeof Installment>
/**
 * One of the reading club: `ordered` is packed or has left, and its process status tells which. Why its payment failed
 * is null with who does not know the word.
 */
const ReadingInstallment = Installment.extend({
  process_status: ProcessStatus,
  billing_error_message: z.string().nullable().default(null),
})
export type ReadingInstallment = z.infer<typeof ReadingInstallment>

/** A play kit subscription (A-221 … A-223, S-203). */
export const Subscription = z.object({
  uuid: Uuid,
  recipient_uuid: Uuid,
  child_uuid: Uuid,
  delivery_address_uuid: Uuid,
  bundle_discount_uuid: z.string().nullable(),
  bundle_discount: BundleOffer.nullable(),
  subscription_status: SubscriptionStatus,
  subscription_type: z.literal('play_kit'),
  subscription_source: z.enum(SUBSCRIPTION_SOURCES),
  is_babylist: z.boolean(),
  paymentPlan: PaymentPlan,
  partial_subscription: z.boolean(),
  isBooksAddonActive: z.boolean(),
  isDefaultSelectedSubscription: z.boolean(),
  currency_code: Currency,
  /** so many kits the next charge pays together; who does not know the word charges one */
  advance_kits: z.number().int().min(1).default(1),
  /** the birth date for which the kits that wait were laid out; null with who does not know the word */
  laid_out_for: CivilDate.nullable().default(null),
  created_at: z.iso.datetime(),
  /** by date */
  scheduled_items: z.array(ScheduledItem),
  schedule_sections: z.array(ScheduleSection),
  addon_preferences: z.array(z.object({ addon_kind: AddOnKind, addon_status: AddOnStatus })),
  installments: z.array(Installment),
})
export type Subscription = z.infer<typeof Subscription>
/** GET /recipient/{uuid}/subscriptions (S-352) */
export const SubscriptionsAnswer = z.object({ subscriptions: z.array(Subscription) })

/** A box as a schedule shows it. */
const DatedItem = ScheduledItem.pick({
  uuid: true,
  scheduled_date: true,
  original_scheduled_date: true,
  process_status: true,
  billing_status: true,
  order_id: true,
  billing_error_message: true,
  shipping_error_message: true,
  scheduled_addons: true,
  customization: true,
}).extend({
  product: CatalogProduct.pick({
    anchor: true,
    name: true,
    display_age_range: true,
    customizable_options: true,
  }).extend({
    assets: ShownAssets,
  }),
})
export type DatedItem = z.infer<typeof DatedItem>

/** What a schedule is made of: of a subscription each box once, of its sections the language alone. */
const DatedSubscription = Subscription.omit({ addon_preferences: true, installments: true }).extend({
  scheduled_items: z.array(DatedItem),
  schedule_sections: z.array(ScheduleSection.pick({ subscription_preference: true })),
})
export type DatedSubscription = z.infer<typeof DatedSubscription>
/** The same with ?view=dates. Who does not know the word answers the whole of it, and is understood. */
export const DatedSubscriptionsAnswer = z.object({ subscriptions: z.array(DatedSubscription) })

/** GET /recipient/{uuid}/subscriptions_count?full_subscription&status[]= (S-353, A-239) */
export const SubscriptionCounts = z.object({
  active: z.number().int(),
  cancelled: z.number().int(),
  finished: z.number().int(),
})
export type SubscriptionCounts = z.infer<typeof SubscriptionCounts>
export const SubscriptionCountsAnswer = z.object({ subscriptions_count: SubscriptionCounts })

/**
 * An Early Reader Club subscription. `plan_installment_id`: the box of the plan that comes every month, charged in
 * `currency_code`. `delivery_address_uuid` null: it goes to the account's first address.
 */
export const ReadingSubscription = z.object({
  id: Uuid,
  user_uuid: Uuid,
  status: RecordStatus,
  plan_anchor: z.string(),
  plan_installment_id: z.string(),
  currency_code: Currency,
  delivery_address_uuid: Uuid.nullable(),
  paymentMethod: z.object({ localized_label: z.string() }).nullable(),
  pausable: z.boolean(),
  created_at: z.iso.datetime(),
  /** the day that its boxes are counted from, month by month; absent: that on which it was made */
  monthly_from: CivilDate.optional(),
  installments: z.array(ReadingInstallment),
})
export type ReadingSubscription = z.infer<typeof ReadingSubscription>
/** GET /sub_engine/users/{uuid}/subscriptions?type=reading (S-354, decided: E-38) */
export const ReadingSubscriptionsAnswer = z.object({ subscriptions: z.array(ReadingSubscription) })

/**
 * POST /subscriptions (services only), with an idempotency key: a play kit subscription whose first item is paid by
 * `order_id`. `prepaid` counts kits paid in advance, the first one included; `is_partial`: a gift, which ends with them.
 */
export const NewSubscription = z.strictObject({
  subscription: z.strictObject({
    user_uuid: Uuid,
    child_uuid: Uuid,
    birthday: CivilDate,
    delivery_address_uuid: Uuid,
    starting_kit_anchor: z.string().max(64),
    selected_language: z.enum(LANGUAGES),
    payment_option: PaymentOption,
    prepaid: z.number().int().min(1).max(22),
    has_books_addon: z.boolean(),
    customization: z.record(z.string(), z.string()),
    currency_code: Currency,
    order_id: z.string(),
    payment_label: z.string(),
    bundle_discount_uuid: z.string().nullable(),
    source: z.enum(SUBSCRIPTION_SOURCES),
    is_partial: z.boolean(),
    /** in which its letters are written: that of the language and the currency unless given */
    locale: z.enum(LOCALE_CODES).optional(),
    /** the day from which it is laid out: today unless given */
    ordered_on: CivilDate.optional(),
    /** of a child who is not born yet: with the order unless given (decided: E-111) */
    first_kit: z.enum(FIRST_KITS).optional(),
    /** the day of the first kit where it follows others of the child: with the order unless given */
    first_on: CivilDate.optional(),
  }),
})
export type NewSubscription = z.infer<typeof NewSubscription>
export const SubscriptionAnswer = z.object({ subscription: Subscription })

/**
 * POST /sub_engine/subscriptions (services only), with an idempotency key: an ERC subscription, its first box processing.
 * Later boxes are charged in `currency_code` (eur unless given) and go to `delivery_address_uuid` (the account's first
 * address unless given).
 */
export const NewReadingSubscription = z.strictObject({
  subscription: z.strictObject({
    user_uuid: Uuid,
    plan_anchor: z.string().max(64),
    plan_installment_id: z.string().max(64),
    sku: z.string().max(64),
    order_id: z.string(),
    payment_label: z.string(),
    currency_code: Currency.optional(),
    delivery_address_uuid: Uuid.nullable().optional(),
    locale: z.enum(LOCALE_CODES).optional(),
  }),
})
export type NewReadingSubscription = z.infer<typeof NewReadingSubscription>
export const ReadingSubscriptionAnswer = z.object({ subscription: ReadingSubscription })

/**
 * POST /sub_engine/due (services only): what the shop's day brings. `moved` counts the steps that were made, `failed` the
 * boxes and drafts that are tried again with the next call.
 */
export const DueAnswer = z.object({
  moved: z.number().int(),
  failed: z.number().int(),
  /** which kits and boxes those were, and how far each is now; letters and drafts are none */
  steps: z.array(DueStep).default([]),
})
export type DueAnswer = z.infer<typeof DueAnswer>

/** PATCH /installments/{id}, behind /api/update-installment: within the window of, else 422. */
export const InstallmentChange = z.strictObject({ installment: z.strictObject({ scheduled_date: CivilDate }) })
export const InstallmentAnswer = z.object({ installment: Installment })

/**
 * POST /sub_engine/subscriptions/{id}/pause_releases, without a body: a paused ERC subscription goes on.
 * Answered the same where it goes on already; 422 `notPaused` where it cannot.
 */
export const PauseReleaseAnswer = z.object({ pause_release: z.object({ subscription_id: Uuid }) })
export type PauseRelease = z.infer<typeof PauseReleaseAnswer>['pause_release']

export type SubscriptionManagerError = AccountError | { kind: 'refused'; code: string }
