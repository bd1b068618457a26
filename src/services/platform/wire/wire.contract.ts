import { z } from 'zod'

/** Ids on the wires of the shop's own services: opaque, safe inside a path. */
export const Uuid = z.uuid()

/** A client key per customer's intent (UUID v4): the same key with the same body has one effect, for 24 hours. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** How the shop's own services say what is wrong; `code` is one of the contract's, the text is for engineers. */
export const WireError = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
export type WireError = z.infer<typeof WireError>
