import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

const Asked = { language: z.enum(LANGUAGES), currency_code: Currency }

/** GET /product; `anchor=subscription-1` is the subscription with the 22 kits. */
export const ProductQuery = z.strictObject({
  anchor: z.string().max(64),
  enable_redux: z.enum(['true', 'false']).optional(),
  include_associations: z.enum(['true', 'false']).optional(),
  ...Asked,
  currency_code: Currency.default('eur'),
})
export const ProductAnswer = z.object({ product: CatalogProduct })

/** GET /products?anchors=a,b (services and pages): those that are known, in the order asked; at most 50. */
export const ProductsQuery = z.strictObject({
  anchors: z.string().max(2000),
  ...Asked,
  currency_code: Currency.default('eur'),
})
export const ProductsAnswer = z.object({ products: z.array(CatalogProduct) })

/** GET /age_bands?date_of_birth= (S-362; decided: E-38, E-05): null once a child is past every kit. */
export const AgeBandQuery = z.strictObject({ date_of_birth: CivilDate })
const AgeBand = z.object({
  anchor: z.string(),
  name: z.string(),
  age_unit: z.literal('month'),
  min_age: z.number().int(),
  max_age: z.number().int(),
})
export const AgeBandAnswer = z.object({ age_band: AgeBand.nullable() })

/** GET /discounts/bundles */
export const BundleOffersQuery = z.strictObject({ starting_product_anchor: z.string().max(64), ...Asked })
export const BundleOffersAnswer = z.object({ discounts: z.array(BundleOffer) })
/** GET /bundle_discounts/{id} */
export const BundleDiscountAnswer = z.object({ bundle_discount: BundleOffer })

/** A plan of boxes (ERC): what each costs, in cents. `id` is the product's anchor, `sku` the shop's variant. */
const PlanInstallment = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  price: z.number().int(),
  currency_code: Currency,
  frequency_months: z.number().int(),
})
export const SubscriptionPlan = z.object({
  anchor: z.string(),
  name: z.string(),
  installments: z.array(PlanInstallment),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>
/** GET /subscription_plans/{anchor}/installments (S-304, S-385) */
export const SubscriptionPlanQuery = z.strictObject({ ...Asked, currency_code: Currency.default('eur') })
export const SubscriptionPlanAnswer = z.object({ subscription_plan: SubscriptionPlan })

/** GET /credit_summary of who asks; our own server names `user_uuid`. Amounts are cents. */
export const CreditSummaryQuery = z.strictObject({ user_uuid: Uuid.optional() })
export const CreditSummary = z.object({
  credits_available: z.object({
    advocate_rewards: z.object({ total_balance: z.number().int(), currency_code: Currency }),
  }),
})
/**
 * POST /credit_draws (services only), with an idempotency key: takes `amount` cents of a person's credit, once per key however late
 * it is asked again. 402 with `insufficient_credit` takes nothing: less is left, or in another currency (decided: E-66).
 */
export const NewCreditDraw = z.strictObject({
  draw: z.strictObject({ user_uuid: Uuid, amount: z.number().int().positive(), currency_code: Currency }),
})
export type NewCreditDraw = z.infer<typeof NewCreditDraw>
/**
 * POST /credit_returns (services only): what was drawn under `key` is theirs again, once per draw. 404 where that person drew
 * nothing under it.
 */
export const NewCreditReturn = z.strictObject({
  credit_return: z.strictObject({ user_uuid: Uuid, key: z.string().min(1).max(120) }),
})
export type NewCreditReturn = z.infer<typeof NewCreditReturn>
/** GET /external_payment_methods/for_user/{uuid} (S-351), the primary one first; labels in the language asked. */
export const PaymentMethodsQuery = z.strictObject({ language: z.enum(LANGUAGES).default('en') })
export const PaymentMethodsAnswer = z.object({ external_payment_methods: z.array(PaymentMethod) })
/**
 * GET /external_payment_methods/for_user/{uuid}/charged (services only): the primary one with the gateway's token as
 * `charged_payment_method`, null where there is none. The balance has no token: POST /credit_draws takes from it.
 */
export type ChargedMethod = PaymentMethod & { gateway_token: string | null }
/** POST /external_payment_methods (services only), with an idempotency key; it becomes the primary one. No card number ever. */
export const NewPaymentMethod = z.strictObject({
  user_uuid: Uuid,
  brand: z.string().max(20),
  last4: z.string().regex(/^\d{4}$/),
  /** the gateway's token, by which it charges again */
  gateway_token: z.string().max(100),
  billing_address_uuid: Uuid.nullable(),
})
export type NewPaymentMethod = z.infer<typeof NewPaymentMethod>
/**
 * PATCH /external_payment_methods/{uuid} (services only): another card, another billing address, or both; only what is named
 * changes. 404 where it is not `user_uuid`’s.
 */
export const PaymentMethodChange = z.strictObject({
  user_uuid: Uuid,
  card: NewPaymentMethod.pick({ brand: true, last4: true, gateway_token: true }).optional(),
  billing_address_uuid: Uuid.optional(),
})
export type PaymentMethodChange = z.infer<typeof PaymentMethodChange>
export const PaymentMethodAnswer = z.object({ external_payment_method: PaymentMethod })

export type CatalogError = AccountError
