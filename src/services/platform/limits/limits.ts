import { RateLimiterRes } from 'rate-limiter-flexible'
import { LIMITS, type LimitName } from './classes'
import type { Counter, LimiterStore } from './stores'

/** What one try left over. `retryAfterSeconds` is null while the visitor may go on. */
type Taken = {
  name: LimitName
  limit: number
  remaining: number
  resetSeconds: number
  retryAfterSeconds: number | null
}

export type Limits = {
  /**
   * Counts one try of `key` (an address, a cart, a user). Null when the store is unreachable and the class is lenient.
   */
  take(name: LimitName, key: string): Promise<Taken | null>
}

type Options = { store: LimiterStore; factor: number; onStoreFailure: (error: unknown) => void }

export function createLimits({ store, factor, onStoreFailure }: Options): Limits {
  const counters = new Map<LimitName, Counter>()
  const pointsOf = (name: LimitName) => Math.max(1, Math.round(LIMITS[name].points * factor))

  function counterOf(name: LimitName): Counter {
    const counter = counters.get(name) ?? store({ ...LIMITS[name], name, points: pointsOf(name) })
    counters.set(name, counter)
    return counter
  }

  return {
    async take(name, key) {
      const limit = pointsOf(name)
      try {
        return takenOf({ name, limit, left: await counterOf(name).consume(key), isOver: false })
      } catch (left) {
        if (left instanceof RateLimiterRes) return takenOf({ name, limit, left, isOver: true })
        onStoreFailure(left)
        const { isStrict } = LIMITS[name]
        return isStrict ? { name, limit, remaining: 0, resetSeconds: 5, retryAfterSeconds: 5 } : null
      }
    },
  }
}

function takenOf({
  name,
  limit,
  left,
  isOver,
}: {
  name: LimitName
  limit: number
  left: RateLimiterRes
  isOver: boolean
}) {
  const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000))
  return {
    name,
    limit,
    remaining: isOver ? 0 : left.remainingPoints,
    resetSeconds,
    retryAfterSeconds: isOver ? resetSeconds : null,
  }
}

/** RateLimit header fields (draft 6, the form that clients know) and Retry-After once it is too much. */
export function limitHeaders({ limit, remaining, resetSeconds, retryAfterSeconds }: Taken): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
    ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
}
