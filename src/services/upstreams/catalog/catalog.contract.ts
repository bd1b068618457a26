import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import type { AccountError } from '~/services/flows/identity/identity.contract'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { PaymentMethod } from '~/services/upstreams/account-manager/account-manager.contract'

/** An asset of a product: the picture's name on the media endpoint. */
export const ProductAsset = z.object({ uri: z.string(), alt_text: z.string(), sort_order: z.number().int() })

/**
 * A product as schedules show it. `price` is cents of the asked currency: of a kit what a subscriber pays for
 * it, while its `variants` say what each costs by itself. Ages are months.
 */
export const CatalogProduct = z.object({
  uuid: Uuid,
  name: z.string(),
  anchor: z.string(),
  description: z.string(),
  display_age_range: z.string(),
  url: z.string(),
  price: z.number().int(),
  product_type: z.string(),
  default_variant_sku: z.string(),
  variants: z.array(z.object({ sku: z.string(), price: z.number().int() })),
  assets: z.array(ProductAsset),
  metadata: z.object({
    data: z.object({ age_unit: z.literal('month'), min_age: z.number().int(), max_age: z.number().int() }),
  }),
  /** other anchors that it is made of, with include_associations; the kits of subscription-1 in order of age */
  associations: z.array(z.string()),
})
export type CatalogProduct = z.infer<typeof CatalogProduct>

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
export const AgeBand = z.object({
  anchor: z.string(),
  name: z.string(),
  age_unit: z.literal('month'),
  min_age: z.number().int(),
  max_age: z.number().int(),
})
export const AgeBandAnswer = z.object({ age_band: AgeBand.nullable() })

/**
 * Kits paid for in advance: `size` of them, more than one, for `amount` cents together;
 * `full_amount` is what they cost one by one. `applicable_bundles` are the anchors of the kits, in order.
 */
export const BundleOffer = z.object({
  id: z.string(),
  size: z.number().int().min(2),
  amount: z.number().int(),
  full_amount: z.number().int(),
  currency_code: Currency,
  applicable_bundles: z.array(z.string()),
})
export type BundleOffer = z.infer<typeof BundleOffer>
/** GET /discounts/bundles */
export const BundleOffersQuery = z.strictObject({ starting_product_anchor: z.string().max(64), ...Asked })
export const BundleOffersAnswer = z.object({ discounts: z.array(BundleOffer) })
/** GET /bundle_discounts/{id} */
export const BundleDiscountAnswer = z.object({ bundle_discount: BundleOffer })

/** A plan of boxes (ERC): what each costs, in cents. `id` is the product's anchor, `sku` the shop's variant. */
export const PlanInstallment = z.object({
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
/** GET /external_payment_methods/for_user/{uuid} (S-351), the primary one first; labels in the language asked. */
export const PaymentMethodsQuery = z.strictObject({ language: z.enum(LANGUAGES).default('en') })
export const PaymentMethodsAnswer = z.object({ external_payment_methods: z.array(PaymentMethod) })
/** GET /external_payment_methods/for_user/{uuid}/charged (services only): the primary one with the gateway's token. */
export const ChargedMethod = PaymentMethod.extend({ gateway_token: z.string() })
export type ChargedMethod = z.infer<typeof ChargedMethod>
export const ChargedMethodAnswer = z.object({ charged_payment_method: ChargedMethod.nullable() })
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
export const PaymentMethodAnswer = z.object({ external_payment_method: PaymentMethod })

export type CatalogError = AccountError
