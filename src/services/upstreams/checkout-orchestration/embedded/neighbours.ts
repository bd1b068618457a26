import type { z } from 'zod'
import { type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { ServiceName } from '~/services/platform/wire/service-deps'
import { KnownFamily, type KnownOffer, KnownOffers, KnownPlan, KnownSubscriptions } from '../neighbours.contract'
import type { CheckoutDeps } from './checkout-deps'

/** Another service did not do its part: the work goes on later. */
export class StepFailed extends Error {}

type Making<S extends z.ZodType> = { of: ServiceName; path: string; key: string; body: unknown; schema: S }

/** Lets another service make something, once per key. */
export async function make<S extends z.ZodType>({ ask }: CheckoutDeps, making: Making<S>): Promise<z.infer<S>> {
  const { of, path, key, body, schema } = making
  const answer = await ask(of, { method: 'POST', path, body, key }).catch((error: unknown) => {
    throw new StepFailed(`${of} did not answer`, { cause: error })
  })
  const text = await answer.text()
  if (!answer.ok) throw new StepFailed(`${of} answered ${answer.status}: ${codeOf(text)}`)
  const parsed = schema.safeParse(jsonOf(text))
  if (!parsed.success) throw new StepFailed(`${of} answered something else: ${parsed.error.message}`)
  return parsed.data
}

type Knowing<S extends z.ZodType> = { of: ServiceName; path: string; schema: S }

/** What another service knows; null for what is not there. */
async function known<S extends z.ZodType>({ ask }: CheckoutDeps, knowing: Knowing<S>): Promise<z.infer<S> | null> {
  const { of, path, schema } = knowing
  const answer = await ask(of, { path }).catch((error: unknown) => {
    throw new StepFailed(`${of} did not answer`, { cause: error })
  })
  if (answer.status === 404) return null
  const parsed = schema.safeParse(jsonOf(await answer.text()))
  if (!answer.ok || !parsed.success) throw new StepFailed(`${of} answered ${answer.status}`)
  return parsed.data
}

/** What an account has already. */
export async function familyOf(deps: CheckoutDeps, userUuid: string): Promise<KnownFamily | null> {
  const answer = await known(deps, { of: 'account-manager', path: `/users/${userUuid}`, schema: KnownFamily })
  return answer?.user ?? null
}

/** The children of an account that get kits until somebody ends it; a gift ends by itself. */
export async function subscribedChildren(deps: CheckoutDeps, userUuid: string): Promise<string[]> {
  const path = `/recipient/${userUuid}/subscriptions`
  const answer = await known(deps, { of: 'subscription-manager', path, schema: KnownSubscriptions })
  const isRunning = ({ subscription_status, partial_subscription }: KnownSubscription) =>
    subscription_status === 'active' && !partial_subscription
  return (answer?.subscriptions ?? []).filter(isRunning).map(({ child_uuid }) => child_uuid)
}
type KnownSubscription = z.infer<typeof KnownSubscriptions>['subscriptions'][number]

type Advance = { anchor: string; size: number; locale: LocaleCode }

/** What so many kits cost in advance: an offer may reach over two bands. */
export async function offerOf(deps: CheckoutDeps, { anchor, size, locale }: Advance): Promise<KnownOffer | null> {
  const { language, currency } = localeOfCode(locale)
  const asked = { starting_product_anchor: anchor, language, currency_code: currency }
  const path = `/discounts/bundles?${new URLSearchParams(asked)}`
  const answer = await known(deps, { of: 'catalog', path, schema: KnownOffers }).catch(unavailable)
  return answer?.discounts.find((offer) => offer.size === size) ?? null
}

type Plan = { plan_anchor: string; plan_installment_id: string; sku: string }

/** A box has to be one of its plan's. */
export async function refuseUnknownPlan(deps: CheckoutDeps, { plan_anchor, plan_installment_id, sku }: Plan) {
  const path = `/subscription_plans/${encodeURIComponent(plan_anchor)}/installments?language=en`
  const answer = await known(deps, { of: 'catalog', path, schema: KnownPlan }).catch(unavailable)
  const isOne = answer?.subscription_plan.installments.some((one) => one.id === plan_installment_id && one.sku === sku)
  if (!isOne) throw new ServiceRefusal(422, 'invalid')
}

/** Before anything is done, another service's failure is ours: try again later. */
export function unavailable(error: unknown): never {
  throw error instanceof StepFailed ? new ServiceRefusal(503, 'later') : error
}

/** A refusal's code says what is wrong and names nobody. */
const codeOf = (text: string) => /"code":"(\w{1,40})"/.exec(text)?.[1] ?? 'no code'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
