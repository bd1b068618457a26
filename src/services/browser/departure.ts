import { isPersonalPath } from '~/services/flows/identity/identity.rules'

/** Reloads the page from our server, for whoever is signed in now. */
export const reloadPage = () => location.reload()

/** The same for a page that shows what belongs to one person alone. */
export function reloadPersonalPage() {
  if (isPersonalPath(location.pathname)) location.reload()
}

/**
 * Leaves for the address that our server has given after the session has ended; null: for this page, made anew. Should
 * the browser keep this page for its way back, nothing of it is shown until it is made anew (security.md C).
 */
export function leaveForGood(href: string | null) {
  addEventListener('pagehide', () => {
    document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  const target = href && URL.canParse(href, location.origin) ? new URL(href, location.origin) : null
  if (target && (target.origin === location.origin || target.protocol === 'https:')) location.assign(target)
  else location.reload()
}
