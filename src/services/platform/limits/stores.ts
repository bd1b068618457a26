import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { openRedis } from '../redis/redis.server'

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>
type CounterOptions = { name: string; points: number; seconds: number; isShared: boolean }
export type LimiterStore = (options: CounterOptions) => Counter

const TABLE = 'rate_limits'

const inMemory = ({ name, points, seconds }: CounterOptions) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

export const memoryStore = (): LimiterStore => inMemory

/** The library's own way deletes from the whole table, by each counter of each process. */
const SWEPT_BY_US = { clearExpiredByTimeout: false }

/** Makes the table that the counters share. The library would do it for each of them, all at once. */
export async function preparePostgres(pool: Pool): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const options = { storeClient: pool, storeType: 'pool', tableName: TABLE, points: 1, duration: 1, ...SWEPT_BY_US }
    new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()))
  })
  await pool.query(`create index if not exists ${TABLE}_expire on ${TABLE} (expire)`)
}

const BATCH = 1000

/** Deletes counts that have ended, in batches. Their times are those of the library: milliseconds of the real clock. */
export async function sweepPostgresCounts(pool: Pool, now = Date.now()): Promise<void> {
  // made by the first count; never, while Redis counts
  const { rows } = await pool.query('select 1 where to_regclass($1) is not null', [TABLE])
  if (rows.length === 0) return
  const next = `select key from ${TABLE} where expire < $1 order by expire limit ${BATCH}`
  for (;;) {
    const { rowCount } = await pool.query(`delete from ${TABLE} where key = any(array(${next}))`, [now])
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** Counts that several processes share, but for reads (classes.ts). `prepare` makes the table, also when it got lost. */
export function postgresStore(pool: Pool, prepare: () => Promise<unknown>): LimiterStore {
  let preparing: Promise<unknown> | null = null
  const forget = (error: unknown): never => {
    preparing = null
    throw error
  }
  const prepared = async <T>(count: () => Promise<T>) => {
    preparing ??= prepare().catch(forget)
    await preparing
    return count().catch((error: unknown) => (error instanceof Error ? forget(error) : Promise.reject(error)))
  }
  return (options) => {
    if (!options.isShared) return inMemory(options)
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      ...SWEPT_BY_US,
      keyPrefix: options.name,
      points: options.points,
      duration: options.seconds,
      inMemoryBlockOnConsumed: options.points + 1,
    })
    return {
      consume: (key) => prepared(() => counter.consume(key)),
      reward: (key) => prepared(() => counter.reward(key)),
    }
  }
}

/** Opens once it is connected, or after what a visitor may wait. Counts every class: one round trip to the store each. */
export async function redisStore(url: string): Promise<LimiterStore> {
  const { redis, connected } = openRedis(url, 'limits')
  await connected
  return (options) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `playchart:limits:${options.name}`,
      points: options.points,
      duration: options.seconds,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: options.points + 1,
    })
}
