import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { Currency } from '~/services/domain/money/money.contract'

/**
 * GET /users/{uuid}/personal_data (that person; decided: E-101): how they pay, and what friends have brought. Of a card its brand
 * and its last four digits are kept: of other ways `label` says what there is. No token that pays is in it.
 */
export const PaymentData = z.object({
  payment_methods: z.array(
    z.object({
      uuid: Uuid,
      kind: z.enum(['card', 'bankDebit', 'paypal', 'credit', 'store']),
      label: z.string(),
      brand: z.string().nullable(),
      last4: z.string().nullable(),
      is_primary: z.boolean(),
      billing_address_uuid: Uuid.nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  advocate_rewards: z.object({ total_balance: z.number().int(), currency_code: Currency }),
  /** what was paid from it; `returned_at`: it was given back then */
  credit_draws: z
    .array(
      z.object({
        amount: z.number().int(),
        currency_code: Currency,
        drawn_at: z.iso.datetime(),
        returned_at: z.iso.datetime().nullable().default(null),
      }),
    )
    .default([]),
})
export type PaymentData = z.infer<typeof PaymentData>
export const PaymentDataAnswer = z.object({ personal_data: PaymentData })
