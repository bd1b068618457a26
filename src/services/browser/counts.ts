/** How often a transition was taken, by its name; of whom nobody knows. */
export type NamedCount = { machine: string; transition: string; count: number }

const ADDRESS = '/api/transition-counts'

/** Also from a page that is about to be left; what does not arrive is not missed. */
export function sendCounts(counts: readonly NamedCount[]) {
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ counts })], { type: 'application/json' }))
}

/** Calls back when the page is left or out of sight, from where a phone never brings some of them back; answers how to stop. */
export function whenLeaving(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') act()
  }
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', look)
  }
}
