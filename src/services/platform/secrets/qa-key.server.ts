import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env/env.server'
import { shared } from '../lifecycle/shared.server'
import { keptSecret } from './kept-secret.server'

/** The key of clock, faults, flags and mailbox: QA_KEY, else one made once and kept in the data folder. */
export const qaKey = () =>
  shared('qa-key', () => env().QA_KEY ?? keptSecret(env().DATA_DIR, { name: 'qa-key', bytes: 18 }))

/** Compares in constant time. */
export function hasQaKey(candidate: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(candidate), digest(qaKey()))
}
