import { env } from '../env/env.server'
import { shared } from '../process/shared.server'
import { isSameSecret } from './compare'
import { keptSecret } from './kept-secret.server'

/** The key of clock, faults, flags and mailbox: QA_KEY, else one made once and kept in the data folder. */
export const qaKey = () =>
  shared(
    'qa-key',
    () =>
      env().QA_KEY ??
      keptSecret(env().DATA_DIR, { name: 'qa-key', bytes: 18, remedy: 'delete it, and another one is made' }),
  )

/** Nobody has it where nothing is demonstrated. */
export const hasQaKey = (candidate: string): boolean => env().isDemo && isSameSecret(candidate, qaKey())
