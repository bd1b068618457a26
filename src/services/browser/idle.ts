/** Runs it in a moment in which nothing else is done; not every browser tells of one. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}
