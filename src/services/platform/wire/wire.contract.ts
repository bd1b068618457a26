import { z } from 'zod'
import type { Outage } from '~/services/domain/result'

/** A client key per customer's intent (UUID v4): the same key with the same body has one effect, for 24 hours. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/**
 * The account that our own server reads for without that person's token, beside its service token: the answers are
 * theirs and nobody else's, and every call that would change something is refused with 403 `readOnly`.
 */
export const READS_FOR_HEADER = 'x-reads-for'

/** How the shop's own services say what is wrong; `code` is one of the contract's, the text is for engineers. */
export const WireError = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
export type WireError = z.infer<typeof WireError>

/**
 * Why a call for a signed-in person was not made. `unauthorised`: nobody is signed in, or no longer. `otherPerson`:
 * somebody else than the one for whom the page was made (409, two tabs).
 */
export type IdentityRefusal = { kind: 'unauthorised' } | { kind: 'otherPerson' }

/** What every call of the account can end in, besides its own refusals. `notFound`: not there, or not this person's. */
export type AccountError = Outage | IdentityRefusal | { kind: 'notFound' }
