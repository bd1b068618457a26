import { z } from 'zod'
import type { AccountError } from './wire.contract'

/**
 * POST /users/{uuid}/erasures, by every service that keeps something of people (services only; decided: E-101): nothing of this
 * person is kept any more but what the tax office asks for, without a name. Says what shall be, so that a second time does no
 * harm. `email`: what guests have ordered with it is theirs too. 409 `running` while something that was agreed upon is still to be
 * done: then nothing has changed.
 */
export const NewErasure = z.strictObject({ email: z.email().max(254) })
export type NewErasure = z.infer<typeof NewErasure>
export const ErasureAnswer = z.object({ erased: z.literal(true) })

/** `running`: something that was paid is still to come. */
export type ErasureError = AccountError | { kind: 'running' }
