import { fromPromise } from 'xstate'
import { placeOfPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import type { Plan } from '~/services/domain/plans/plan-price.rules'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { getPaymentOptions, storePlan } from '~/services/flows/subscription/subscription.functions'
import { paymentOptionsMachine } from './payment-options.machine'

type Ask = { kitAnchor: string; isGift: boolean }

/** The plans are asked for as the page itself is made. */
export const livePaymentOptionsMachine = paymentOptionsMachine.provide({
  actors: {
    storePlan: fromPromise<Result<PlanChoice, KeepError>, PlanChoice>(({ input }) => storePlan({ data: input })),
    loadPlans: fromPromise<Plan[] | null, Ask>(async ({ input: { kitAnchor, isGift }, signal }) => {
      const data = { ...placeOfPage(), query: isGift ? { gift: 'true' } : {} }
      const step = await getPaymentOptions({ data, signal })
      // another tab may have gone back to the step before, or on with another child
      if (step.kind === 'first' || step.kit.anchor !== kitAnchor || step.isGift !== isGift) return null
      return step.isShort ? null : step.plans
    }),
  },
  actions: {
    logFailure: (_, failed) =>
      logFailure(failed === 'offers' ? 'subscription.offers-failed' : 'subscription.choice-failed', { failed }),
  },
})
