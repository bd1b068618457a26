import { z } from 'zod'
import { LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'

/**
 * POST /api/v1/checkout_orchestration/withdrawals (who has ordered, alone; decided: E-101): withdraws from an order. Once it is
 * noted it stands, however often it is asked for; 404 for another person's, 422 with `notOpen` or `tooLate`.
 */
export const NewWithdrawal = z.strictObject({ order_id: z.string().min(1).max(40), locale: z.enum(LOCALE_CODES) })
export type NewWithdrawal = z.infer<typeof NewWithdrawal>

/** `refund` is cents. */
const Withdrawal = z.object({
  order_id: z.string(),
  withdrawn_at: z.iso.datetime(),
  refund: z.number().int().nonnegative(),
  currency_code: Currency,
})
export type Withdrawal = z.infer<typeof Withdrawal>
export const WithdrawalAnswer = z.object({ withdrawal: Withdrawal })

/** The receipt that the law asks for: what was withdrawn from and when, and what goes back to which card. */
export const WithdrawalLetter = z.strictObject({
  kind: z.literal('withdrawn'),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  order_id: z.string(),
  at: z.iso.datetime(),
  amount: z.number().int().nonnegative(),
  currency_code: Currency,
  payment_label: z.string(),
  titles: z.array(z.string()),
  ends_subscription: z.boolean(),
  /** it has left: it is to be sent back */
  has_left: z.boolean(),
})
export type WithdrawalLetter = z.infer<typeof WithdrawalLetter>
