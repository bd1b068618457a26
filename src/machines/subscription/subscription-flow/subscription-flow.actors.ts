import { fromPromise } from 'xstate'
import { openPage, stopLeaving } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { storePlan } from '~/services/flows/subscription/subscription.functions'
import { liveCheckoutStartMachine } from '../../checkout/checkout-start/checkout-start.actors'
import { liveChildInfoMachine } from '../child-info/child-info.actors'
import { liveGiftDetailsMachine } from '../gift-details/gift-details.actors'
import { livePaymentOptionsMachine } from '../payment-options/payment-options.actors'
import { subscriptionFlowMachine } from './subscription-flow.machine'

export const liveSubscriptionFlowMachine = subscriptionFlowMachine.provide({
  actors: {
    childInfo: liveChildInfoMachine,
    giftDetails: liveGiftDetailsMachine,
    paymentOptions: livePaymentOptionsMachine,
    checkoutStart: liveCheckoutStartMachine,
    storePlan: fromPromise<Result<PlanChoice, KeepError>, PlanChoice>(({ input, signal }) =>
      storePlan({ data: input, signal }),
    ),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
  },
  actions: { stay: stopLeaving, logFailure: () => logFailure('subscription.choice-failed') },
})
