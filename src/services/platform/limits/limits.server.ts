import { openedDatabase } from '../database/database.server'
import { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { sharedPromise } from '../process/shared.server'
import { createLimits, type Limits } from './limits'
import { type LimiterStore, memoryStore, postgresStore, preparePostgres, redisStore } from './stores'

/** The limits of this process; several processes share them where Redis or PostgreSQL is there to count. */
export const limits = (): Promise<Limits> => sharedPromise('limits', open)

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
  return postgresStore(pool, () => exclusively(() => preparePostgres(pool)))
}
