import { z } from 'zod'

/** An id, or the key of one intent: opaque, safe inside a path. RFC 9562, as `isUuid` reads it where there is no zod. */
export const Uuid = z.uuid()
