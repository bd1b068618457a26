import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'

export const ChargeLetter = z.strictObject({
  kind: z.enum(['ahead', 'charged']),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  on: CivilDate,
  titles: z.array(z.string().max(200)).min(1).max(60),
  amount: z.number().int().positive(),
  currency_code: Currency,
  payment_label: z.string().max(120),
  /** of what was charged; null before */
  order_id: z.string().max(64).nullable(),
})
export type ChargeLetter = z.infer<typeof ChargeLetter>

/**
 * POST /api/v1/checkout_orchestration/letters (services only), with an idempotency key: writes to somebody about a charge
 * that comes (`ahead`) or that was made (`charged`), once per key. `amount` is cents, all that is taken from the card;
 * `on` is the shop's day of the charge, and `titles` are what it pays.
 */
export const NewChargeLetter = z.strictObject({ letter: ChargeLetter })
