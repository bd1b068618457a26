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
  /** counted by this process alone, because the shared store does not answer */
  isSpare: boolean
}

export type Limits = {
  /** Counts one try of `key` (an address, a cart, a user). */
  take(name: LimitName, key: string): Promise<Taken>
}

type Options = {
  store: LimiterStore
  factor: number
  onStoreFailure: (error: unknown) => void
  now?: () => number
}

/** A store that takes longer is as good as away: nobody's page waits for a count. */
const PATIENCE_MS = 500
/** While a store is away it is asked once in that time, and nobody else waits for it. */
const AWAY_MS = 1000

/**
 * Counts by the shared store; while that is away, by this process. Then each of several processes would allow the whole
 * of a limit and a visitor could try as often as there are processes: a strict class allows a quarter of it, which holds
 * the limit with four of them and lets somebody who mistyped a password sign in with any.
 */
export function createLimits({ store, factor, onStoreFailure, now = () => performance.now() }: Options): Limits {
  const pointsOf = (name: LimitName) => Math.max(1, Math.round(LIMITS[name].points * factor))
  const sparePointsOf = (name: LimitName) =>
    LIMITS[name].isStrict ? Math.max(1, Math.floor(pointsOf(name) / 4)) : pointsOf(name)
  const shared = countersOf(store, pointsOf)
  const spare = countersOf(memoryStore(), sparePointsOf)
  let awayUntil = Number.NEGATIVE_INFINITY

  async function bySpare(name: LimitName, key: string): Promise<Taken> {
    const { left, isOver } = await consumed(spare(name), key)
    return takenOf({ name, limit: sparePointsOf(name), left, isOver, isSpare: true })
  }

  async function byStore(name: LimitName, key: string): Promise<Taken> {
    if (now() < awayUntil) return bySpare(name, key)
    try {
      const { left, isOver } = await inTime(consumed(shared(name), key), TOO_LATE)
      return takenOf({ name, limit: pointsOf(name), left, isOver, isSpare: false })
    } catch (error) {
      awayUntil = now() + AWAY_MS
      onStoreFailure(error)
      return bySpare(name, key)
    }
  }

  return {
    async take(name, key) {
      const taken = await byStore(name, key)
      if (taken.retryAfterSeconds !== null) count('playchart.limits.refused', { 'playchart.limit': name })
      return taken
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

type Left = Pick<Taken, 'name' | 'limit' | 'isSpare'> & { left: RateLimiterRes; isOver: boolean }

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
export function limitWords({ resetSeconds, isSpare }: Taken): string {
  const wait = `Please wait ${resetSeconds} ${resetSeconds === 1 ? 'second' : 'seconds'} and try again.`
  return isSpare ? `Something of ours is down, so fewer tries are taken. ${wait}` : `Too many tries. ${wait}`
}
