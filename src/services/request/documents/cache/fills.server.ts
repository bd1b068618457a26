import { fill, type Render } from './fill.server'
import type { DocumentKey } from './key.server'
import type { Entry, Store } from './store.server'

/** A route that did not opt in is not asked again for this long. */
const PASS_MS = 10_000
const MOST_PASSES = 10_000

type Fills = {
  /** Renders and keeps a document; requests for the same one share the rendering. Null: it must not be shared. */
  once(wanted: DocumentKey): Promise<Entry | null>
  isRunning(wanted: DocumentKey): boolean
  isPassed(wanted: DocumentKey): boolean
  /** A rendering that was started before a purge is never served. */
  forget(): void
  count(): number
}

type Options = Pick<Parameters<typeof fill>[0], 'origin' | 'keep' | 'now'> & { store: Store; render: Render }

export function createFills({ store, render, origin, keep, now }: Options): Fills {
  const passUntil = new Map<string, number>()
  let running = new Map<string, Promise<Entry | null>>()
  let count = 0

  function pass({ key }: DocumentKey) {
    if (passUntil.size >= MOST_PASSES) passUntil.clear()
    passUntil.set(key, now() + PASS_MS)
  }

  async function run(wanted: DocumentKey, among: typeof running): Promise<Entry | null> {
    count += 1
    try {
      const entry = await fill({ wanted, now, render, origin, keep })
      if (!entry) pass(wanted)
      if (among === running) entry ? store.set(wanted.key, entry) : store.drop(wanted.key)
      return entry
    } catch (error) {
      // without a copy to show meanwhile, each visitor's own rendering says what is wrong
      if (!store.get(wanted.key)) pass(wanted)
      throw error
    } finally {
      among.delete(wanted.key)
    }
  }

  return {
    count: () => count,
    isRunning: ({ key }) => running.has(key),
    isPassed: ({ key }) => (passUntil.get(key) ?? 0) > now(),
    forget: () => {
      running = new Map()
    },
    once(wanted) {
      const shared = running.get(wanted.key) ?? run(wanted, running)
      running.set(wanted.key, shared)
      return shared
    },
  }
}
