import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectCheckoutStart } from '../../checkout/checkout-start/checkout-start.connect'
import { connectChildInfo } from '../child-info/child-info.connect'
import { connectGiftDetails } from '../gift-details/gift-details.connect'
import { connectPaymentOptions } from '../payment-options/payment-options.connect'
import type { subscriptionFlowMachine } from './subscription-flow.machine'
import { placeBefore } from './subscription-flow.rules'

export function connectSubscriptionFlow(snapshot: Reading<typeof subscriptionFlowMachine>) {
  const { step, hrefs, subflow, problem } = snapshot.context
  const { childInfo, giftDetails, paymentOptions, checkoutStart } = snapshot.children
  return {
    ...marks('subscriptionFlow', snapshot),
    hrefs,
    backHref: hrefs[placeBefore({ step, subflow })],
    /** the step of this page; the others are null */
    childInfo: childInfo ? connectChildInfo(childInfo.getSnapshot()) : null,
    giftDetails: giftDetails ? connectGiftDetails(giftDetails.getSnapshot()) : null,
    paymentOptions: paymentOptions ? connectPaymentOptions(paymentOptions.getSnapshot()) : null,
    checkoutStart: checkoutStart ? connectCheckoutStart(checkoutStart.getSnapshot()) : null,
    isBusy: snapshot.hasTag('busy'),
    /** what could not be done; everything that was filled in is still there */
    problem,
  }
}
/** What a step sends: to the flow, and to its form by its name. */
export type SubscriptionFlowSend = FlowSend<typeof subscriptionFlowMachine>
export type SubscriptionFlowView = ReturnType<typeof connectSubscriptionFlow>
