import { marks, type Reading } from '~/machines/runtime/reading'
import { connectCheckoutStart } from '../../checkout/checkout-start/checkout-start.connect'
import type { ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

export function connectErcCheckoutContinue(snapshot: Reading<typeof ercCheckoutContinueMachine>) {
  const { checkoutStart } = snapshot.children
  const way = checkoutStart ? connectCheckoutStart(checkoutStart.getSnapshot()) : null
  return {
    ...marks('ercCheckoutContinue', snapshot),
    isBusy: snapshot.hasTag('busy') || way?.isBusy === true,
    /** S-384: the words are those of the page's error directives */
    hasFailed: way !== null && way.failure !== null,
  }
}
