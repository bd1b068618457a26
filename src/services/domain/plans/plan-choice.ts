import type { PaymentOption } from '../subscriptions/vocabulary'

/** What was chosen: `size` kits in advance, 1 where each is paid as it comes. */
export type PlanChoice = { paymentOption: PaymentOption; size: number; hasBooks: boolean }
