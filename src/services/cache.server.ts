import { LRUCache } from 'lru-cache'
import { readThrough, type SharedStore, sharedStore } from './cache/shared-store'
import { env } from './env.server'
import { logEvent } from './log.server'
import { shared } from './shared.server'

type Load = () => Promise<unknown>
type Kept = { value: unknown }

/** How long an answer may be served after its time while its source is down: seconds (security.md C, stale-if-error). */
const STALE_SECONDS = 24 * 3600

export type Cached = <T>(request: { key: string; seconds: number; load: () => Promise<T> }) => Promise<T>

export type Cache = { cached: Cached; invalidate(prefix: string): void; clear(): void }

/**
 * Answers of upstreams, kept per process: single flight, served stale while it refreshes, and stale when its source
 * fails. With a shared store (Redis, Valkey) a second process finds what the first one fetched.
 */
export function createCache({
  store,
  now = () => performance.now(),
}: {
  store?: SharedStore
  now?: () => number
} = {}): Cache {
  const freshUntil = new Map<string, number>()
  const lru = new LRUCache<string, Kept, { load: Load; seconds: number }>({
    max: 2000,
    ttl: STALE_SECONDS * 1000,
    perf: { now },
    noDeleteOnFetchRejection: true,
    dispose: (_kept, key) => freshUntil.delete(key),
    fetchMethod: async (key, _old, { context: { load, seconds } }) => {
      const value = await readThrough({ store, key, seconds, load })
      freshUntil.set(key, now() + seconds * 1000)
      return { value }
    },
  })
  return {
    async cached<T>({ key, seconds, load }: { key: string; seconds: number; load: () => Promise<T> }) {
      const isFresh = (freshUntil.get(key) ?? 0) > now()
      const old = lru.get(key)
      const refreshing = isFresh && old ? null : lru.fetch(key, { context: { load, seconds }, forceRefresh: true })
      if (old && refreshing) refreshing.catch((error: unknown) => logEvent('cache.refresh-failed', { key, error }))
      const kept = old ?? (await refreshing)
      if (!kept) throw new Error(`the cache lost ${key}`)
      // the key names one loader, and so one type
      return kept.value as T
    },
    invalidate: (prefix) => {
      for (const key of lru.keys()) if (key.startsWith(prefix)) lru.delete(key)
    },
    clear: () => lru.clear(),
  }
}

const processCache = () => shared('cache', () => createCache({ store: sharedStore(env().REDIS_URL) }))

export const cached: Cached = (request) => processCache().cached(request)
export const invalidate = (prefix: string) => processCache().invalidate(prefix)
export const clearCache = () => processCache().clear()
