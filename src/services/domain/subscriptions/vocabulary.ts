import type { CivilDate } from '../dates/civil-date'

/*
 * The words of subscriptions, as the specification writes them. What a wire or a page says of a box, a payment or a
 * subscription is one of these.
 */

/** S-273; the account view knows those of A-251. */
export const PROCESS_STATUSES = [
  'awaiting_process',
  'skip_requested',
  'skipped',
  'billing',
  'shipping',
  'completed',
  'error',
  'not_applicable',
  'cancelled',
  'returned',
  'shipment_preparation',
] as const
export type ProcessStatus = (typeof PROCESS_STATUSES)[number]

/** S-275 */
export const BILLING_STATUSES = ['awaiting_payment', 'paid', 'prepay', 'error', 'refund', 'pending_clearance'] as const
export type BillingStatus = (typeof BILLING_STATUSES)[number]

/** S-274 */
export const SHIPPING_STATUSES = [
  'not_shipped',
  'warehouse_notified',
  'shipped',
  'error',
  'return',
  'scheduled',
] as const
export type ShippingStatus = (typeof SHIPPING_STATUSES)[number]

/** S-277 */
export const SCHEDULED_TYPES = ['scheduled', 'initial_item', 'previous_play'] as const
type ScheduledType = (typeof SCHEDULED_TYPES)[number]

/** S-268: as the catalogue of subscriptions says it; only active, finished and cancelled are shown to a customer. */
export const SUBSCRIPTION_STATUSES = ['active', 'inactive', 'cancelled', 'created', 'finished', 'error'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** S-271 */
export const RECORD_STATUSES = ['active', 'cancelled', 'paused', 'pending'] as const
export type RecordStatus = (typeof RECORD_STATUSES)[number]

/** S-272; the account view knows those of A-250. */
export const INSTALLMENT_STATUSES = [
  'skipped',
  'ordered',
  'complete',
  'processing',
  'scheduled',
  'cancelled',
  'paused',
] as const
export type InstallmentStatus = (typeof INSTALLMENT_STATUSES)[number]

/** S-279 */
export const PAYMENT_OPTIONS = ['paygo', 'pay-up-front', 'recurring-pay-up-front'] as const
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]

/** */
export const PAYMENT_PLANS = ['PAYGO', 'PUF', 'REPUF'] as const
export type PaymentPlan = (typeof PAYMENT_PLANS)[number]

/** S-278 */
export const ADD_ON_KINDS = ['books_addon'] as const

/** A subscription begins in the shop or with a gift's code. */
export const SUBSCRIPTION_SOURCES = ['WEB', 'GIFTING_ACTIVATION'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

/** One box of a schedule, as far as a rule asks. `order_id` is null until it stands on an order. */
export type ScheduledItem = {
  uuid: string
  scheduled_date: CivilDate
  process_status: ProcessStatus
  billing_status: BillingStatus
  shipping_status: ShippingStatus
  scheduled_type: ScheduledType
  order_id: string | null
  billing_error_message: string | null
  shipping_error_message: string | null
}

/** A play kit subscription (A-221 … A-223), as far as a rule asks. */
export type Subscription<Item = ScheduledItem> = {
  child_uuid: string
  subscription_status: SubscriptionStatus
  subscription_source: SubscriptionSource
  paymentPlan: PaymentPlan
  /** it ends with what was paid: a gift, or a prepayment that nothing follows */
  partial_subscription: boolean
  isBooksAddonActive: boolean
  created_at: string
  scheduled_items: readonly Item[]
}
