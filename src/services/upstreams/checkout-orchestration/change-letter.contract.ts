import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { ChargeLetter } from './charge-letter.contract'

/** That somebody cancelled or paused, on the shop's day `on`. `still`: what is paid and comes all the same, by date. */
export const ChangeLetter = z.strictObject({
  kind: z.enum(['cancelled', 'paused']),
  of: z.enum(['kits', 'boxes']),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  on: CivilDate,
  /** for whom kits are; null for boxes */
  child_name: z.string().max(100).nullable(),
  still: z
    .array(
      z.strictObject({
        anchor: z.string().max(64),
        on: CivilDate,
        /** that it waits for its day, or how far it is already */
        at: z.enum(['waits', 'billing', 'packed', 'underWay']).default('waits'),
      }),
    )
    .max(30),
})
export type ChangeLetter = z.infer<typeof ChangeLetter>

/**
 * POST /api/v1/checkout_orchestration/letters (services only), with an idempotency key: writes to somebody about a charge
 * or a change of their subscription, once per key.
 */
export const NewLetter = z.strictObject({ letter: z.union([ChargeLetter, ChangeLetter]) })
