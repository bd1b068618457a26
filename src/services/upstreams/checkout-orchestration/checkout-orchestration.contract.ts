import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { DELIVERY_METHODS } from '~/services/domain/delivery/delivery.rules'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { KitAnchor } from '~/services/domain/kits/kit-anchor.contract'
import { LANGUAGES, LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { Order } from '~/services/domain/orders/order.contract'
import { AddressFields } from '~/services/domain/people/address.contract'
import { PersonName } from '~/services/domain/people/person-text.contract'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import { CODE_LIMITS } from '~/services/domain/prices/discount-code.rules'
import { ADD_ON_KINDS, PAYMENT_OPTIONS } from '~/services/domain/subscriptions/vocabulary'
import type { AccountError } from '~/services/platform/wire/wire.contract'
import { KitsToCome } from './kits-to-come.contract'

/** Where a checkout was started (`?source=`). */
export const CheckoutSource = z.enum(['cart', 'subscription', 'gift', 'erc'])
export type CheckoutSource = z.infer<typeof CheckoutSource>

const Sku = z.string().min(1).max(64)
const Quantity = z.number().int().min(1).max(1000)

/** Kits paid in advance have a size above one; pay per kit has size 1. */
const Plan = {
  payment_option: z.enum(PAYMENT_OPTIONS),
  size: z.number().int().min(1).max(22),
  add_ons: z.array(z.strictObject({ addon_kind: z.enum(ADD_ON_KINDS) })).max(1),
}

const CheckoutChild = z.strictObject({
  name: PersonName(100),
  birthday: CivilDate,
  /** a child that the account has already */
  child_uuid: Uuid.nullable(),
})

/** For whom a gift is; the code is mailed on `deliver_on`, a day of the shop (decided: E-94). */
const GiftDetails = z.strictObject({
  recipient_name: PersonName(100),
  recipient_email: z.email().max(254),
  deliver_on: CivilDate,
})

/**
 * The body of POST /api/v1/checkout_orchestration/start_checkout?source= (S-204, S-341), with an idempotency key.
 * It names no price: every one is the catalogue's (T5), and what codes take off is the shop's word. `le_flags` are evaluated again by the server (T30).
 */
export const CheckoutPayload = z.strictObject({
  locale: z.enum(LOCALE_CODES),
  items: z.array(z.strictObject({ sku: Sku, quantity: Quantity })).max(100),
  bundle_products: z.array(z.strictObject({ sku: Sku, quantity: Quantity })).max(20),
  subscriptions: z
    .array(
      z.strictObject({
        starting_kit_anchor: KitAnchor,
        selected_language: z.enum(LANGUAGES),
        customization: z.record(z.string().max(60), z.string().max(60)),
        child: CheckoutChild,
        /** of a child who is not born yet: with the order unless given (decided: E-111) */
        first_kit: z.enum(FIRST_KITS).optional(),
        ...Plan,
      }),
    )
    .max(1),
  subscription_plans: z
    .array(
      z.strictObject({
        plan_anchor: z.string().max(64),
        plan_installment_id: z.string().max(64),
        sku: Sku,
        item_origin: z.string().max(64),
      }),
    )
    .max(1),
  gifts: z.array(z.strictObject({ starting_kit_anchor: KitAnchor, ...Plan, gift: GiftDetails })).max(1),
  /** where the buyer lives by a cart that another storefront filled; beyond S-204, as the codes are */
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** as in the cart, whether they apply or not; beyond S-204, so that its keys suffice */
  discount_codes: z.array(z.string().trim().min(1).max(CODE_LIMITS.letters)).max(CODE_LIMITS.codes).optional(),
  user_uuid: Uuid.nullable(),
  le_flags: z.array(z.strictObject({ name: z.string().max(80), decision: z.string().max(80) })).max(40),
  leia_device_id: z.string().max(64).nullable(),
  le_repo: z.string().max(40),
})
export type CheckoutPayload = z.infer<typeof CheckoutPayload>
/** As it is sent: without a locale, the one follows from what the request itself speaks (decided: E-109). */
export const CheckoutBody = CheckoutPayload.partial({ locale: true })
export type CheckoutBody = z.infer<typeof CheckoutBody>
export const StartQuery = z.strictObject({ source: CheckoutSource })
export const StartAnswer = z.object({ uuid: Uuid })

/**
 * What a page says to start a checkout: what is bought is the visitor's own cart or subscription memory, by `source`.
 * `as` is the account for which the page was made, null for a guest. `plan` is the ERC's (decided: E-92).
 */
export const StartCheckout = z.strictObject({
  source: CheckoutSource,
  idempotencyKey: Uuid,
  as: Uuid.nullable(),
  plan: CheckoutPayload.shape.subscription_plans.element.nullable().default(null),
})
export type StartCheckout = z.input<typeof StartCheckout>
/** `href` is a path of this shop, or the address at CHECKOUT_HOST where the new checkout is off (S-026, S-027). */
export type StartedCheckout = { uuid: string; href: string }

/** What is bought, as the invoice shows it. `price` and `total` are cents; `full_price` is above `price` where something is saved. */
export const CheckoutLine = z.object({
  sku: z.string(),
  title: z.string(),
  /** what is paid and how often, in the words of the checkout's language */
  details: z.array(z.string()),
  kind: z.enum(['item', 'subscription', 'addOn', 'plan', 'gift']),
  quantity: z.number().int(),
  price: z.number().int(),
  full_price: z.number().int(),
  total: z.number().int(),
  /** the picture's name on the media endpoint */
  picture: z.string().nullable(),
  kit_anchor: z.string().nullable(),
})
export type CheckoutLine = z.infer<typeof CheckoutLine>

/** Days are working days. */
const DeliveryMethod = z.object({
  id: z.enum(DELIVERY_METHODS),
  price: z.number().int(),
  min_days: z.number().int(),
  max_days: z.number().int(),
})

/**
 * `open`: can be changed and paid. `paying`: a payment is on its way. `paid`: charged, the order is being written.
 * `confirmed`: there is an order.
 */
export const CheckoutStatus = z.enum(['open', 'paying', 'paid', 'confirmed'])
export type CheckoutStatus = z.infer<typeof CheckoutStatus>

/** Why the last payment was not taken. */
export const PaymentFailure = z.enum(['declined', 'card_expired'])
export type PaymentFailure = z.infer<typeof PaymentFailure>

/** An invoice on its way to an order. Amounts are cents; VAT (`tax`) is included in `total` where `taxes_included`. */
export const Checkout = z.object({
  uuid: Uuid,
  status: CheckoutStatus,
  source: CheckoutSource,
  locale: z.enum(LOCALE_CODES),
  currency_code: Currency,
  /** of the payload: stands first in the address, and its VAT is counted until there is one */
  country_code: z.string().nullable(),
  /** subscriptions and plans belong to an account: signed in before it is paid */
  needs_account: z.boolean(),
  /** something has to be sent */
  needs_shipping: z.boolean(),
  user_uuid: Uuid.nullable(),
  email: z.email().nullable(),
  phone_number: z.string().nullable(),
  shipping_address: AddressFields.nullable(),
  billing_address: AddressFields.nullable(),
  delivery_method: z.enum(DELIVERY_METHODS).nullable(),
  delivery_methods: z.array(DeliveryMethod),
  lines: z.array(CheckoutLine),
  subtotal: z.number().int(),
  discount: z.number().int(),
  /** what each code takes off on top of `discount`; 0: it does not apply to what is bought */
  discount_codes: z.array(DiscountCode).default([]),
  shipping: z.number().int(),
  tax: z.number().int(),
  /** per cent of VAT in the country of delivery */
  tax_rate: z.number(),
  taxes_included: z.boolean(),
  total: z.number().int(),
  ...KitsToCome.shape,
  payment_failure: PaymentFailure.nullable(),
  order: Order.nullable(),
  /** of the confirmed order: the play kit subscription that it started */
  subscription_uuid: Uuid.nullable(),
  child_uuid: Uuid.nullable(),
  expires_at: z.iso.datetime(),
})
export type Checkout = z.infer<typeof Checkout>

/** GET /api/v1/checkout_orchestration/{uuid} */
export const CheckoutAnswer = z.object({ checkout: Checkout })

/** PATCH /api/v1/checkout_orchestration/{uuid}: one step at a time; only while `open`. */
export const CheckoutChange = z.strictObject({
  email: z.email().max(254).optional(),
  phone_number: z.string().trim().max(32).nullable().optional(),
  shipping_address: AddressFields.optional(),
  /** null: the same as the shipping address */
  billing_address: AddressFields.nullable().optional(),
  delivery_method: z.enum(DELIVERY_METHODS).optional(),
})
export type CheckoutChange = z.infer<typeof CheckoutChange>

/** A card of the test gateway. It passes through and is kept nowhere; only brand and last four digits are. */
export const Card = z.strictObject({
  number: z.string().regex(/^\d{12,19}$/),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/),
  name: PersonName(100),
})
export type Card = z.infer<typeof Card>

/** What the test gateway does with a number; any other number that passes Luhn's check is taken too. */
export const TEST_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  expired: '4000000000000069',
  /** charged, but the answer comes later than anyone waits */
  timedOut: '4000000000000127',
} as const
export type TestCards = Record<keyof typeof TEST_CARDS, string>

/**
 * POST /api/v1/checkout_orchestration/{uuid}/complete, with an idempotency key: charges once per key and writes the
 * order. 402 with `declined` or `card_expired`; 409 while the same key is on its way; 422 where a step is missing.
 */
export const CompleteCheckout = z.strictObject({ card: Card, total: z.number().int() })
export type CompleteCheckout = z.infer<typeof CompleteCheckout>

/**
 * POST /api/v1/checkout_orchestration/charges (services only), with an idempotency key: charges a card that was kept
 * by its token, once per key. 402 with `declined` or `card_expired`. `amount` is cents.
 */
export const NewCharge = z.strictObject({
  charge: z.strictObject({
    gateway_token: z.string().min(1).max(100),
    amount: z.number().int().positive(),
    currency_code: Currency,
  }),
})
export type NewCharge = z.infer<typeof NewCharge>

/** POST /api/v1/checkout_orchestration/{uuid}/continue (S-363, E-38): where the buyer, now `user_uuid`, goes on, below {locale}/. */
export const ContinueCheckout = z.strictObject({ user_uuid: Uuid.nullable() })
export const ContinueAnswer = z.object({ uuid: Uuid, path: z.string() })

/** GET /api/v1/gift_activations/{code}, POST the same with an idempotency key (decided: E-94). */
export const GiftActivation = z.object({
  code: z.string(),
  status: z.enum(['scheduled', 'sent', 'activated', 'withdrawn']),
  /** the first name of whoever paid; null where none is known */
  giver_name: z.string().nullable().default(null),
  recipient_name: z.string(),
  size: z.number().int(),
})
export type GiftActivation = z.infer<typeof GiftActivation>
export const GiftActivationAnswer = z.object({ gift_activation: GiftActivation })
/**
 * Redeems a code once, for the signed-in person. `follows_running`: for a child who gets kits already, the gift's come
 * after the last paid one; without it such a child is refused with `runningKits` (decided: E-107).
 */
export const ActivateGift = z.strictObject({
  child: CheckoutChild,
  follows_running: z.boolean().default(false),
  selected_language: z.enum(LANGUAGES),
  address: AddressFields,
})
export type ActivateGift = z.infer<typeof ActivateGift>
export const ActivatedAnswer = z.object({ subscription_uuid: Uuid, child_uuid: Uuid })

/**
 * `gone`: expired or unknown. `refused` carries the service's status and code (S-377): `outOfStock`, `agedOut`,
 * `incomplete`, `accountFull` (no room for another child or address), `notServed` (the shop of that region does not
 * send there), `totalChanged`, `needsAccount`, `notOpen`, `usedCode`, `unknownCode`, `runningKits`, `fewKits`, `invalid`.
 */
export type CheckoutError =
  | AccountError
  | { kind: 'gone' }
  | { kind: 'needsAccount' }
  | { kind: 'payment'; failure: PaymentFailure }
  | { kind: 'running' }
  | { kind: 'refused'; status: number; code: string }
