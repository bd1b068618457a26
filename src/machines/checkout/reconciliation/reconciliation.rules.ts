import type { Card } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** With the pause between them, about half a minute; then the buyer decides when to look again. */
export const MOST_ROUNDS = 12

/** One try to pay: sent again it is still the same one, so it charges once at most. */
export type Attempt = { idempotencyKey: string; card: Card; total: number }

/** Sent only where a guard has seen an attempt; without one the server refuses. */
export const sentAs = (attempt: Attempt | null): Attempt =>
  attempt ?? { idempotencyKey: '', card: { number: '', exp_month: 1, exp_year: 2000, cvc: '', name: '' }, total: 0 }
