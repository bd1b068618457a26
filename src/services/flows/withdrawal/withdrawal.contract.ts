import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/**
 * Whether an order can be withdrawn from. `tooLate`: not any more. `notOpen`: it never could be. `giftActivated`: the
 * gift in it is redeemed.
 */
export type Standing = 'open' | 'withdrawn' | 'tooLate' | 'notOpen' | 'giftActivated'

/** E-101: who withdraws from which order. */
export const WithdrawOrder = z.strictObject({ as: Uuid, id: z.string().min(1).max(40) })
export type WithdrawOrder = z.infer<typeof WithdrawOrder>

/** `at`: when it was noted. */
export type WithdrawAnswer = Result<{ at: string }, CheckoutError>
