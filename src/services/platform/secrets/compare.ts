import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that tells nothing of them: hashing first makes the lengths equal. */
export const isSameSecret = (given: string | Uint8Array, known: string | Uint8Array): boolean =>
  timingSafeEqual(digest(given), digest(known))

const digest = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest()
