import { marks, type Reading } from '~/machines/runtime/reading'
import type { ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

export function connectErcCheckoutContinue(snapshot: Reading<typeof ercCheckoutContinueMachine>) {
  return {
    ...marks('ercCheckoutContinue', snapshot),
    isBusy: snapshot.hasTag('busy'),
    /** S-384: the words are those of the page's error directives */
    hasFailed: snapshot.matches('failed'),
  }
}
