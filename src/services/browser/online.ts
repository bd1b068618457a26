/** Calls back when the browser has a network again. The answer ends it. */
export function watchOnline(onOnline: () => void): () => void {
  addEventListener('online', onOnline)
  return () => removeEventListener('online', onOnline)
}
