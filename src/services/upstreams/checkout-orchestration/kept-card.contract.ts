import { z } from 'zod'
import { Card } from './checkout-orchestration.contract'

/**
 * POST /api/v1/checkout_orchestration/cards (services only), with an idempotency key: looks at a card without charging it,
 * and keeps of it what later charges need. 402 with `declined` or `card_expired`.
 */
export const NewCard = z.strictObject({ card: Card })
export type NewCard = z.infer<typeof NewCard>
const KeptCard = z.object({ brand: z.string(), last4: z.string().regex(/^\d{4}$/), gateway_token: z.string() })
export type KeptCard = z.infer<typeof KeptCard>
export const KeptCardAnswer = z.object({ card: KeptCard })
