import { openedDatabase } from '../database/database.server'
import { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { sharedPromise } from '../process/shared.server'
import { createLimits, type Limits } from './limits'
import { type LimiterStore, memoryStore, postgresStore, preparePostgres, redisStore } from './stores'

/** The limits of this process; several share them: Redis counts where there is one, PostgreSQL while it is away. */
export const limits = (): Promise<Limits> => sharedPromise('limits', open)

async function open(): Promise<Limits> {
  return createLimits({
    stores: await stores(),
    factor: env().LIMITS_FACTOR,
    onStoreFailure: (error) => logEvent('limits.store-unreachable', { error }),
  })
}

async function stores(): Promise<LimiterStore[]> {
  const { REDIS_URL } = env()
  return [...(REDIS_URL ? [await redisStore(REDIS_URL)] : []), await databaseStore()]
}

/** One process has the embedded database, and counts for itself. */
async function databaseStore(): Promise<LimiterStore> {
  if (!env().DATABASE_URL) return memoryStore()
  const { pool, exclusively } = await openedDatabase()
  return pool ? postgresStore(pool, () => exclusively(() => preparePostgres(pool))) : memoryStore()
}
