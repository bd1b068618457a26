import type { z } from 'zod'
import type { RunningKit } from '~/services/domain/gifts/following-gift.rules'
import { type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { hasCome } from '~/services/domain/subscriptions/status.rules'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import { askService, ServiceFailed } from '~/services/platform/wire/service-calls'
import { KnownFamily, type KnownOffer, KnownOffers, KnownPlan, KnownSubscriptions } from '../other-services.contract'
import type { CheckoutDeps } from './checkout-deps'

/** What an account has already. */
export async function familyOf(deps: CheckoutDeps, userUuid: string): Promise<KnownFamily | null> {
  const answer = await askService(deps.ask, {
    name: 'account-manager',
    path: `/users/${userUuid}`,
    schema: KnownFamily,
  })
  return answer?.user ?? null
}

async function subscriptionsOf(deps: CheckoutDeps, userUuid: string): Promise<KnownSubscription[]> {
  const path = `/recipient/${userUuid}/subscriptions`
  const answer = await askService(deps.ask, { name: 'subscription-manager', path, schema: KnownSubscriptions })
  return answer?.subscriptions ?? []
}
type KnownSubscription = z.infer<typeof KnownSubscriptions>['subscriptions'][number]

const isActive = ({ subscription_status }: KnownSubscription) => subscription_status === 'active'

/** The children of an account that get kits until somebody ends it; a gift ends by itself. */
export async function subscribedChildren(deps: CheckoutDeps, userUuid: string): Promise<string[]> {
  const active = (await subscriptionsOf(deps, userUuid)).filter(isActive)
  return active.filter(({ partial_subscription }) => !partial_subscription).map(({ child_uuid }) => child_uuid)
}

/** The kits that a child gets already, subscription and gifts together; [] where nothing runs. */
export const kitsOfChild = async (deps: CheckoutDeps, of: OfChild): Promise<RunningKit[]> =>
  kitsIn((await subscriptionsOf(deps, of.userUuid)).filter(isActive).filter(isOf(of)))

/** The kits that a child has had, and those that it gets still, whatever became of what paid for them. */
export const everyKitOfChild = async (deps: CheckoutDeps, of: OfChild): Promise<RunningKit[]> =>
  kitsIn((await subscriptionsOf(deps, of.userUuid)).filter(isOf(of)))

/** The kits of one subscription that come, in their order. */
export async function kitsOfSubscription(
  deps: CheckoutDeps,
  { userUuid, subscriptionUuid }: { userUuid: string; subscriptionUuid: string },
): Promise<RunningKit[]> {
  const own = (await subscriptionsOf(deps, userUuid)).filter(({ uuid }) => uuid === subscriptionUuid)
  return kitsIn(own)
    .filter(hasCome)
    .sort((one, other) => one.scheduled_date.localeCompare(other.scheduled_date))
}

type OfChild = { userUuid: string; childUuid: string }

const isOf =
  ({ childUuid }: OfChild) =>
  ({ child_uuid }: KnownSubscription) =>
    child_uuid === childUuid

const kitsIn = (subscriptions: readonly KnownSubscription[]) =>
  subscriptions.flatMap(({ scheduled_items }) =>
    scheduled_items.map(({ product, ...item }) => ({ ...item, anchor: product.anchor })),
  )

type Advance = { anchor: string; size: number; locale: LocaleCode }

/** What so many kits cost in advance: an offer may reach over two bands. */
export async function offerOf(deps: CheckoutDeps, { anchor, size, locale }: Advance): Promise<KnownOffer | null> {
  const { language, currency } = localeOfCode(locale)
  const asked = { starting_product_anchor: anchor, language, currency_code: currency }
  const path = `/discounts/bundles?${new URLSearchParams(asked)}`
  const answer = await askService(deps.ask, { name: 'catalog', path, schema: KnownOffers }).catch(unavailable)
  return answer?.discounts.find((offer) => offer.size === size) ?? null
}

type Plan = { plan_anchor: string; plan_installment_id: string; sku: string }

/** A box has to be one of its plan's. */
export async function refuseUnknownPlan(deps: CheckoutDeps, { plan_anchor, plan_installment_id, sku }: Plan) {
  const path = `/subscription_plans/${encodeURIComponent(plan_anchor)}/installments?language=en`
  const answer = await askService(deps.ask, { name: 'catalog', path, schema: KnownPlan }).catch(unavailable)
  const isOne = answer?.subscription_plan.installments.some((one) => one.id === plan_installment_id && one.sku === sku)
  if (!isOne) throw new ServiceRefusal(422, 'invalid')
}

/** Before anything is done, another service's failure is ours: try again later. */
export function unavailable(error: unknown): never {
  throw error instanceof ServiceFailed ? new ServiceRefusal(503, 'later') : error
}
