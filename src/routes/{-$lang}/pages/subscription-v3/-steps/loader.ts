import { redirect } from '@tanstack/react-router'
import { startFlow } from '~/machines/runtime/flow'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import type { SubscriptionFlowInput } from '~/machines/subscription/subscription-flow/subscription-flow.machine'
import { type Kit, standaloneKit } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import { kitsAfter, laterOf, stopsOf } from '~/services/domain/plans/later.rules'
import { booksOf, onePrice, type PlanOffer, plansOf } from '~/services/domain/plans/plan.rules'
import { planIdOf } from '~/services/domain/prices/plan-price.rules'
import { getUser } from '~/services/flows/account/account.functions'
import { getChildInfoContent, getKitCards, getSubscriptionStep } from '~/services/flows/content/content.functions'
import type { SubscriptionStepSlug } from '~/services/flows/content/subscription-step.contract'
import { getProduct } from '~/services/flows/products/products.functions'
import { getBundleOffers } from '~/services/flows/subscription/plans.functions'
import { firstKit, stepBefore } from '~/services/flows/subscription/step.rules'
import {
  type FlowQuery,
  isGiftFlow,
  type Step,
  stepHref,
  subflowOf,
} from '~/services/flows/subscription/step-links.rules'
import type { PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { getSubscription } from '~/services/flows/subscription/subscription.functions'

export type StepAsked = { locale: Locale; query: FlowQuery }
type Remembered = Awaited<ReturnType<typeof getSubscription>>

/** Where each step is; `before` is the kit's page, else all of them. */
export function hrefsOf({ locale: { prefix }, query }: StepAsked, before: string | null) {
  const to = (step: Step) => stepHref(step, { ...query, prefix })
  return {
    before: before ?? `${prefix}/products/the-play-kits`,
    childInfo: to('childInfo'),
    paymentOptions: to('paymentOptions'),
    orderReview: to('orderReview'),
  }
}

/** Words, cards, memory and offers of a step after the first one. Without what it needs, another step opens instead. */
async function loadStep(
  step: 'paymentOptions' | 'orderReview',
  asked: StepAsked,
  slugs: Record<'own' | 'gift', SubscriptionStepSlug>,
) {
  const { locale, query } = asked
  const remembered = await getSubscription()
  const { memory, today } = remembered
  const first = stepBefore(step, { memory, query, today })
  const isGift = isGiftFlow(query, memory)
  const kit = firstKit(memory, { isGift })
  if (first || !kit) throw redirect({ href: stepHref(first ?? 'childInfo', { ...query, prefix: locale.prefix }) })
  const [content, steps, cards, offers, product] = await Promise.all([
    getSubscriptionStep({ data: { ...locale, slug: isGift ? slugs.gift : slugs.own } }),
    getChildInfoContent({ data: locale }),
    getKitCards({ data: locale }),
    getBundleOffers({ data: { startingKitAnchor: kit.anchor, locale: locale.code } }),
    getProduct({ data: { handle: kit.anchor, locale: locale.code } }),
  ])
  const prices = pricesOf({ remembered, isGift, kit, locale }, { offers, product })
  return {
    remembered,
    isGift,
    kit,
    page: { content, steps, cards: cards ?? [], stops: stopsIn({ remembered, isGift, kit }), ...prices },
  }
}

type Priced = { remembered: Remembered; isGift: boolean; kit: Kit; locale: Locale }
type Answers = {
  offers: { ok: true; value: PlanOffer[] } | { ok: false }
  product: Awaited<ReturnType<typeof getProduct>>
}

/** What each way costs; without the catalogue's offers only kit by kit is known. */
function pricesOf({ remembered, isGift, kit, locale: { region } }: Priced, { offers, product }: Answers) {
  const language = remembered.memory.child?.language ?? 'en'
  const [alone] = (product.ok && standaloneKit(product.value)?.variants) || []
  const single = alone ? { ...onePrice(kit, region), amountCents: alone.priceCents } : null
  return {
    plans: plansOf({ kit, region, offers: offers.ok ? offers.value : [], isGift, single }),
    books: booksOf({ language, region, isGift }),
    isShort: !offers.ok,
  }
}

const SHOWN_STOPS = 4

/** What comes when; nobody knows yet when a gift's child was born. */
function stopsIn({ remembered: { memory, today }, isGift, kit }: Omit<Priced, 'locale'>) {
  const count = SHOWN_STOPS
  if (!isGift && memory.child) return stopsOf(kit, { birthDate: memory.child.birthDate, today, count })
  return kitsAfter(kit, count).map(({ anchor }) => ({ anchor, on: null }))
}

/** S-019 */
export async function loadPaymentOptions(asked: StepAsked) {
  const slugs = { own: 'payment-options', gift: 'payment-options-gift' } as const
  const { remembered, isGift, kit, page } = await loadStep('paymentOptions', asked, slugs)
  const { plans, books, isShort } = page
  const started = await startStep(asked, {
    step: 'paymentOptions',
    payment: { kitAnchor: kit.anchor, isGift, plans, isShort, books, chosen: remembered.memory.plan },
  })
  return { ...page, kit, isGift, ...remembered, started }
}

/** S-018. `as` is the account for which the page is made. Without the catalogue's prices there is no review. */
export async function loadOrderReview(asked: StepAsked) {
  const { locale, query } = asked
  const [{ remembered, isGift, kit, page }, user] = await Promise.all([
    loadStep('orderReview', asked, { own: 'order-review', gift: 'order-review' }),
    getUser({ data: { as: null } }),
  ])
  const { plan } = remembered.memory
  const chosen = plan && page.plans.find(({ id }) => id === planIdOf(plan))
  if (page.isShort && !chosen) throw new Error('the catalogue did not answer')
  if (!plan || !chosen) throw redirect({ href: stepHref('paymentOptions', { ...query, prefix: locale.prefix }) })
  const as = user.ok ? user.value.uuid : null
  const source = isGift ? ('gift' as const) : ('subscription' as const)
  const started = await startStep(asked, {
    step: 'orderReview',
    checkout: { source, as, plan: null, signUpHref: signUpHref(asked) },
  })
  const { child } = remembered.memory
  const { today } = remembered
  const later =
    child && !isGift
      ? laterOf({ kit, region: locale.region, birthDate: child.birthDate, today, paid: plan.size })
      : null
  const renewal = await renewalOf({ kit, plan, locale })
  return {
    ...page,
    kit,
    isGift,
    ...remembered,
    plan,
    chosen,
    later,
    renewal,
    formFields: { source, as: as ?? '' },
    started,
  }
}

/** Back here after the account was made, with everything kept. */
const signUpHref = (asked: StepAsked) =>
  `${asked.locale.prefix}/sign-up?${new URLSearchParams({ return_to: hrefsOf(asked, null).orderReview })}`

/** What the same number costs again, from the kit on that comes after them; null where it does not renew. */
async function renewalOf({ kit, plan, locale }: { kit: Kit; plan: PlanChoice; locale: Locale }) {
  const [next] = kitsAfter(kit, KIT_COUNT).slice(plan.size)
  if (plan.paymentOption !== 'recurring-pay-up-front' || !next) return null
  const offers = await getBundleOffers({ data: { startingKitAnchor: next.anchor, locale: locale.code } })
  if (!offers.ok) throw new Error('the catalogue did not answer')
  return plansOf({ kit: next, region: locale.region, offers: offers.value, isGift: true, single: null }).find(
    ({ size }) => size === plan.size,
  )
}
const KIT_COUNT = 22

type OwnInput<Input> = Input extends unknown ? Omit<Input, 'hrefs' | 'subflow'> : never

export const startStep = (asked: StepAsked, input: OwnInput<SubscriptionFlowInput>, before: string | null = null) =>
  startFlow(subscriptionFlow, { ...input, hrefs: hrefsOf(asked, before), subflow: subflowOf(asked.query) })
