import { Redis } from 'ioredis'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { whenClosing } from '../process/closing.server'

export type Counter = Pick<RateLimiterAbstract, 'consume'>
type CounterOptions = { name: string; points: number; seconds: number; isShared: boolean; isStrict: boolean }
export type LimiterStore = (options: CounterOptions) => Counter

const TABLE = 'rate_limits'

const inMemory = ({ name, points, seconds }: CounterOptions) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

export const memoryStore = (): LimiterStore => inMemory

/** Makes the table that the counters share. The library would do it for each of them, all at once. */
export const preparePostgres = (pool: Pool) =>
  new Promise<void>((resolve, reject) => {
    const options = { storeClient: pool, storeType: 'pool', tableName: TABLE, points: 1, duration: 1 }
    new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()))
  })

/** Counts that several processes share; a strict class has no fallback, so it refuses when its store is down. */
export function postgresStore(pool: Pool): LimiterStore {
  return (options) =>
    options.isShared
      ? new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
          keyPrefix: options.name,
          points: options.points,
          duration: options.seconds,
          inMemoryBlockOnConsumed: options.points + 1,
          insuranceLimiter: options.isStrict ? undefined : inMemory(options),
        })
      : inMemory(options)
}

/**
 * Opens once it is connected, or after what a visitor may wait: strict classes refuse while the store is unreachable.
 */
export async function redisStore(url: string): Promise<LimiterStore> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 250,
    connectTimeout: 1000,
  })
  // each failure is reported by the call that met it
  redis.on('error', () => undefined)
  whenClosing('limits', async () => redis.disconnect())
  await connected(redis)
  return (options) =>
    options.isShared
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `playchart:limits:${options.name}`,
          points: options.points,
          duration: options.seconds,
          rejectIfRedisNotReady: true,
          inMemoryBlockOnConsumed: options.points + 1,
          insuranceLimiter: options.isStrict ? undefined : inMemory(options),
        })
      : inMemory(options)
}

const CONNECT_MS = 1000

const connected = (redis: Redis) =>
  new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    setTimeout(resolve, CONNECT_MS).unref()
  })
