import { LRUCache } from 'lru-cache'
import { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { ownBuildName } from '../process/own-build.server'
import { shared } from '../process/shared.server'
import { count } from '../telemetry/telemetry.server'
import { groupOf, readThrough, type SharedStore, sharedStore } from './shared-store'

type Load = () => Promise<unknown>
/** `isAbsent`: the source said that there is nothing. */
type Kept = { value: unknown; isAbsent: boolean }

/** How long an answer may be served after its time while its source is down: seconds (security.md C, stale-if-error). */
const STALE_SECONDS = 24 * 3600

/** How long it may be repeated that something is not there: somebody may be publishing it. */
const ABSENT_SECONDS = 10

/** `isAbsence`: which answers say that there is nothing; null and an empty list unless given. */
type Wanted<T> = { key: string; seconds: number; load: () => Promise<T>; isAbsence?: (answer: T) => boolean }

export type Cached = <T>(wanted: Wanted<T>) => Promise<T>

type Cache = {
  cached: Cached
  /** Forgets a group of answers, the part of their keys before the first colon; in the shared store for everybody. */
  invalidate(group: string): void
}

/**
 * Answers of upstreams, kept per process: single flight, served stale while it refreshes, and stale when its source
 * fails. With a shared store (Redis, Valkey) a second process finds what the first one fetched. That there is nothing
 * is kept for seconds, and never served stale.
 */
export function createCache({
  store,
  now = () => performance.now(),
}: {
  store?: SharedStore
  now?: () => number
} = {}): Cache {
  const freshUntil = new Map<string, number>()
  /**
   * generation of each group: an answer whose loading began before an invalidation is stored under a key that is never
   * read again
   */
  const forgotten = new Map<string, number>()
  const nameOf = (key: string) => `${key}\n${forgotten.get(groupOf(key)) ?? 0}`
  const lru = createLru({ store, now, freshUntil })
  return {
    async cached<T>({ key, seconds, load, isAbsence = isNothing }: Wanted<T>) {
      const name = nameOf(key)
      const isFresh = (freshUntil.get(name) ?? 0) > now()
      const known = lru.get(name)
      const old = known?.isAbsent && !isFresh ? undefined : known
      const result = old ? (isFresh ? 'hit' : 'stale') : 'miss'
      count('playchart.cache.requests', { 'playchart.cache.group': groupOf(key), 'playchart.cache.result': result })
      const isAbsent = (value: unknown) => isAbsence(answerIn<T>({ value }))
      const context = { key, load, seconds, isAbsent }
      const refreshing = isFresh && old ? null : lru.fetch(name, { context, forceRefresh: true })
      if (old && refreshing) refreshing.catch((error: unknown) => logEvent('cache.refresh-failed', { key, error }))
      const kept = old ?? (await refreshing)
      if (!kept) throw new Error(`the cache lost ${key}`)
      return answerIn<T>(kept)
    },
    invalidate: (group) => {
      // first, so that no later read finds it
      store?.forget(group).catch((error: unknown) => logEvent('cache.store-unreachable', { error }))
      forgotten.set(group, (forgotten.get(group) ?? 0) + 1)
      for (const name of lru.keys()) if (groupOf(name) === group) lru.delete(name)
    },
  }
}

// the key names one loader, and so one type
const answerIn = <T>({ value }: Pick<Kept, 'value'>) => value as T

const isNothing = (answer: unknown) => answer === null || (Array.isArray(answer) && answer.length === 0)

type Loading = { key: string; load: Load; seconds: number; isAbsent: (answer: unknown) => boolean }
type Keeping = { store: SharedStore | undefined; now: () => number; freshUntil: Map<string, number> }

/** As JSON; the values themselves take two to three times that. */
const MOST_CHARACTERS = 32 * 1024 * 1024

function createLru({ store, now, freshUntil }: Keeping) {
  return new LRUCache<string, Kept, Loading>({
    max: 2000,
    // two thousand answers may be small, or a page's whole content each
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ value }) => (JSON.stringify(value)?.length ?? 0) + 1,
    ttl: STALE_SECONDS * 1000,
    perf: { now },
    noDeleteOnFetchRejection: true,
    dispose: (_kept, name) => freshUntil.delete(name),
    fetchMethod: async (name, _old, { context: { key, load, seconds, isAbsent } }) => {
      const secondsOf = (answer: unknown) => (isAbsent(answer) ? Math.min(seconds, ABSENT_SECONDS) : seconds)
      const value = await readThrough({ store, key, secondsOf, load })
      freshUntil.set(name, now() + secondsOf(value) * 1000)
      return { value, isAbsent: isAbsent(value) }
    },
  })
}

const processCache = () =>
  shared('cache', () => createCache({ store: sharedStore({ url: env().REDIS_URL, build: ownBuildName() }) }))

export const cached: Cached = (request) => processCache().cached(request)
export const invalidate = (group: string) => processCache().invalidate(group)
