import type { ChildInfoContent } from './pages.contract'

/** S-085: "step X of Y" before the flow begins: its first step, and that of the payment options; null unless content numbers both. */
export function checkoutStep({ childInfo, paymentOptions }: ChildInfoContent['stepNumbers']) {
  return childInfo > 0 && paymentOptions > 0 ? { step: childInfo, steps: paymentOptions } : null
}
