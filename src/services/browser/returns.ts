/** Whether another tab changed the cart before the application had loaded: stage 0 has noted it (src/client.tsx). */
export const hasMissedChanges = () => document.documentElement.dataset.missed !== undefined

/** Calls back when the page returns as it was left: from the back-forward cache. The answer ends it. */
export function watchReturns(onReturn: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  }
  addEventListener('pageshow', listen)
  return () => removeEventListener('pageshow', listen)
}
