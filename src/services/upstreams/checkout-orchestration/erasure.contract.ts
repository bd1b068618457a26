import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LOCALE_CODES } from '~/services/domain/locale'
import { NewErasure } from '~/services/platform/wire/erasure.contract'

/**
 * POST /api/v1/checkout_orchestration/erasures (services only; decided: E-101): as everywhere, and the receipt is in the outbox. It
 * is the last letter to that address, which goes with it. 409 `running` while a payment or a withdrawal is under way.
 */
export const NewCheckoutErasure = NewErasure.extend({ user_uuid: Uuid, locale: z.enum(LOCALE_CODES) })
export type NewCheckoutErasure = z.infer<typeof NewCheckoutErasure>

/** That an erasure was asked for, and when. */
export const ErasureLetter = z.strictObject({
  kind: z.literal('erased'),
  to: z.email().max(254),
  locale: z.enum(LOCALE_CODES),
  at: z.iso.datetime(),
})
export type ErasureLetter = z.infer<typeof ErasureLetter>
