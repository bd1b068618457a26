import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './content/messages'
import { untilLive } from './services/browser/live'

/** A page that breaks while it is hydrated never says that it listens; then the document does what it can. */
const PATIENCE_MS = 8000

/**
 * Hydrates the document; settles once its buttons listen. The framework keeps each page behind a boundary that is
 * hydrated after the root, so the page itself says when.
 */
export async function boot(): Promise<void> {
  // the page's texts must be there before anything is compared with it
  await loadMessages(document.documentElement.lang, location.pathname)
  await new Promise<void>((resolve, reject) => {
    untilLive.then(resolve)
    setTimeout(resolve, PATIENCE_MS)
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <StartClient />
        </StrictMode>,
        { onUncaughtError: reject },
      )
    })
  })
}
