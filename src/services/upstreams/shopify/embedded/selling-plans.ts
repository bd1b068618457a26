import type { Localized, SeedSellingPlan } from './catalogue.contract'
import { type ConnectionArguments, connect } from './connection'
import { gid, shopifyNumber } from './ids'
import { moneyV2, priceIn, textIn } from './market'
import type { ProductRecord, VariantRecord } from './records'
import type { Scope } from './scope'

const GROUP_NAME: Localized = {
  en: 'Subscription',
  nl: 'Abonnement',
  fr: 'Abonnement',
  de: 'Abonnement',
  es: 'Suscripción',
}
const OPTION_NAME: Localized = { en: 'Delivery', nl: 'Levering', fr: 'Livraison', de: 'Lieferung', es: 'Entrega' }

const planNumber = (product: ProductRecord, plan: SeedSellingPlan) =>
  shopifyNumber('SellingPlan', `${product.handle}/${plan.handle}`)

export const planGid = (product: ProductRecord, plan: SeedSellingPlan) => gid('SellingPlan', planNumber(product, plan))

export const findPlan = (product: ProductRecord, id: string) =>
  product.document.sellingPlans?.find((plan) => planGid(product, plan) === id) ?? null

/** Each delivery is billed when it is made, at the variant's price: plans differ in rhythm, not in price. */
function planView(product: ProductRecord, plan: SeedSellingPlan, { market }: Scope) {
  const rhythm = { interval: 'MONTH', intervalCount: plan.deliveryMonths }
  return {
    id: planGid(product, plan),
    name: textIn(plan.name, market),
    description: textIn(plan.description, market),
    options: [{ name: textIn(OPTION_NAME, market), value: textIn(plan.name, market) }],
    priceAdjustments: [],
    recurringDeliveries: true,
    billingPolicy: { __typename: 'SellingPlanRecurringBillingPolicy', ...rhythm },
    deliveryPolicy: { __typename: 'SellingPlanRecurringDeliveryPolicy', ...rhythm },
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    },
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  }
}

/** A product's plans are one group; a product without plans has none. */
export function planGroups(product: ProductRecord, scope: Scope) {
  const plans = product.document.sellingPlans ?? []
  if (plans.length === 0) return []
  const rows = plans.map((plan) => ({ id: plan.handle, plan }))
  const values = plans.map((plan) => textIn(plan.name, scope.market))
  return [
    {
      id: product.handle,
      name: textIn(GROUP_NAME, scope.market),
      appName: null,
      options: [{ name: textIn(OPTION_NAME, scope.market), values }],
      sellingPlans: (args: ConnectionArguments) => connect(rows, args, ({ plan }) => planView(product, plan, scope)),
    },
  ]
}

type Allocating = { product: ProductRecord; variant: VariantRecord; plan: SeedSellingPlan; scope: Scope }

/** What a variant costs under a plan. */
export function allocationOf({ product, variant, plan, scope }: Allocating) {
  const price = priceIn(variant.document.priceCents, scope.market)
  const compareAtPrice = priceIn(variant.document.compareAtCents ?? variant.document.priceCents, scope.market)
  return {
    checkoutChargeAmount: price,
    remainingBalanceChargeAmount: moneyV2(0, scope.market.currency),
    priceAdjustments: [{ price, compareAtPrice, perDeliveryPrice: price, unitPrice: null }],
    sellingPlan: planView(product, plan, scope),
  }
}
