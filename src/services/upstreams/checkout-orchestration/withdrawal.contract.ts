import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'

/**
 * POST /api/v1/checkout_orchestration/withdrawals (who has ordered, alone; decided: E-101): withdraws from an order. Once it is
 * noted it stands, however often it is asked for; 404 for another person's, 422 with `notOpen`, `tooLate`, or
 * `giftActivated` where the gift in it is redeemed.
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

/**
 * POST /api/v1/checkout_orchestration/withdrawal_declarations (our server; decided: E-101): somebody declares, without an
 * account, to withdraw from an order that is named by its number and the email that it was made with. It is noted at once; what
 * comes of it is mailed to the order's own email, and nobody else is told whether there is such an order.
 */
export const NewDeclaration = z.strictObject({
  order_id: z.string().min(1).max(40),
  email: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
})
export type NewDeclaration = z.infer<typeof NewDeclaration>
export const DeclarationAnswer = z.object({ declaration: z.object({ declared_at: z.iso.datetime() }) })

/** Why a declaration comes to nothing. `until`: the last day on which it would have counted, where there was one. */
export const RefusalLetter = z.strictObject({
  kind: z.literal('not-withdrawn'),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  order_id: z.string(),
  at: z.iso.datetime(),
  code: z.enum(['tooLate', 'notOpen', 'giftActivated']),
  until: CivilDate.nullable(),
})
export type RefusalLetter = z.infer<typeof RefusalLetter>

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
  /** a gift was in it, whose code is void now */
  is_gift: z.boolean().default(false),
  /** it has left: it is to be sent back */
  has_left: z.boolean(),
  /** whoever ordered has a page for it */
  has_account: z.boolean().default(true),
})
export type WithdrawalLetter = z.infer<typeof WithdrawalLetter>
