import type { Step } from '~/services/flows/subscription/step-links.rules'

/** A step of the flow, or the page from which it was entered. */
export type Place = Step | 'before'

type Standing = { step: Step | 'giftDetails'; subflow: object | null }
type Parts = { paymentOptions?: unknown; checkoutStart?: unknown }

/** The step that a page is, by the part that it has: also while another page is being opened. */
export function stepOf({ paymentOptions, checkoutStart }: Parts): Step {
  if (checkoutStart) return 'orderReview'
  return paymentOptions ? 'paymentOptions' : 'childInfo'
}

/** Where "back" leads, of the chart and of the link alike; the simplified subflow has no payment options (S-022). */
export function placeBefore({ step, subflow }: Standing): Place {
  if (step === 'orderReview') return subflow ? 'childInfo' : 'paymentOptions'
  return step === 'paymentOptions' ? 'childInfo' : 'before'
}
