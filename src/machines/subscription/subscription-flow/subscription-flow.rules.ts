import type { Step } from '~/services/flows/subscription/step-links.rules'

/** A step of the flow, or the page from which it was entered. */
export type Place = Step | 'before'

type Standing = { step: Step | 'giftDetails'; subflow: object | null }

/** Where "back" leads, of the chart and of the link alike; the simplified subflow has no payment options (S-022). */
export function placeBefore({ step, subflow }: Standing): Place {
  if (step === 'orderReview') return subflow ? 'childInfo' : 'paymentOptions'
  return step === 'paymentOptions' ? 'childInfo' : 'before'
}
