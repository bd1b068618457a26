import { shared } from '../process/shared.server'

/** What embedded upstreams answer from. */
export type Source = 'content' | 'catalogue' | 'stock' | 'flags'
type Listener = (source: Source) => void

const heard = () => shared('changes', () => ({ count: 0, listeners: new Set<Listener>() }))

/** Says that a source has changed, after the change is committed: who keeps something made from it forgets it. */
export function tellChange(source: Source) {
  heard().count += 1
  for (const hear of heard().listeners) hear(source)
}

/** Goes up with every change: what was read at a lower count may be old. */
export const changesHeard = () => heard().count

/** Hears of every change; the answer stops it. */
export function onChange(listener: Listener): () => void {
  heard().listeners.add(listener)
  return () => {
    heard().listeners.delete(listener)
  }
}
