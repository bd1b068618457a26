/** Calls back when the page returns as it was left: from the back-forward cache. The answer ends it. */
export function watchReturns(onReturn: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  }
  addEventListener('pageshow', listen)
  return () => removeEventListener('pageshow', listen)
}
