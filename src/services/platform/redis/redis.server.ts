import { Redis } from 'ioredis'
import { whenClosing } from '../process/closing.server'

const CONNECT_MS = 1000

type Opened = {
  redis: Redis
  /** Settles once it is connected, or after what a visitor may wait; a command before that fails without a cause. */
  connected: Promise<void>
}

/** Redis or Valkey for one purpose: an answer in a quarter of a second or none, for whoever asks can do without. */
export function openRedis(url: string, purpose: string): Opened {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 250,
    connectTimeout: CONNECT_MS,
  })
  // each failure is reported by the call that met it
  redis.on('error', () => undefined)
  whenClosing(purpose, async () => redis.disconnect())
  const connected = new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    setTimeout(resolve, CONNECT_MS).unref()
  })
  return { redis, connected }
}
