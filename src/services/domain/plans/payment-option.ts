/** How the kits of a subscription are paid (S-279): each as it comes, some in advance, or some in advance again and again. */
export const PAYMENT_OPTIONS = ['paygo', 'pay-up-front', 'recurring-pay-up-front'] as const
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]

/** What was chosen: `size` kits in advance, 1 where each is paid as it comes. */
export type PlanChoice = { paymentOption: PaymentOption; size: number; hasBooks: boolean }
