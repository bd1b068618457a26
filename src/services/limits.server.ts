import { openedDatabase } from './database.server'
import { env } from './env.server'
import { type CountedRequest, enforceLimits } from './limits/limit-request'
import { createLimits, type Limits } from './limits/limits'
import { type LimiterStore, memoryStore, postgresStore, preparePostgres, redisStore } from './limits/stores'
import { logEvent } from './log.server'
import { sharedPromise } from './shared.server'

/** The limits of this process; several processes share them where Redis or PostgreSQL is there to count. */
export const limits = (): Promise<Limits> => sharedPromise('limits', open)

/** Counts a request against its limits, or throws its refusal; answers headers for the response. */
export const countRequest = (counted: CountedRequest) => enforceLimits({ ...counted, limits })

async function open(): Promise<Limits> {
  return createLimits({
    store: await store(),
    factor: env().LIMITS_FACTOR,
    onStoreFailure: (error) => logEvent('limits.store-unreachable', { error }),
  })
}

async function store(): Promise<LimiterStore> {
  const { REDIS_URL, DATABASE_URL } = env()
  if (REDIS_URL) return redisStore(REDIS_URL)
  if (!DATABASE_URL) return memoryStore()
  const { pool, exclusively } = await openedDatabase()
  if (!pool) return memoryStore()
  await exclusively(() => preparePostgres(pool))
  return postgresStore(pool)
}
