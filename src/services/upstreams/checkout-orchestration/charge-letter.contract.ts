import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'

/**
 * About a charge that comes (`ahead`), that was made (`charged`) or that was refused (`failed`). `amount` is cents, all that
 * is taken; `on` is the shop's day of the charge, and `titles` are what it pays.
 */
export const ChargeLetter = z.strictObject({
  kind: z.enum(['ahead', 'charged', 'failed']),
  of: z.enum(['kits', 'boxes']).default('kits'),
  /** that it pays: several where a plan renews */
  kits: z.number().int().min(1).default(1),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  on: CivilDate,
  /** the last kit is among them: nothing comes after it */
  is_last: z.boolean().default(false),
  /** for whom kits are; null for boxes */
  child_name: z.string().max(100).nullable().default(null),
  titles: z.array(z.string().max(200)).min(1).max(60),
  amount: z.number().int().positive(),
  currency_code: Currency,
  /** of the parcel, whose tax is in the amount or on top of it: `tax` is cents; null says nothing of it */
  country: z.string().length(2).nullable().default(null),
  tax: z.number().int().nonnegative().default(0),
  payment_label: z.string().max(120),
  /** of the card that is, or was, to be charged: the gateway knows whether it has expired */
  gateway_token: z.string().min(1).max(100).nullable().default(null),
  /** it is taken from the balance, not by the gateway */
  is_credit: z.boolean().default(false),
  /** with all else that the balance pays until that day it is more than is left today */
  exceeds_credit: z.boolean().default(false),
  /** whose way to pay it is; null: the letter leads to their settings */
  user_uuid: Uuid.nullable().default(null),
  /** a contract begins, or begins again, with what was charged: who agreed to it may withdraw */
  begins: z.boolean().default(false),
  /** of what was charged; null where nothing was */
  order_id: z.string().max(64).nullable(),
})
export type ChargeLetter = z.infer<typeof ChargeLetter>

/** As it waits in the outbox, without the token; one that an older release left there says less. */
export const KeptLetter = ChargeLetter.omit({ gateway_token: true }).extend({ has_expired: z.boolean().default(false) })
export type KeptLetter = z.infer<typeof KeptLetter>
