/** Loads the page anew when what stands behind the '#' has changed to something that asks for it. The answer ends it. */
export function reloadByHash(asks: () => boolean): () => void {
  const look = () => {
    if (asks()) location.reload()
  }
  addEventListener('hashchange', look)
  return () => removeEventListener('hashchange', look)
}
