import type { Language } from '../locale'
import { paymentLabelIn } from '../payment/payment-label.rules'

/** How it was paid, in the language of who looks at it: it was kept in that of its buying. */
export const labelledIn = <T extends { payment_label: string }>(order: T, language: Language): T => ({
  ...order,
  payment_label: paymentLabelIn(order.payment_label, language),
})
