import { z } from 'zod'
import { Currency } from '~/services/domain/money/money.contract'

const UnpaidBox = {
  uuid: z.string(),
  kind: z.enum(['play_kit', 'reading']),
  anchor: z.string(),
  kits: z.number().int(),
}
/** A box whose payment failed. `amount` is cents, and pays for `kits` of them. */
const OpenPayment = z.object({ ...UnpaidBox, amount: z.number().int(), currency_code: Currency })
export type OpenPayment = z.infer<typeof OpenPayment>
/** GET /sub_engine/users/{uuid}/payment_retries: what is charged as soon as this person pays in another way. */
export const OpenPaymentsAnswer = z.object({ open_payments: z.array(OpenPayment) })

/**
 * POST /sub_engine/users/{uuid}/payment_retries (services only): this person pays in another way now. What could not be paid
 * is charged at once, and book boxes say `payment_label`. May be told twice.
 */
export const NewPaymentRetry = z.strictObject({ payment_label: z.string().min(1).max(120) })
/** `later`: nobody has answered; it is tried again by itself. `amount` null: what it comes to is not known yet. */
const TriedPayment = z.object({
  ...UnpaidBox,
  amount: z.number().int().nullable(),
  currency_code: Currency.nullable(),
  outcome: z.enum(['charged', 'declined', 'later']),
})
export type TriedPayment = z.infer<typeof TriedPayment>
export const PaymentRetriesAnswer = z.object({ retried: z.number().int(), charges: z.array(TriedPayment) })
export type PaymentRetries = z.infer<typeof PaymentRetriesAnswer>
