import { z } from 'zod'
import type { Result } from '~/services/domain/result'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** E-101: which order somebody without an account withdraws from, by its number and the email that it was made with. */
export const DeclareWithdrawal = z.strictObject({ orderId: z.string().min(1).max(40), email: z.email().max(254) })
export type DeclareWithdrawal = z.infer<typeof DeclareWithdrawal>

/** `at`: when it was noted. Whether there is such an order is told to its own email alone. */
export type DeclareAnswer = Result<{ at: string }, CheckoutError | { kind: 'limited'; retryAfterSeconds: number }>
