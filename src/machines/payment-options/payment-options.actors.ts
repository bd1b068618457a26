import { fromPromise } from 'xstate'
import { createOrder } from '~/services/browser/in-order'
import { placeOfPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import { getBundleOffers } from '~/services/catalog/catalog.functions'
import { localeOf } from '~/services/locale'
import type { Result } from '~/services/result'
import { kitOfAnchor } from '~/services/shopify/kit.rules'
import { plansOf } from '~/services/subscription/plan.rules'
import type { Plan } from '~/services/subscription/plan-price.rules'
import type { KeepError, PlanChoice } from '~/services/subscription/subscription.contract'
import { storePlan } from '~/services/subscription/subscription.functions'
import { paymentOptionsMachine } from './payment-options.machine'

/** Two picks must not cross on their way: the newest is the last that is written. */
const inOrder = createOrder()

async function loadPlans({ kitAnchor, isGift }: { kitAnchor: string; isGift: boolean }): Promise<Plan[] | null> {
  const { language, region } = placeOfPage()
  const offers = await getBundleOffers({
    data: { startingKitAnchor: kitAnchor, locale: localeOf(language, region).code },
  })
  const kit = kitOfAnchor(kitAnchor)
  return offers.ok && kit ? plansOf({ kit, region, offers: offers.value, isGift, single: null }) : null
}

export const livePaymentOptionsMachine = paymentOptionsMachine.provide({
  actors: {
    storePlan: fromPromise<Result<PlanChoice, KeepError>, PlanChoice>(({ input }) =>
      inOrder(() => storePlan({ data: input })),
    ),
    loadPlans: fromPromise<Plan[] | null, { kitAnchor: string; isGift: boolean }>(({ input }) => loadPlans(input)),
  },
  actions: { logFailure: () => reportQuietly('subscription.choice-failed') },
})
