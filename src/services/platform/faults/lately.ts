import type { FaultPlace } from './faults.contract'

/** So many operations are remembered. */
const MOST_SEEN = 60

export const keyOf = ({ upstream, operation }: FaultPlace) => `${upstream} ${operation}`

/** What was called lately, from the moment on in which somebody wants to know. */
export function createLately() {
  const seen = new Map<string, FaultPlace>()
  let isWatched = false
  return {
    isWatched: () => isWatched,
    watch: () => {
      isWatched = true
    },
    note(place: FaultPlace) {
      if (!isWatched) return
      seen.delete(keyOf(place))
      seen.set(keyOf(place), place)
      const [oldest] = seen.keys()
      if (oldest !== undefined && seen.size > MOST_SEEN) seen.delete(oldest)
    },
    seen: () => [...seen.values()].toReversed(),
  }
}
