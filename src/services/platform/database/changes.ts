import { shared } from '../process/shared.server'

/** What embedded upstreams answer from. */
export type Source = 'content' | 'catalogue' | 'stock' | 'flags'
type Listener = (source: Source) => void

const changes = () => shared('changes', () => ({ count: 0, listeners: new Set<Listener>() }))

/**
 * Notifies the listeners that a source has changed, after the change is committed: whoever caches something made from
 * it forgets it.
 */
export function tellChange(source: Source) {
  changes().count += 1
  for (const notify of changes().listeners) notify(source)
}

/** Goes up with every change: what was read at a lower count may be old. */
export const changeCount = () => changes().count

/** Calls the listener on every change; the returned function unsubscribes it. */
export function onChange(listener: Listener): () => void {
  changes().listeners.add(listener)
  return () => {
    changes().listeners.delete(listener)
  }
}
