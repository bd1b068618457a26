/** Whether the cart changed elsewhere before the application was there: stage 0 has heard it (src/client.tsx). */
export const hasMissedNews = () => document.documentElement.dataset.missed !== undefined

/** Calls back when the page returns as it was left: from the back-forward cache. The answer ends it. */
export function watchReturns(onReturn: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  }
  addEventListener('pageshow', listen)
  return () => removeEventListener('pageshow', listen)
}
