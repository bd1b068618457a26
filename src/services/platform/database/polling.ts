import { logEvent } from '../log/log.server'

/**
 * Looks again and again for what other processes have changed, one look at a time; the returned function stops it. One
 * line in the log when it cannot look, however long that lasts.
 */
export function poll(look: () => Promise<unknown>, everyMs: number): () => void {
  let isLooking = false
  let isBlind = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    try {
      await look()
      isBlind = false
    } catch (error) {
      if (!isBlind) logEvent('database.changes-unseen', { error })
      isBlind = true
    }
    isLooking = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}
