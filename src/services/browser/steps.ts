/**
 * The steps of one page in the browser's history, behind the '#': the server never sees them. The first one takes the
 * place of the address that led here; each other one is a new entry, so that the back button leads a step back.
 */
export function showStepInHistory(step: string, isFirst: boolean) {
  const hash = `#${step}`
  if (location.hash === hash) return
  if (isFirst) history.replaceState(history.state, '', hash)
  else history.pushState(history.state, '', hash)
}

/** The page has no steps any more. */
export const leaveSteps = () => history.replaceState(history.state, '', location.pathname + location.search)

/** Calls back with the step that the buyer has gone to by the browser's own buttons. The answer ends it. */
export function watchSteps(onStep: (step: string) => void): () => void {
  const listen = () => onStep(location.hash.slice(1))
  addEventListener('popstate', listen)
  return () => removeEventListener('popstate', listen)
}
