import { setTimeout as wait } from 'node:timers/promises'

/** An answer waits no longer for a later one. */
const LONGEST_WAIT_MS = 3000

type Call<T> = { work: () => Promise<T>; signal?: AbortSignal }

/** Of two calls with the same key the first is answered after the second. */
export function createOvertaking() {
  const waiting = new Map<string, () => void>()
  return {
    isAwaited: (key: string) => waiting.has(key),
    /** Whether any call waits for a later one. */
    hasWaiting: () => waiting.size > 0,
    async answer<T>(key: string, call: Call<T>): Promise<T> {
      const release = waiting.get(key)
      if (!release) return overtaken(waiting, key, call)
      waiting.delete(key)
      // the later answer is on its way when the earlier one follows
      return call.work().finally(() => setImmediate(release))
    },
  }
}

async function overtaken<T>(waiting: Map<string, () => void>, key: string, { work, signal }: Call<T>): Promise<T> {
  const done = new AbortController()
  let mine = () => {}
  const later = new Promise<void>((resolve) => {
    mine = resolve
    waiting.set(key, resolve)
  })
  try {
    const answer = await work()
    const given = AbortSignal.any([done.signal, ...(signal ? [signal] : [])])
    await Promise.race([later, wait(LONGEST_WAIT_MS, undefined, { signal: given })])
    return answer
  } finally {
    done.abort()
    if (waiting.get(key) === mine) waiting.delete(key)
  }
}
