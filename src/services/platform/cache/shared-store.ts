import { logEvent } from '../log/log.server'
import { openRedis } from '../redis/redis.server'

/** A store that several processes share. Every call settles within its own deadline. */
export type SharedStore = {
  /** `mark` is passed to `set`: what was loaded before a `forget` is not found after it. */
  get(key: string): Promise<{ text: string | null; mark: string }>
  set(entry: { key: string; text: string; seconds: number; mark: string }): Promise<unknown>
  /** Invalidates a group, the part of its keys before the first colon, for every process. */
  forget(group: string): Promise<unknown>
}

const PREFIX = 'playchart:v3:'
/** How often a group has been forgotten, by whichever build; an entry names the count at which its loading began. */
const markKey = (group: string) => `${PREFIX}forgotten:${group}`
export const groupOf = (key: string) => key.slice(0, key.indexOf(':'))

/** Redis or Valkey, where one is. `build`: each reads what it wrote itself, for the form of answers changes with it. */
export function sharedStore({ url, build }: { url: string | undefined; build: string }): SharedStore | undefined {
  if (!url) return undefined
  // a cache that hangs is worse than no cache
  const { redis, connected } = openRedis(url, 'cache')
  redis.on('error', (error: Error) => logEvent('cache.store-unreachable', { error }))
  /** groups to be invalidated as soon as an unreachable store is back */
  const owed = new Set<string>()
  const forget = async (group: string) => {
    owed.add(group)
    await connected
    await redis.incr(markKey(group))
    owed.delete(group)
  }
  const entryKey = (key: string) => `${PREFIX}${build}:${key}`
  return {
    forget,
    async get(key) {
      await connected
      const group = groupOf(key)
      if (owed.has(group)) await forget(group)
      const [mark, entry] = await redis.mget(markKey(group), entryKey(key))
      const [keptAt, text] = split(entry ?? '')
      return { mark: mark ?? '0', text: keptAt === (mark ?? '0') ? text : null }
    },
    set: ({ key, text, seconds, mark }) => redis.set(entryKey(key), `${mark}\n${text}`, 'EX', seconds),
  }
}

function split(entry: string): [string, string] {
  const end = entry.indexOf('\n')
  return [entry.slice(0, end), entry.slice(end + 1)]
}

type Read = {
  store: SharedStore | undefined
  key: string
  /** how long an answer may be kept */
  secondsOf: (answer: unknown) => number
  load: () => Promise<unknown>
}

/** The store's answer, else the source's, which the store then keeps. A store that fails costs nothing but its speed. */
export async function readThrough({ store, key, secondsOf, load }: Read): Promise<unknown> {
  if (!store) return load()
  const failed = (error: unknown) => logEvent('cache.store-unreachable', { error })
  const found = await store.get(key).catch(failed)
  const kept = found && found.text !== null ? parsed(found.text) : null
  if (kept) return kept.answer
  const answer = await load()
  if (found)
    store.set({ key, text: JSON.stringify(answer), seconds: secondsOf(answer), mark: found.mark }).catch(failed)
  return answer
}

/** Null for what no build has written like this: it is asked for anew, and written over. */
function parsed(text: string): { answer: unknown } | null {
  try {
    return { answer: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
