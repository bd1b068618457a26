import { fromPromise } from 'xstate'
import { placeOfPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import type { Plan } from '~/services/domain/plans/plan-price.rules'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { getPlans, storePlan } from '~/services/flows/subscription/subscription.functions'
import { paymentOptionsMachine } from './payment-options.machine'

export const livePaymentOptionsMachine = paymentOptionsMachine.provide({
  actors: {
    storePlan: fromPromise<Result<PlanChoice, KeepError>, PlanChoice>(({ input }) => storePlan({ data: input })),
    loadPlans: fromPromise<Plan[] | null, { kitAnchor: string; isGift: boolean }>(({ input, signal }) =>
      getPlans({ data: { ...input, ...placeOfPage() }, signal }),
    ),
  },
  actions: { logFailure: () => reportQuietly('subscription.choice-failed') },
})
