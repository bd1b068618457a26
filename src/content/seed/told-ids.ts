import { createHash } from 'node:crypto'

/** The same id for the same thing, after every seed: a link to what somebody has is one in every shop. */
export function seedUuid(text: string): string {
  const hex = createHash('sha256').update(`seed ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const seededSubscription = (childUuid: string) => seedUuid(`subscription ${childUuid}`)
export const seededKit = (childUuid: string, anchor: string) => seedUuid(`kit ${childUuid} ${anchor}`)
