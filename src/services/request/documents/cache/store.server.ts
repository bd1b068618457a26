import { LRUCache } from 'lru-cache'
import type { PageState } from './page-state.server'
import type { Page } from './stamp.server'

export type Entry = {
  page: Page
  /** null where the document carries it itself */
  state: PageState | null
  etag: string
  headers: ReadonlyArray<readonly [string, string]>
  freshUntil: number
  staleUntil: number
}

const ENTRY_OVERHEAD = 2048
/** Of pages that are open somewhere, also when their documents have been renewed since. */
const MOST_STATES_BYTES = 16 << 20

export type Store = ReturnType<typeof createStore>

/** Documents by key, the least used one gone first when they are more than `maxBytes` together. */
export function createStore(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.plain.length + page.gzip.length + ENTRY_OVERHEAD,
  })
  const states = new LRUCache<string, PageState>({
    maxSize: MOST_STATES_BYTES,
    sizeCalculation: ({ plain, gzip }) => plain.length + gzip.length,
  })
  return {
    get: (key: string) => entries.get(key),
    set(key: string, entry: Entry) {
      entries.set(key, entry)
      if (entry.state) states.set(entry.state.name, entry.state)
    },
    state: (name: string) => states.get(name),
    drop: (key: string) => entries.delete(key),
    /** `match` sees the path with its query */
    purge(match: (target: string) => boolean) {
      for (const key of entries.keys()) if (match(key.slice(0, key.indexOf('\n')))) entries.delete(key)
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
