import { Redis } from 'ioredis'
import { whenClosing } from '../closing.server'
import { logEvent } from '../log.server'

/** A store that several processes share. Both calls settle within its own deadline. */
export type SharedStore = {
  get(key: string): Promise<string | null>
  set(key: string, text: string, seconds: number): Promise<unknown>
}

const PREFIX = 'playchart:v1:'

/** Redis or Valkey with answers in a quarter of a second or none: a cache that hangs is worse than no cache. */
export function sharedStore(url: string | undefined): SharedStore | undefined {
  if (!url) return undefined
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 250,
    connectTimeout: 1000,
  })
  redis.on('error', (error: Error) => logEvent('cache.store-unreachable', { error }))
  whenClosing('cache', async () => redis.disconnect())
  return {
    get: (key) => redis.get(PREFIX + key),
    set: (key, text, seconds) => redis.set(PREFIX + key, text, 'EX', seconds),
  }
}

type Read = { store: SharedStore | undefined; key: string; seconds: number; load: () => Promise<unknown> }

/** The store's answer, else the source's, which the store then keeps. A store that fails costs nothing but its speed. */
export async function readThrough({ store, key, seconds, load }: Read): Promise<unknown> {
  if (!store) return load()
  const failed = (error: unknown) => logEvent('cache.store-unreachable', { error })
  const text = await store.get(key).catch((error: unknown) => {
    failed(error)
    return null
  })
  if (text !== null) return JSON.parse(text)
  const value = await load()
  store.set(key, JSON.stringify(value), seconds).catch(failed)
  return value
}
