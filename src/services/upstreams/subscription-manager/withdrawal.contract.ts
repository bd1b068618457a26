import { z } from 'zod'

/**
 * POST /subscriptions/{uuid}/withdrawals and /sub_engine/subscriptions/{id}/withdrawals (services only; decided: E-101): who
 * bought it has withdrawn from the order that it began with. Done once, however often.
 */
export const NewWithdrawal = z.strictObject({ order_id: z.string().min(1).max(64) })
