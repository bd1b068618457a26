import { RateLimiterRes } from 'rate-limiter-flexible'
import { inTime } from '../clock/in-time'
import { count } from '../telemetry/telemetry.server'
import { LIMITS, type LimitName } from './classes'
import { type Counter, type LimiterStore, memoryStore } from './stores'

/** What one try left over. `retryAfterSeconds` is null while the visitor may go on. */
export type Taken = {
  name: LimitName
  limit: number
  remaining: number
  resetSeconds: number
  retryAfterSeconds: number | null
  /** counted by this process alone, because no shared store answers */
  isAlone: boolean
}

export type Limits = {
  /** Counts one try of `key` (an address, a cart, a user). */
  take(name: LimitName, key: string): Promise<Taken>
  /** Takes a try back that was counted and was no attempt at what the limit guards. */
  giveBack(name: LimitName, key: string): Promise<void>
}

type Options = {
  /** the first of them that answers counts */
  stores: readonly LimiterStore[]
  factor: number
  onStoreFailure: (error: unknown) => void
  now?: () => number
}

/** A store that takes longer is as good as away: nobody's page waits for a count. */
const PATIENCE_MS = 500
/** While a store is away it is asked once in that time, and nobody else waits for it. */
const AWAY_MS = 1000

/**
 * Counts by the first store that answers; while none does, by this process. Then each of several processes would allow
 * the whole of a limit and a visitor could try as often as there are processes: a strict class allows half of it. Signing
 * in by SRP takes three requests, two more for a mistyped password, and signing up takes four: all of them fit.
 */
export function createLimits({ stores, factor, onStoreFailure, now = () => performance.now() }: Options): Limits {
  const pointsOf = (name: LimitName) => Math.max(1, Math.round(LIMITS[name].points * factor))
  const pointsAlone = (name: LimitName) =>
    LIMITS[name].isStrict ? Math.max(1, Math.floor(pointsOf(name) / 2)) : pointsOf(name)
  const shared = stores.map((store) => ({
    counterOf: countersOf(store, pointsOf),
    awayUntil: Number.NEGATIVE_INFINITY,
  }))
  const own = countersOf(memoryStore(), pointsAlone)

  /** By the first counter that answers. */
  async function counting<T>(name: LimitName, count: (counter: Counter, isAlone: boolean) => Promise<T>): Promise<T> {
    for (const store of shared) {
      if (now() < store.awayUntil) continue
      try {
        return await inTime(count(store.counterOf(name), false), TOO_LATE)
      } catch (error) {
        store.awayUntil = now() + AWAY_MS
        onStoreFailure(error)
      }
    }
    return count(own(name), true)
  }

  return {
    async take(name, key) {
      const taken = await counting(name, async (counter, isAlone) => {
        const limit = isAlone ? pointsAlone(name) : pointsOf(name)
        return takenOf({ name, limit, ...(await consumed(counter, key)), isAlone })
      })
      if (taken.retryAfterSeconds !== null) count('playchart.limits.refused', { 'playchart.limit': name })
      return taken
    },
    async giveBack(name, key) {
      await counting(name, (counter) => counter.reward(key))
    },
  }
}

const TOO_LATE = {
  milliseconds: PATIENCE_MS,
  otherwise: (): never => {
    throw new Error(`the store of limits has not answered within ${PATIENCE_MS} ms`)
  },
}

/** One counter for each class, made when it is first needed. */
function countersOf(store: LimiterStore, pointsOf: (name: LimitName) => number) {
  const counters = new Map<LimitName, Counter>()
  return (name: LimitName): Counter => {
    const counter = counters.get(name) ?? store({ ...LIMITS[name], name, points: pointsOf(name) })
    counters.set(name, counter)
    return counter
  }
}

/** The library throws what is left when it is too much, and an error when it could not count. */
async function consumed(counter: Counter, key: string): Promise<{ left: RateLimiterRes; isOver: boolean }> {
  try {
    return { left: await counter.consume(key), isOver: false }
  } catch (left) {
    if (left instanceof RateLimiterRes) return { left, isOver: true }
    throw left
  }
}

type Left = Pick<Taken, 'name' | 'limit' | 'isAlone'> & { left: RateLimiterRes; isOver: boolean }

function takenOf({ left, isOver, ...counted }: Left): Taken {
  const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000))
  return {
    ...counted,
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

/** What a visitor is told whose tries are used up: that, for how long, and whether it is our fault. */
export function limitWords({ resetSeconds, isAlone }: Taken): string {
  const wait = `Please wait ${resetSeconds} ${resetSeconds === 1 ? 'second' : 'seconds'} and try again.`
  return isAlone ? `Something of ours is down, so fewer tries are taken. ${wait}` : `Too many tries. ${wait}`
}
