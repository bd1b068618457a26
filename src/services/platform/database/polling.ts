import { logEvent } from '../log/log.server'

/** Looks again and again for what other processes have changed, one look at a time; the returned function stops it. */
export function poll(look: () => Promise<unknown>, everyMs: number): () => void {
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().catch((error: unknown) => logEvent('database.changes-unseen', { error }))
    isLooking = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}
