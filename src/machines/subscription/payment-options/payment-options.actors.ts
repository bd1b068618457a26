import { fromPromise } from 'xstate'
import { createOrder } from '~/services/browser/in-order'
import { placeOfPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { localeOf } from '~/services/domain/locale'
import { plansOf } from '~/services/domain/plans/plan.rules'
import type { Plan } from '~/services/domain/prices/plan-price.rules'
import type { Result } from '~/services/domain/result'
import { getBundleOffers } from '~/services/flows/subscription/plans.functions'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { storePlan } from '~/services/flows/subscription/subscription.functions'
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
