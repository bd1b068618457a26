import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './content/messages'
import { keepEarlySteps } from './machines/counting/early'
import { untilLive } from './services/browser/live'

/** A page that breaks while it is hydrated never says that it listens; then the document does what it can. */
const PATIENCE_MS = 8000

/**
 * Hydrates the document; settles once its buttons listen. The framework keeps each page behind a boundary that is
 * hydrated after the root, so the page itself says when. `isAwaited`: somebody has pressed something and waits; otherwise
 * hydration gives way to whatever the page has to do.
 */
export async function boot(isAwaited: () => boolean): Promise<void> {
  const { dataset } = document.documentElement
  // before any flow starts (docs/decisions/0058-log-replay-and-inspector.md)
  if ('inspect' in dataset) (await import('./routes/-inspector/inspect')).inspect()
  // whoever has agreed to be counted is, from the first step on (docs/decisions/0060-funnels-by-name.md)
  else if ('counted' in dataset) keepEarlySteps()
  // the page's texts must be there before anything is compared with it
  await loadMessages(document.documentElement.lang, location.pathname)
  const router = await hydrateStart()
  await new Promise<void>((resolve, reject) => {
    untilLive.then(resolve)
    setTimeout(resolve, PATIENCE_MS)
    const hydrate = () => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
        { onUncaughtError: reject },
      )
    }
    if (isAwaited()) hydrateAtOnce(hydrate)
    else startTransition(hydrate)
  })
}

/** An event of a finger, mouse or key makes React hydrate the boundary around its target without a pause. */
function hydrateAtOnce(hydrate: () => void) {
  flushSync(hydrate)
  document.querySelector('main')?.dispatchEvent(new Event('auxclick', { bubbles: true }))
}
